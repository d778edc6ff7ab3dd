import Canvas

extension CardGradient {
  /// Whether nothing shows through.
  var isOpaque: Bool {
    !stops.isEmpty && stops.allSatisfy { $0.color.canvasColor.alpha == .max }
  }

  /// The gradient on a surface.
  ///
  /// - Parameters:
  ///   - width: the surface's width in pixels.
  ///   - height: its height in pixels.
  /// - Returns: the paint.
  func paint(width: Int, height: Int) -> Paint {
    let (width, height) = (Double(width), Double(height))
    let stops = stops.map { GradientStop(position: $0.position, color: $0.color.canvasColor) }
    switch shape {
    case .linear(let angle):
      // The y axis of a surface leads down, so that 0 degrees lead to the top.
      let (right, down) = (sine(angle * .pi / 180), -cosine(angle * .pi / 180))
      let half = (abs(width * right) + abs(height * down)) / 2
      let start = Path.Point(x: width / 2 - right * half, y: height / 2 - down * half)
      let end = Path.Point(x: width / 2 + right * half, y: height / 2 + down * half)
      return .linear(LinearGradient(from: start, to: end, stops: stops))
    case .radial(let x, let y, let radius):
      return .radial(
        RadialGradient(
          center: Path.Point(x: x * width, y: y * height), radius: radius * max(width, height),
          stops: stops))
    }
  }
}
