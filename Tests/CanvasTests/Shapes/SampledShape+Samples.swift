import Canvas

extension SampledShape {
  private static let center = Path.Point(x: 31.3, y: 32.6)

  private static func distance(_ x: Double, _ y: Double, from point: Path.Point = center) -> Double
  {
    let (dx, dy) = (x - point.x, y - point.y)
    return (dx * dx + dy * dy).squareRoot()
  }

  /// The distance of a point from a piece of a straight line.
  private static func distance(
    _ x: Double, _ y: Double, from a: Path.Point, to b: Path.Point
  ) -> Double {
    let (dx, dy) = (b.x - a.x, b.y - a.y)
    let share = ((x - a.x) * dx + (y - a.y) * dy) / (dx * dx + dy * dy)
    let t = min(max(share, 0), 1)
    return distance(x, y, from: Path.Point(x: a.x + t * dx, y: a.y + t * dy))
  }

  private static func line(_ points: [Path.Point], width: Double) -> SampledShape {
    SampledShape(
      "line of \(points.count) points with round corners, \(width) wide",
      path: .polyline(points).stroked(width: width, cap: .round, join: .round)
    ) { x, y in
      zip(points, points.dropFirst()).contains { distance(x, y, from: $0, to: $1) <= width / 2 }
    }
  }

  private static func circle(_ radius: Double) -> SampledShape {
    SampledShape("circle \(radius)", path: .circle(center: center, radius: radius)) {
      distance($0, $1) <= radius
    }
  }

  private static let discs = [Path.Point(x: 24.1, y: 30), Path.Point(x: 38.4, y: 30.3)]

  /// Shapes of curves.
  static let curved: [SampledShape] = [
    circle(0.4), circle(2), circle(7.5), circle(25),
    SampledShape("ellipse", path: .ellipse(center: center, radiusX: 28.4, radiusY: 9.1)) {
      let (x, y) = (($0 - center.x) / 28.4, ($1 - center.y) / 9.1)
      return x * x + y * y <= 1
    },
    SampledShape(
      "rounded rectangle",
      path: .roundedRectangle(x: 5.3, y: 8.6, width: 50.2, height: 30.9, radius: 9.7)
    ) { x, y in
      let dx = max(abs(x - 30.4) - (25.1 - 9.7), 0)
      let dy = max(abs(y - 24.05) - (15.45 - 9.7), 0)
      return (dx * dx + dy * dy).squareRoot() <= 9.7
    },
    SampledShape(
      "half of a ring",
      path: .sector(center: center, radius: 26.2, innerRadius: 20.9, start: 0, sweep: .pi)
    ) { $1 >= center.y && (20.9...26.2).contains(distance($0, $1)) },
    SampledShape(
      "quarter of a disc",
      path: .sector(center: center, radius: 22.2, start: .pi / 2, sweep: .pi / 2)
    ) { $0 <= center.x && $1 >= center.y && distance($0, $1) <= 22.2 },
    SampledShape(
      "stroked circle", path: Path.circle(center: center, radius: 20).stroked(width: 5.5)
    ) { abs(distance($0, $1) - 20) <= 2.75 },
    SampledShape(
      "stroked arc with round ends",
      path: Path.arc(center: center, radius: 20, start: 0, sweep: .pi)
        .stroked(width: 6.4, cap: .round)
    ) { x, y in
      (y >= center.y && abs(distance(x, y) - 20) <= 3.2)
        || [-20.0, 20].contains {
          distance(x, y, from: Path.Point(x: center.x + $0, y: center.y)) <= 3.2
        }
    },
    line([Path.Point(x: 10, y: 12), Path.Point(x: 50.5, y: 44.2)], width: 9),
    line([Path.Point(x: 10, y: 12.3), Path.Point(x: 58, y: 21)], width: 0.5),
    line(
      [
        Path.Point(x: 8, y: 50), Path.Point(x: 20, y: 10), Path.Point(x: 28.5, y: 55),
        Path.Point(x: 50, y: 12.5), Path.Point(x: 12.3, y: 30.2),
      ], width: 4.3),
    SampledShape(
      "two discs over each other", path: joined(discs.map { .circle(center: $0, radius: 15) })
    ) {
      x, y in discs.contains { distance(x, y, from: $0) <= 15 }
    },
  ]

  private static func joined(_ paths: [Path]) -> Path {
    paths.reduce(into: Path()) { $0.append($1) }
  }
}
