import Documents

extension FontToken {
  /// Decodes the name of a font of the style, or a mapping with size, weight and design.
  static var decoder: ValueDecoder<FontToken> {
    ValueDecoder { node, context in
      node.entries == nil
        ? named.decode(node, in: &context) : custom.decode(node, in: &context)
    }
  }

  private static var named: ValueDecoder<FontToken> {
    .choice(
      [("title", .title), ("subtitle", .subtitle), ("metric", .metric), ("brand", .brand)],
      noun: "font", label: "fonts")
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
