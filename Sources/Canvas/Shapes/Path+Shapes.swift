extension Path {
  /// A rectangle; without a width or a height there is none.
  ///
  /// - Parameters:
  ///   - x: the left edge in pixels.
  ///   - y: the top edge in pixels.
  ///   - width: the width in pixels.
  ///   - height: the height in pixels.
  /// - Returns: the path, from the top left corner clockwise.
  package static func rectangle(x: Double, y: Double, width: Double, height: Double) -> Path {
    guard width > 0, height > 0 else { return Path() }
    return polyline(
      [
        Point(x: x, y: y), Point(x: x + width, y: y), Point(x: x + width, y: y + height),
        Point(x: x, y: y + height),
      ], isClosed: true)
  }

  /// A circle; without a radius there is none.
  package static func circle(center: Point, radius: Double) -> Path {
    ellipse(center: center, radiusX: radius, radiusY: radius)
  }

  /// An ellipse with upright axes; without both radii there is none.
  ///
  /// - Parameters:
  ///   - center: the centre.
  ///   - radiusX: half of the width in pixels.
  ///   - radiusY: half of the height in pixels.
  /// - Returns: the path, from its right end clockwise.
  package static func ellipse(center: Point, radiusX: Double, radiusY: Double) -> Path {
    guard radiusX > 0, radiusY > 0 else { return Path() }
    var path = arc(center: Point(x: 0, y: 0), radius: 1, start: 0, sweep: 2 * .pi)
    path.close()
    return path.mapped { Point(x: center.x + $0.x * radiusX, y: center.y + $0.y * radiusY) }
  }

  /// Straight lines from point to point.
  ///
  /// - Parameters:
  ///   - points: the points in their order.
  ///   - isClosed: whether the last point is joined to the first.
  /// - Returns: the path.
  package static func polyline(_ points: [Point], isClosed: Bool = false) -> Path {
    var path = Path()
    for point in points { path.line(to: point) }
    if isClosed { path.close() }
    return path
  }
}
