/// Colours that change from a centre outwards, along circles.
package struct RadialGradient: Hashable, Sendable {
  /// Where the position 0 is, in pixels of the surface.
  package let center: Path.Point
  /// How far from the centre the position 1 is, in pixels; the last colour goes on behind it.
  package let radius: Double
  package let stops: [GradientStop]

  /// - Parameters:
  ///   - center: where the position 0 is, in pixels of the surface. A number that is not finite
  ///     paints nothing.
  ///   - radius: how far from it the position 1 is, in pixels; without one, the last colour is
  ///     painted alone.
  ///   - stops: the colours; without any, nothing is painted.
  package init(center: Path.Point, radius: Double, stops: [GradientStop]) {
    self.center = center
    self.radius = radius
    self.stops = stops
  }
}
