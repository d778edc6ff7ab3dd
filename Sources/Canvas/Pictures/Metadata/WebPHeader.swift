/// The first chunk of a WebP file (RFC 9649, section 2).
///
/// Where it is the extended header, the decoder refuses a picture of another size.
struct WebPHeader {
  let size: PictureSize
  let isAnimated: Bool

  init?(_ bytes: HeaderBytes) {
    if bytes.hasText("VP8X", at: 12) {
      guard let flags = bytes.byte(at: 20), let width = bytes.littleEndian(at: 24, count: 3),
        let height = bytes.littleEndian(at: 27, count: 3)
      else { return nil }
      size = PictureSize(width: width + 1, height: height + 1)
      isAnimated = flags & 2 != 0
    } else if bytes.hasText("VP8L", at: 12) {
      guard let bits = bytes.littleEndian(at: 21, count: 4) else { return nil }
      size = PictureSize(width: bits & 0x3FFF + 1, height: bits >> 14 & 0x3FFF + 1)
      isAnimated = false
    } else if bytes.hasText("VP8 ", at: 12) {
      guard let width = bytes.littleEndian(at: 26, count: 2),
        let height = bytes.littleEndian(at: 28, count: 2)
      else { return nil }
      // The two highest bits of each tell how to scale (RFC 6386, section 9.1).
      size = PictureSize(width: width & 0x3FFF, height: height & 0x3FFF)
      isAnimated = false
    } else {
      return nil
    }
  }

  /// The most chunks that are looked at.
  private static let maximumChunks = 256

  /// What the first chunk of a type holds (RFC 9649, section 2.3); nil when there is none.
  static func chunk(_ type: StaticString, in bytes: HeaderBytes) -> ArraySlice<UInt8>? {
    var offset = 12
    for _ in 0..<maximumChunks {
      guard let length = bytes.littleEndian(at: offset + 4, count: 4) else { return nil }
      if bytes.hasText(type, at: offset) { return bytes.slice(at: offset + 8, count: length) }
      // A chunk of odd length has a byte behind it.
      offset += 8 + length + length % 2
    }
    return nil
  }
}
