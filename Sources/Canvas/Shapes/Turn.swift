/// A turn around a point that stays, in pixels.
package struct Turn: Hashable, Sendable {
  /// The point that stays.
  package let center: Path.Point
  let sine: Double
  let cosine: Double

  /// - Parameters:
  ///   - angle: the angle in radians, clockwise as it is seen, since y goes down. What is not a finite
  ///     number turns nothing.
  ///   - center: the point that stays.
  package init(by angle: Double, around center: Path.Point) {
    self.center = center
    sine = angle.isFinite ? Canvas.sine(angle) : 0
    cosine = angle.isFinite ? Canvas.cosine(angle) : 1
  }

  private init(center: Path.Point, sine: Double, cosine: Double) {
    self.center = center
    self.sine = sine
    self.cosine = cosine
  }

  /// The turn by the same angle the other way round.
  package var reversed: Turn { Turn(center: center, sine: -sine, cosine: cosine) }

  /// The same turn around a point further right and down.
  package func translated(x: Double, y: Double) -> Turn {
    Turn(center: Path.Point(x: center.x + x, y: center.y + y), sine: sine, cosine: cosine)
  }

  /// Where a point comes to lie.
  package func turned(_ point: Path.Point) -> Path.Point {
    let (x, y) = (point.x - center.x, point.y - center.y)
    return Path.Point(
      x: center.x + x * cosine - y * sine, y: center.y + x * sine + y * cosine)
  }

  /// The pixels that an area comes to touch, with one more around them for smooth edges; empty for an
  /// empty one, and around a centre that is not finite.
  package func turned(_ area: PixelRect) -> PixelRect {
    let corners = Path.rectangle(
      x: Double(area.x), y: Double(area.y), width: Double(area.width), height: Double(area.height))
    return corners.mapped(turned).pixelBounds?.insetBy(-1) ?? .empty
  }
}
