import Canvas

/// A shadow that a part of a card throws.
struct PlacedShadow {
  /// The colour, whose alpha is that of the shadow's middle.
  let color: Color
  /// The radius of the blur in output pixels, as CSS counts it: twice the deviation (CSS Backgrounds 3,
  /// section 6.1.1).
  let radius: Double
  /// How far right of the part the shadow lies, in output pixels.
  let x: Double
  /// How far below the part the shadow lies, in output pixels.
  let y: Double

  /// The pixels that the shadow of an outline can touch.
  func paintedBounds(of path: Path) -> PixelRect {
    path.translated(x: x, y: y).blurredBounds(radius: radius) ?? .empty
  }
}
