import CDeflate

/// The chunks of a PNG file that make its picture (ISO/IEC 15948, clauses 5.3 and 11.2).
///
/// libpng writes to the standard error stream about chunks that matter nothing here, such as colour
/// profiles that are slightly wrong, and unpacks texts of any length. It gets none of them.
struct PNGChunks {
  /// A file of these chunks alone.
  private(set) var file: [UInt8]

  /// Takes the chunks out; nil when the file is cut off or a checksum is wrong.
  init?(_ bytes: [UInt8]) {
    let header = HeaderBytes(bytes)
    file = Array(bytes.prefix(8))
    file.reserveCapacity(bytes.count)
    var start = 8
    while let length = header.bigEndian(at: start, count: 4), let end = Self.end(start, length),
      let checksum = header.bigEndian(at: end - 4, count: 4)
    {
      if Self.types.contains(where: { header.hasText($0, at: start + 4) }) {
        guard Self.checksum(of: bytes[start + 4..<end - 4]) == checksum else { return nil }
        file += bytes[start..<end]
      }
      if header.hasText("IEND", at: start + 4) { return }
      start = end
    }
    return nil
  }

  private static let types: [StaticString] = ["IHDR", "PLTE", "tRNS", "IDAT", "IEND"]

  /// The offset behind a chunk; nil for a length beyond the limit of clause 5.3.
  private static func end(_ start: Int, _ length: Int) -> Int? {
    length <= Int(Int32.max) ? start + 12 + length : nil
  }

  private static func checksum(of bytes: ArraySlice<UInt8>) -> Int {
    bytes.withUnsafeBytes { Int(libdeflate_crc32(0, $0.baseAddress, $0.count)) }
  }
}
