/// An outline of straight lines and cubic Bézier curves, in pixels.
///
/// The origin is the top left corner of what is drawn on, x goes right and y down. A point at whole
/// numbers is the corner of a pixel, whose centre lies half a pixel further. A path is filled by the
/// non-zero rule: what it winds around in either direction is inside, and parts that lie over each
/// other count once. Parts that are not closed are filled as if they were.
///
/// A path with a coordinate that is not a finite number draws nothing.
package struct Path: Hashable, Sendable {
  /// A place in pixels.
  package struct Point: Hashable, Sendable {
    package var x: Double
    package var y: Double

    package init(x: Double, y: Double) {
      self.x = x
      self.y = y
    }
  }

  /// A step of the pen.
  package enum Element: Hashable, Sendable {
    /// Begins a new part.
    case move(Point)
    case line(Point)
    /// A cubic Bézier curve: two control points and its end.
    case curve(Point, Point, Point)
    /// A line back to where the part began.
    case close
  }

  /// The steps in their order.
  package private(set) var elements: [Element] = []

  /// A path without any step, which draws nothing.
  package init() {}

  /// Begins a new part.
  package mutating func move(to point: Point) {
    elements.append(.move(point))
  }

  /// Draws a straight line from the last point; without one, a part begins here.
  package mutating func line(to point: Point) {
    elements.append(elements.isEmpty ? .move(point) : .line(point))
  }

  /// Draws a cubic Bézier curve from the last point; without one, a part begins at its end.
  package mutating func curve(to end: Point, control1: Point, control2: Point) {
    elements.append(elements.isEmpty ? .move(end) : .curve(control1, control2, end))
  }

  /// Goes straight back to where the part began.
  package mutating func close() {
    if !elements.isEmpty { elements.append(.close) }
  }

  /// Adds all parts of another path.
  package mutating func append(_ other: Path) {
    elements += other.elements
  }

  /// The path with each of its points, control points too, put elsewhere.
  func mapped(_ place: (Point) -> Point) -> Path {
    var result = Path()
    result.elements = elements.map { element in
      switch element {
      case .move(let point): .move(place(point))
      case .line(let point): .line(place(point))
      case .curve(let first, let second, let end): .curve(place(first), place(second), place(end))
      case .close: .close
      }
    }
    return result
  }
}
