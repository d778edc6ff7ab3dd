import Documents

/// What a style's file says of a font; what it leaves out is taken from the style that it extends.
struct StyleFont: Hashable, Sendable {
  var size: Double?
  var weight: CardFont.Weight?
  var design: CardFont.Design?

  /// What is said here, else what another file says.
  func filled(from other: StyleFont?) -> StyleFont {
    StyleFont(
      size: size ?? other?.size, weight: weight ?? other?.weight, design: design ?? other?.design)
  }

  /// The font, with what is not said taken from another.
  func font(over base: CardFont) -> CardFont {
    CardFont(
      size: size ?? base.size, weight: weight ?? base.weight, design: design ?? base.design)
  }

  static var decoder: ValueDecoder<StyleFont> {
    .mapping { reader in
      StyleFont(
        size: reader.optional("size", .number(in: 1...1000)),
        weight: reader.optional("weight", .choice(noun: "weight", label: "weights")),
        design: reader.optional("design", .choice(noun: "design", label: "designs")))
    }
  }
}
