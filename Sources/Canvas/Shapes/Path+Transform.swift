extension Path {
  /// The path moved to the right and down, in pixels.
  package func translated(x: Double, y: Double) -> Path {
    mapped { Point(x: $0.x + x, y: $0.y + y) }
  }

  /// The path turned around a point.
  ///
  /// - Parameters:
  ///   - angle: the angle in radians, clockwise as it is seen, since y goes down.
  ///   - center: the point that stays.
  /// - Returns: the turned path; an empty one when the angle is not a finite number.
  package func rotated(by angle: Double, around center: Point) -> Path {
    // Nothing is seen of a path that is turned by no number.
    guard angle.isFinite else { return Path() }
    return mapped(Turn(by: angle, around: center).turned)
  }

  /// The path with all coordinates multiplied, so that the origin stays.
  package func scaled(x: Double, y: Double) -> Path {
    mapped { Point(x: $0.x * x, y: $0.y * y) }
  }
}
