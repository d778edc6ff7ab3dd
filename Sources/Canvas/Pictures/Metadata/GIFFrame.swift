/// The first picture of a GIF file (GIF89a specification, sections 18 to 22).
///
/// Its size is its own; the screen that the file's header speaks of can be larger.
struct GIFFrame {
  let size: PictureSize
  /// Whether the picture's data goes on until its end; libgd would take what there is.
  let isComplete: Bool

  /// Finds the first picture; nil when the file ends before it.
  init?(_ bytes: HeaderBytes) {
    guard let flags = bytes.byte(at: 10) else { return nil }
    var offset = 13 + Self.colorTableLength(flags)
    while bytes.byte(at: offset) == 0x21 {
      guard let next = Self.end(ofBlocksAt: offset + 2, in: bytes) else { return nil }
      offset = next
    }
    guard bytes.byte(at: offset) == 0x2C,
      let width = bytes.littleEndian(at: offset + 5, count: 2),
      let height = bytes.littleEndian(at: offset + 7, count: 2),
      let local = bytes.byte(at: offset + 9)
    else { return nil }
    size = PictureSize(width: width, height: height)
    let data = offset + 11 + Self.colorTableLength(local)
    isComplete = Self.end(ofBlocksAt: data, in: bytes) != nil
  }

  /// The length in bytes of the colour table that the packed fields announce.
  private static func colorTableLength(_ flags: UInt8) -> Int {
    flags & 0x80 == 0 ? 0 : 3 << (Int(flags & 7) + 1)
  }

  /// The offset behind a run of data blocks and the empty one that ends it.
  private static func end(ofBlocksAt start: Int, in bytes: HeaderBytes) -> Int? {
    var offset = start
    while let length = bytes.byte(at: offset) {
      offset += 1 + Int(length)
      if length == 0 { return offset }
    }
    return nil
  }
}
