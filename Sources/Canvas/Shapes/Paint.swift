/// What a shape is filled with.
package enum Paint: Hashable, Sendable {
  case color(Color)
  case linear(LinearGradient)
  case radial(RadialGradient)

  /// Whether nothing shows through what is painted with it.
  package var isOpaque: Bool {
    switch self {
    case .color(let color): color.isOpaque
    case .linear(let gradient): Self.areOpaque(gradient.stops)
    case .radial(let gradient): Self.areOpaque(gradient.stops)
    }
  }

  private static func areOpaque(_ stops: [GradientStop]) -> Bool {
    !stops.isEmpty && stops.allSatisfy(\.color.isOpaque)
  }

  /// The paint whose places are moved to the right and down, in pixels.
  package func translated(x: Double, y: Double) -> Paint {
    func moved(_ point: Path.Point) -> Path.Point {
      Path.Point(x: point.x + x, y: point.y + y)
    }
    return switch self {
    case .color: self
    case .linear(let gradient):
      .linear(
        LinearGradient(
          from: moved(gradient.start), to: moved(gradient.end), stops: gradient.stops))
    case .radial(let gradient):
      .radial(
        RadialGradient(
          center: moved(gradient.center), radius: gradient.radius, stops: gradient.stops))
    }
  }
}
