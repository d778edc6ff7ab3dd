/// How large a picture is, in pixels, as its file's header says before anything is decoded.
struct PictureSize: Hashable, Sendable {
  let width: Int
  let height: Int

  init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  /// Reads the size; nil when the header does not hold one.
  init?(of format: PictureFormat, in file: [UInt8]) {
    let bytes = HeaderBytes(file)
    let size: PictureSize? =
      switch format {
      case .png: Self.png(bytes)
      case .jpeg: JPEGMarkers(file).frame
      case .gif: GIFFrame(bytes)?.size
      case .webP: WebPHeader(bytes)?.size
      case .bmp: Self.bmp(bytes)
      case .avif: ISOMediaHeader(bytes)?.size
      default: nil
      }
    guard let size, size.width > 0, size.height > 0 else { return nil }
    self = size
  }

  /// The header chunk, which has to be the first (ISO/IEC 15948, clause 11.2.2).
  private static func png(_ bytes: HeaderBytes) -> PictureSize? {
    guard bytes.hasText("IHDR", at: 12), let width = bytes.bigEndian(at: 16, count: 4),
      let height = bytes.bigEndian(at: 20, count: 4)
    else { return nil }
    return PictureSize(width: width, height: height)
  }

  /// The header behind the file's own of 14 bytes: 12 bytes in the oldest form, else 40 or more,
  /// with a height below 0 where the rows begin at the top.
  private static func bmp(_ bytes: HeaderBytes) -> PictureSize? {
    guard let length = bytes.littleEndian(at: 14, count: 4) else { return nil }
    let field = length == 12 ? 2 : 4
    guard let width = bytes.littleEndian(at: 18, count: field),
      let height = bytes.littleEndian(at: 18 + field, count: field)
    else { return nil }
    guard field == 4 else { return PictureSize(width: width, height: height) }
    let signed = Int(Int32(truncatingIfNeeded: height))
    return PictureSize(width: Int(Int32(truncatingIfNeeded: width)), height: abs(signed))
  }
}
