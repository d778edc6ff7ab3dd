import Canvas

/// A filled outline at its place on a card.
struct PlacedShape {
  /// The outline in output pixels of the card.
  let path: Path
  /// What it is filled with; the places of a gradient are output pixels of the card.
  let paint: Paint
  var shadow: PlacedShadow?
  /// The frame that the layout gave it, in output pixels.
  let bounds: Rect

  /// The pixels that painting can touch, in output pixels of the card.
  var paintedBounds: PixelRect {
    let own = path.pixelBounds ?? .empty
    return shadow.map { own.union($0.paintedBounds(of: path)) } ?? own
  }
}

extension PlacedShape {
  /// A rectangle with round corners.
  ///
  /// - Parameters:
  ///   - rect: its place in output pixels.
  ///   - radius: the corner radius in output pixels; cut to half of the shorter side.
  ///   - paint: what it is filled with.
  init(_ rect: Rect, radius: Double, paint: Paint) {
    let path = Path.roundedRectangle(
      x: rect.x, y: rect.y, width: rect.width, height: rect.height, radius: radius)
    self.init(path: path, paint: paint, bounds: rect)
  }
}
