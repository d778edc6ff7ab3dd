extension Path {
  /// How the corners of a rectangle are rounded.
  package enum Corners: Hashable, Sendable {
    /// A quarter of a circle, which begins at once where the straight side ends.
    case circular
    /// A corner whose curvature grows from the side to the middle, as Apple's designs have it.
    case continuous
  }

  /// A rectangle with rounded corners; without a width or a height there is none.
  ///
  /// - Parameters:
  ///   - x: the left edge in pixels.
  ///   - y: the top edge in pixels.
  ///   - width: the width in pixels.
  ///   - height: the height in pixels.
  ///   - radius: the corner radius in pixels; cut to half of the shorter side, and 0 at least.
  ///   - corners: the form of the corners.
  /// - Returns: the path, clockwise.
  package static func roundedRectangle(
    x: Double, y: Double, width: Double, height: Double, radius: Double,
    corners: Corners = .circular
  ) -> Path {
    guard width > 0, height > 0 else { return Path() }
    guard radius > 0 else { return rectangle(x: x, y: y, width: width, height: height) }
    let room = min(width, height) / 2
    let radius = min(radius, room)
    let corner = RoundedCorner(
      radius: radius, room: room, smoothing: corners == .continuous ? RoundedCorner.smooth : 0)
    var path = Path()
    let (right, bottom) = (x + width, y + height)
    // Each corner is that of the top right, seen in a frame that is turned by a quarter.
    path.append(corner) { Point(x: right - $0.y, y: y + $0.x) }
    path.append(corner) { Point(x: right - $0.x, y: bottom - $0.y) }
    path.append(corner) { Point(x: x + $0.y, y: bottom - $0.x) }
    path.append(corner) { Point(x: x + $0.x, y: y + $0.y) }
    path.close()
    return path
  }

  private mutating func append(_ corner: RoundedCorner, _ place: (Point) -> Point) {
    line(to: place(corner.start))
    for (first, second, end) in corner.curves {
      curve(to: place(end), control1: place(first), control2: place(second))
    }
  }
}
