import Canvas

/// A set text at its place on a card.
struct PlacedText {
  let layout: TextLayout
  /// The column of the text's origin in output pixels.
  let x: Int
  /// The row of the text's origin in output pixels.
  let y: Int
  /// The colour where no span has another.
  let color: Color
  /// Whether the text is large for its weight, as `TextContrast.isLarge` tells it, so that less
  /// contrast is enough.
  let isLarge: Bool
  /// What the text is, such as the name of its field.
  let name: String
}
