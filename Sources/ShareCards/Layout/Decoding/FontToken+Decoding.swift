import Documents

extension FontToken {
  /// Decodes the name of a font of the style, a mapping with that name and a scale, or one with
  /// size, weight and design.
  static var decoder: ValueDecoder<FontToken> {
    ValueDecoder { node, context in
      guard let entries = node.entries else { return named.decode(node, in: &context) }
      return entries.contains { $0.key == "style" }
        ? scaled.decode(node, in: &context) : custom.decode(node, in: &context)
    }
  }

  private static var named: ValueDecoder<FontToken> {
    .choice(
      [("title", .title), ("subtitle", .subtitle), ("metric", .metric), ("brand", .brand)],
      noun: "font", label: "fonts")
  }

  private static var scaled: ValueDecoder<FontToken> {
    .mapping { reader in
      let font = reader.required("style", named)
      let scale = reader.value("scale", .number(in: 0.25...4), default: 1)
      return font.map { .scaled($0, by: scale) }
    }
  }

  private static var custom: ValueDecoder<FontToken> {
    .mapping { reader in
      let size = reader.required("size", .number(in: 1...1000))
      let weight = reader.value(
        "weight", .choice(noun: "weight", label: "weights"), default: CardFont.Weight.regular)
      let design = reader.value(
        "design", .choice(noun: "design", label: "designs"), default: CardFont.Design.default)
      return size.map { .custom(CardFont(size: $0, weight: weight, design: design)) }
    }
  }
}
