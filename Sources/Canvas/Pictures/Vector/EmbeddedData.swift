/// The data that a drawing (SVG) embeds by addresses of the scheme `data` (RFC 2397).
struct EmbeddedData {
  private let bytes: [UInt8]

  /// The most pieces of data in a drawing; each is looked at to its end.
  private static let maximumCount = 100

  /// - Parameter drawing: the file, whose ASCII characters are one byte each.
  init(in drawing: [UInt8]) {
    bytes = PlainMarkup(drawing).bytes
  }

  /// Whether all of it are PNG or JPEG pictures with few enough pixels, or fonts, which are not
  /// read.
  var isHarmless: Bool {
    var pixels = 0
    var count = 0
    var start = 0
    while let content = next(from: &start) {
      count += 1
      guard count <= Self.maximumCount else { return false }
      let data = Self.decoded(content)
      if Self.isFont(data) { continue }
      guard let format = PictureFormat(of: data), [.png, .jpeg].contains(format),
        let size = PictureSize(of: format, in: data),
        max(size.width, size.height) <= Picture.maximumSide
      else { return false }
      pixels += size.width * size.height
      guard pixels <= SVGScreening.maximumEmbeddedPixels else { return false }
    }
    return true
  }

  /// What stands behind the next `data:` that begins an address; moves behind that.
  private func next(from start: inout Int) -> ArraySlice<UInt8>? {
    while let colon = bytes[start...].firstIndex(of: UInt8(ascii: ":")) {
      start = colon + 1
      let scheme = bytes[max(0, colon - 4)..<colon]
      let before = bytes[..<scheme.startIndex].last { $0 > 0x20 }
      guard scheme.elementsEqual("data".utf8, by: { $0 | 0x20 == $1 }),
        before.map({ "\"'(;=".utf8.contains($0) }) ?? true
      else { continue }
      return bytes[start...].prefix { !"\"'<>".utf8.contains($0) }
    }
    return nil
  }

  /// The data of an address behind `data:`, as base 64 or with percent signs.
  private static func decoded(_ address: ArraySlice<UInt8>) -> [UInt8] {
    guard let comma = address.firstIndex(of: UInt8(ascii: ",")) else { return [] }
    let type = String(decoding: address[..<comma], as: UTF8.self).lowercased()
    let content = PlainMarkup.withoutPercents(address[(comma + 1)...])
    return type.contains("base64") ? base64(content) : content
  }

  /// Decodes base 64 (RFC 4648, section 4); what is not of its alphabet is left out.
  private static func base64(_ text: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(text.count / 4 * 3)
    var bits: UInt32 = 0
    var count = 0
    for byte in text {
      switch byte {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): bits = bits << 6 | UInt32(byte - 65)
      case UInt8(ascii: "a")...UInt8(ascii: "z"): bits = bits << 6 | UInt32(byte - 71)
      case UInt8(ascii: "0")...UInt8(ascii: "9"): bits = bits << 6 | UInt32(byte + 4)
      case UInt8(ascii: "+"): bits = bits << 6 | 62
      case UInt8(ascii: "/"): bits = bits << 6 | 63
      default: continue
      }
      count += 6
      if count >= 8 {
        count -= 8
        result.append(UInt8(truncatingIfNeeded: bits >> UInt32(count)))
      }
    }
    return result
  }

  private static func isFont(_ data: [UInt8]) -> Bool {
    ["wOFF", "wOF2", "OTTO"].contains { data.starts(with: $0.utf8) }
  }
}
