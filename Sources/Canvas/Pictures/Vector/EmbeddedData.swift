/// The data that a drawing (SVG) embeds by addresses of the scheme `data` (RFC 2397).
///
/// Only what is certain to be read here as librsvg reads it is let through: pictures and fonts in
/// base 64, whose media type says the same as their bytes.
struct EmbeddedData {
  private let bytes: [UInt8]

  /// The most pieces of data in a drawing.
  private static let maximumCount = 100

  /// - Parameter drawing: the file with its escapes put plainly.
  init(in drawing: PlainMarkup) {
    bytes = drawing.bytes
  }

  /// Whether all of it are PNG or JPEG pictures with few enough pixels, or fonts, which are not
  /// read.
  var isHarmless: Bool {
    var pixels = 0
    var count = 0
    var length = 0
    var start = 0
    while let address = next(from: &start) {
      count += 1
      // Addresses that lie in each other would each be decoded to their common end.
      length += address.count
      guard count <= Self.maximumCount, length <= bytes.count,
        let data = DataAddress(address)
      else { return false }
      if data.isFont { continue }
      guard let size = data.pictureSize,
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
      guard scheme.elementsEqual("data".utf8, by: { $0 | 0x20 == $1 }) else { continue }
      let before = bytes[..<scheme.startIndex].last { $0 > 0x20 }
      guard before.map({ "\"'(;=".utf8.contains($0) }) ?? true else { continue }
      // An address of CSS without quotes ends with its bracket.
      let isBracketed = before == UInt8(ascii: "(")
      return bytes[start...].prefix {
        !"\"'<>".utf8.contains($0) && !(isBracketed && $0 == UInt8(ascii: ")"))
      }
    }
    return nil
  }
}
