import Documents

extension ValueDecoder<StyleColor> {
  /// A colour as `"#rrggbb"`, `"#rrggbbaa"`, or a tone of the brand's: `{tone: 30, opacity: 0.5}`.
  package static var styleColor: ValueDecoder {
    ValueDecoder { node, context in
      if node.entries != nil {
        return ValueDecoder<StyleTone>.tone.decode(node, in: &context).map { .tone($0) }
      }
      if let text = node.text, let color = CardColor(hexadecimal: text.trimmed) {
        return .fixed(color)
      }
      context.reportMismatch(
        node, expected: "a colour",
        hint: "write it as in \"#1668d6\", quotes included, or as in {tone: 30}")
      return nil
    }
  }
}

extension ValueDecoder<StyleTone> {
  /// The strongest factor of the chroma: no two colours of sRGB are so far apart.
  private static let largestChroma = 4.0

  fileprivate static var tone: ValueDecoder {
    .mapping { reader in
      let lightness = reader.required("tone", .number(in: 0...100))
      let chroma = reader.value("chroma", .number(in: 0...largestChroma), default: 1)
      let opacity = reader.value("opacity", .number(in: 0...1), default: 1)
      return lightness.map { StyleTone(lightness: $0, chroma: chroma, opacity: opacity) }
    }
  }
}

extension CardColor {
  /// A colour by its digits: `#rgb`, `#rrggbb`, `rrggbb`, or `#rrggbbaa` with an opacity; nil for any
  /// other text.
  package init?(hexadecimal text: String) {
    let hasOpacity = text.hasPrefix("#") && text.utf8.count == "#rrggbbaa".utf8.count
    let opacity = hasOpacity ? text.suffix(2) : "ff"
    guard opacity.allSatisfy(\.isHexDigit), let alpha = UInt8(opacity, radix: 16),
      let color = HexColor(hasOpacity ? String(text.dropLast(2)) : text)
    else { return nil }
    let components = [color.red, color.green, color.blue, alpha].map { Double($0) / 255 }
    self.init(
      red: components[0], green: components[1], blue: components[2], opacity: components[3])
  }
}
