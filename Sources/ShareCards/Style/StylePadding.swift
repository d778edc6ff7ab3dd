import Documents

/// What a style's file says of the distance between content and edges, in points.
struct StylePadding: Hashable, Sendable {
  var top: Double?
  var leading: Double?
  var bottom: Double?
  var trailing: Double?

  /// What is said here, else what another file says.
  func filled(from other: StylePadding?) -> StylePadding {
    StylePadding(
      top: top ?? other?.top, leading: leading ?? other?.leading, bottom: bottom ?? other?.bottom,
      trailing: trailing ?? other?.trailing)
  }

  /// The insets, with what is not said taken from others.
  func insets(over base: CardInsets) -> CardInsets {
    CardInsets(
      top: top ?? base.top, leading: leading ?? base.leading, bottom: bottom ?? base.bottom,
      trailing: trailing ?? base.trailing)
  }

  static var decoder: ValueDecoder<StylePadding> {
    let distance = ValueDecoder<Double>.number(in: 0...1000)
    return .mapping { reader in
      StylePadding(
        top: reader.optional("top", distance), leading: reader.optional("leading", distance),
        bottom: reader.optional("bottom", distance),
        trailing: reader.optional("trailing", distance))
    }
  }
}
