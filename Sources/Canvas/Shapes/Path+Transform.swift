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
  /// - Returns: the turned path.
  package func rotated(by angle: Double, around center: Point) -> Path {
    let (sine, cosine) = (sine(angle), cosine(angle))
    return mapped {
      let (x, y) = ($0.x - center.x, $0.y - center.y)
      return Point(x: center.x + x * cosine - y * sine, y: center.y + x * sine + y * cosine)
    }
  }

  /// The path with all coordinates multiplied, so that the origin stays.
  package func scaled(x: Double, y: Double) -> Path {
    mapped { Point(x: $0.x * x, y: $0.y * y) }
  }
}
