/// An opaque sRGB colour, as hexadecimal digits write it.
package struct HexColor: Hashable, Sendable {
  package var red: UInt8
  package var green: UInt8
  package var blue: UInt8

  package init(red: UInt8, green: UInt8, blue: UInt8) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// The colour of `#rgb`, `#rrggbb` or `rrggbb`; nil for any other text.
  package init?(_ text: String) {
    let digits = text.hasPrefix("#") ? text.dropFirst() : text[...]
    let values = digits.compactMap { $0.isASCII ? $0.hexDigitValue : nil }
    guard values.count == digits.count else { return nil }
    switch (values.count, text.hasPrefix("#")) {
    case (3, true):
      let bytes = values.map { UInt8(truncatingIfNeeded: $0 * 17) }
      self.init(red: bytes[0], green: bytes[1], blue: bytes[2])
    case (6, _):
      let bytes = stride(from: 0, to: 6, by: 2).map {
        UInt8(truncatingIfNeeded: values[$0] * 16 + values[$0 + 1])
      }
      self.init(red: bytes[0], green: bytes[1], blue: bytes[2])
    default:
      return nil
    }
  }
}

extension ValueDecoder<HexColor> {
  /// A colour as `"#rgb"`, `"#rrggbb"` or the six digits alone, which need no quotes.
  package static var color: ValueDecoder {
    ValueDecoder { node, context in
      if let color = node.text.flatMap({ HexColor($0.trimmed) }) { return color }
      context.reportMismatch(
        node, expected: "a colour", hint: "write it as in \"#1668d6\", quotes included")
      return nil
    }
  }
}
