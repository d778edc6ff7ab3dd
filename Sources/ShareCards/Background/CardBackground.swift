import Canvas

/// What the parts of a card lie on.
package enum CardBackground: Hashable, Sendable {
  /// The style's colour.
  case style
  /// Colours that change along a line.
  case linear(from: UnitPoint, to: UnitPoint, stops: [GradientStop])
  /// Colours that change outwards from a centre; the radius is a share of the card's longer side.
  case radial(center: UnitPoint, radius: Double, stops: [GradientStop])
  case picture(BackgroundPicture)
}
