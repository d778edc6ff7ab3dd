import CDeflate

/// The chunks of a PNG file, put together in memory (ISO/IEC 15948, clauses 5 and 11).
struct PNGFile {
  private(set) var bytes: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// What a sample of the picture means (clause 11.2.2).
  enum ColorType: UInt8 {
    case rgb = 2
    case indexed = 3
    case rgba = 6
  }

  /// The rendering intent of pictures that are to look good (clause 11.3.3.5).
  private static let perceptualIntent: UInt8 = 0

  /// Starts a picture of sRGB colours that is not interlaced, with `depth` bits a sample.
  init(width: Int, height: Int, colorType: ColorType, depth: Int) {
    var header: [UInt8] = []
    header.append(contentsOf: bigEndian(UInt32(clamping: width)))
    header.append(contentsOf: bigEndian(UInt32(clamping: height)))
    header.append(contentsOf: [UInt8(truncatingIfNeeded: depth), colorType.rawValue, 0, 0, 0])
    appendChunk("IHDR", header)
    appendChunk("sRGB", [Self.perceptualIntent])
  }

  mutating func appendChunk(_ type: StaticString, _ data: some Collection<UInt8>) {
    bytes.append(contentsOf: bigEndian(UInt32(clamping: data.count)))
    let start = bytes.count
    type.withUTF8Buffer { bytes.append(contentsOf: $0) }
    bytes.append(contentsOf: data)
    let checksum = bytes[start...].withUnsafeBytes {
      libdeflate_crc32(0, $0.baseAddress, $0.count)
    }
    bytes.append(contentsOf: bigEndian(checksum))
  }

  private func bigEndian(_ value: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }
}
