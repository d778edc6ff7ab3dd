extension Path {
  /// The widest angle that one curve stands for: an eighth of a circle, where a cubic curve is off by
  /// 4 millionths of the radius.
  private static let widestCurve = Double.pi / 4

  /// Adds an arc, with a line to its start when the part has begun already.
  ///
  /// - Parameters:
  ///   - center: the centre of the circle.
  ///   - radius: its radius in pixels.
  ///   - start: where the arc begins, in radians clockwise from the right.
  ///   - sweep: how far it goes, in radians; clockwise when it is positive. More than a whole turn
  ///     counts as one.
  package mutating func addArc(center: Point, radius: Double, start: Double, sweep: Double) {
    let sweep = min(max(sweep, -2 * .pi), 2 * .pi)
    func point(_ angle: Double, _ tangent: Double) -> Point {
      let (sine, cosine) = (sine(angle), cosine(angle))
      return Point(
        x: center.x + radius * (cosine - tangent * sine),
        y: center.y + radius * (sine + tangent * cosine))
    }
    guard sweep.isFinite else { return }
    line(to: point(start, 0))
    let count = max(1, Int((abs(sweep) / Self.widestCurve - 1e-9).rounded(.up)))
    let step = sweep / Double(count)
    // The length of the tangents that puts the middle of the curve on the circle.
    let tangent = 4.0 / 3 * sine(step / 4) / cosine(step / 4)
    for index in 0..<count {
      let from = start + Double(index) * step
      let to = start + Double(index + 1) * step
      curve(to: point(to, 0), control1: point(from, tangent), control2: point(to, -tangent))
    }
  }

  /// A part of a circle's line, to be stroked; its fill is the segment between the arc and its chord.
  ///
  /// - Parameters:
  ///   - center: the centre of the circle.
  ///   - radius: its radius in pixels.
  ///   - start: where the arc begins, in radians clockwise from the right.
  ///   - sweep: how far it goes, in radians; clockwise when it is positive.
  /// - Returns: the path, which is not closed.
  package static func arc(center: Point, radius: Double, start: Double, sweep: Double) -> Path {
    var path = Path()
    path.addArc(center: center, radius: radius, start: start, sweep: sweep)
    return path
  }

  /// A slice of a disc, or of a ring when it has an inner radius.
  ///
  /// - Parameters:
  ///   - center: the centre of the circles.
  ///   - radius: the outer radius in pixels.
  ///   - innerRadius: the radius of the hole in pixels; with 0 the slice reaches to the centre.
  ///   - start: where the slice begins, in radians clockwise from the right.
  ///   - sweep: how far it goes, in radians; clockwise when it is positive.
  /// - Returns: the path.
  package static func sector(
    center: Point, radius: Double, innerRadius: Double = 0, start: Double, sweep: Double
  ) -> Path {
    var path = Path()
    path.addArc(center: center, radius: radius, start: start, sweep: sweep)
    if innerRadius > 0 {
      let sweep = min(max(sweep, -2 * .pi), 2 * .pi)
      path.addArc(center: center, radius: innerRadius, start: start + sweep, sweep: -sweep)
    } else {
      path.line(to: center)
    }
    path.close()
    return path
  }
}
