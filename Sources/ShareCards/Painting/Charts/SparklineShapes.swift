import Canvas

/// A line through values, quietly filled below, with a dot at the last one.
struct SparklineShapes {
  /// The area, and the line with its dot; none without a value.
  let shapes: [PlacedShape]

  /// The radius of the dot in widths of the line.
  private static let dotRadius = 1.6
  /// The opacity of the area below the line's highest point; it fades to clear at the bottom.
  private static let areaOpacity = 0.28

  /// - Parameters:
  ///   - series: the values in the order of time. Those that are not finite are left out; of more than
  ///     `SparklineValues.maximumCount`, neighbours are averaged. One value, or equal ones, are a line
  ///     at half of the height.
  ///   - rect: where the line, its width and the dot lie, in output pixels.
  ///   - lineWidth: how thick the line is, in output pixels; made less where the rectangle has no room
  ///     for the dot.
  ///   - color: the colour of the line; the area has it with less opacity.
  ///   - isMirrored: whether time goes from right to left.
  init(series: [Double], in rect: Rect, lineWidth: Double, color: Color, isMirrored: Bool) {
    let heights = SparklineValues(series).heights
    let lineWidth = min(lineWidth, min(rect.width, rect.height) / (2 * Self.dotRadius))
    guard let last = heights.last, lineWidth > 0 else {
      shapes = []
      return
    }
    let radius = lineWidth * Self.dotRadius
    let inner = Rect(
      left: rect.x + lineWidth / 2, top: rect.y + radius, right: rect.maxX - radius,
      bottom: rect.maxY - radius)
    let steps = Double(max(1, heights.count - 1))
    func point(_ step: Double, _ height: Double) -> Path.Point {
      let x = inner.x + inner.width * step / steps
      return Path.Point(
        x: isMirrored ? rect.x + rect.maxX - x : x, y: inner.maxY - inner.height * height)
    }
    var points = heights.enumerated().map { point(Double($0.offset), $0.element) }
    // One value goes on over the whole width.
    if heights.count == 1 { points.append(point(1, last)) }
    var line = Path.polyline(points).stroked(width: lineWidth, cap: .round, join: .round)
    // In one path with the line: of a translucent colour, the line does not show through.
    if let end = points.last { line.append(.circle(center: end, radius: radius)) }
    shapes = [
      Self.area(below: points, in: rect, color: color),
      PlacedShape(path: line, paint: .color(color), bounds: rect),
    ]
  }

  /// The area below the line, down to the bottom of the rectangle.
  private static func area(
    below points: [Path.Point], in rect: Rect, color: Color
  ) -> PlacedShape {
    let bottom = { (point: Path.Point) in Path.Point(x: point.x, y: rect.maxY) }
    let ends = [points.last, points.first].compactMap { $0.map(bottom) }
    let top = Path.Point(x: rect.x, y: points.map(\.y).min() ?? rect.y)
    let stops = [
      GradientStop(position: 0, color: color.opacity(areaOpacity)),
      GradientStop(position: 1, color: color.opacity(0)),
    ]
    return PlacedShape(
      path: .polyline(points + ends, isClosed: true),
      paint: .linear(
        LinearGradient(from: top, to: Path.Point(x: rect.x, y: rect.maxY), stops: stops)),
      bounds: rect)
  }
}
