import CDeflate

/// The chunks of a PNG file that make its picture (ISO/IEC 15948, clauses 5.3 and 11.2).
///
/// libpng writes to the standard error stream about chunks that matter nothing here, such as colour
/// profiles that are slightly wrong, and unpacks texts of any length. It gets none of them.
struct PNGChunks {
  /// A file of these chunks alone.
  private(set) var file: [UInt8]
  /// The Exif data (PNG 3rd edition, clause 11.3.2.5).
  private(set) var exif: ArraySlice<UInt8>?
  private var packedProfile: ArraySlice<UInt8>?

  /// Takes the chunks out; nil when the file is cut off or a checksum is wrong.
  init?(_ bytes: [UInt8]) {
    let header = HeaderBytes(bytes)
    file = Array(bytes.prefix(8))
    file.reserveCapacity(bytes.count)
    var start = 8
    while let length = header.bigEndian(at: start, count: 4), let end = Self.end(start, length),
      let checksum = header.bigEndian(at: end - 4, count: 4)
    {
      let isWhole = Self.checksum(of: bytes[start + 4..<end - 4]) == checksum
      if Self.types.contains(where: { header.hasText($0, at: start + 4) }) {
        guard isWhole else { return nil }
        file += bytes[start..<end]
      } else if isWhole, header.hasText("iCCP", at: start + 4) {
        packedProfile = bytes[start + 8..<end - 4]
      } else if isWhole, header.hasText("eXIf", at: start + 4) {
        exif = bytes[start + 8..<end - 4]
      }
      if header.hasText("IEND", at: start + 4) { return }
      start = end
    }
    return nil
  }

  /// The colour profile (clause 11.3.3.3): a name, a zero, the method 0 and a zlib stream; nil when
  /// there is none, or when it is broken or too long.
  var profile: [UInt8]? {
    guard let packed = packedProfile, let nameEnd = packed.firstIndex(of: 0),
      packed.dropFirst(nameEnd + 1 - packed.startIndex).first == 0,
      let decompressor = libdeflate_alloc_decompressor()
    else { return nil }
    defer { libdeflate_free_decompressor(decompressor) }
    let stream = Array(packed.suffix(from: nameEnd + 2))
    var count = 0
    let profile = [UInt8](unsafeUninitializedCapacity: ColorProfile.maximumLength) { buffer, used in
      let result = libdeflate_zlib_decompress(
        decompressor, stream, stream.count, buffer.baseAddress, buffer.count, &count)
      used = result == LIBDEFLATE_SUCCESS ? count : 0
    }
    return profile.isEmpty ? nil : profile
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
