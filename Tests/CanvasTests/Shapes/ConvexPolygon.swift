import Canvas

/// A convex polygon whose exact coverage of a pixel is found by cutting it at the pixel's sides
/// (Sutherland and Hodgman, 1974) and summing the area of what is left.
struct ConvexPolygon {
  let points: [Path.Point]

  static func rectangle(x: Double, y: Double, width: Double, height: Double) -> ConvexPolygon {
    ConvexPolygon(points: [
      Path.Point(x: x, y: y), Path.Point(x: x + width, y: y),
      Path.Point(x: x + width, y: y + height), Path.Point(x: x, y: y + height),
    ])
  }

  /// The part of the plane where `distance` is 0 or more.
  private func cut(_ distance: (Path.Point) -> Double) -> ConvexPolygon {
    var result: [Path.Point] = []
    for (index, point) in points.enumerated() {
      let before = points[(index + points.count - 1) % points.count]
      let (from, to) = (distance(before), distance(point))
      if (from < 0) != (to < 0) {
        let share = from / (from - to)
        result.append(
          Path.Point(
            x: before.x + (point.x - before.x) * share, y: before.y + (point.y - before.y) * share))
      }
      if to >= 0 { result.append(point) }
    }
    return ConvexPolygon(points: result)
  }

  /// The covered share of a pixel, 0 … 1.
  func coverage(column: Int, row: Int) -> Double {
    let (x, y) = (Double(column), Double(row))
    let part = cut { $0.x - x }.cut { x + 1 - $0.x }.cut { $0.y - y }.cut { y + 1 - $0.y }.points
    var double = 0.0
    for (index, point) in part.enumerated() {
      let next = part[(index + 1) % part.count]
      double += point.x * next.y - next.x * point.y
    }
    return abs(double) / 2
  }
}
