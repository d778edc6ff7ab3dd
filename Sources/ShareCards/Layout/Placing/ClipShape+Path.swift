import Canvas

extension ClipShape {
  /// The outline in an area; the radius of corners is in the area's units.
  func path(in box: Rect) -> Path {
    switch self {
    case .rectangle:
      .rectangle(x: box.x, y: box.y, width: box.width, height: box.height)
    case .roundedRectangle(let radius):
      .roundedRectangle(
        x: box.x, y: box.y, width: box.width, height: box.height, radius: radius)
    case .circle:
      .circle(
        center: Path.Point(x: box.x + box.width / 2, y: box.y + box.height / 2),
        radius: min(box.width, box.height) / 2)
    }
  }

  /// The outline of what lies so far inside of the shape.
  func inset(by distance: Double) -> ClipShape {
    if case .roundedRectangle(let radius) = self {
      return .roundedRectangle(radius: max(0, radius - distance))
    }
    return self
  }
}
