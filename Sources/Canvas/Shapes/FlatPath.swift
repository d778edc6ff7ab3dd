/// A path whose curves are replaced by straight lines.
struct FlatPath {
  /// A connected part of the path.
  struct Contour {
    /// The corners in their order; the last is not the first again.
    var points: [Path.Point] = []
    /// Whether each point lies within a curve, where lines meet that are one in truth.
    var isWithinCurve: [Bool] = []
    var isClosed = false
  }

  /// The furthest that a line may lie from its curve, in pixels: one and a half steps of 8-bit coverage
  /// in the middle of the line, and one step in the mean.
  static let tolerance = 1.0 / 160
  /// The most lines of a curve.
  private static let maximumLines = 2048.0
  /// How far from the origin anything is looked at, in pixels; what lies further out is moved here,
  /// where sums and products stay far from infinity.
  static let limit = 1e9

  private(set) var contours: [Contour] = []

  /// - Parameter path: the path; one with a number that is not finite has no contours.
  init(_ path: Path) {
    var contour = Contour()
    for element in path.elements {
      guard Self.isFinite(element) else {
        contours = []
        return
      }
      switch element {
      case .move(let point):
        finish(&contour)
        contour.add(Self.limited(point), isWithinCurve: false)
      case .line(let point):
        contour.add(Self.limited(point), isWithinCurve: false)
      case .curve(let first, let second, let end):
        contour.addCurve(Self.limited(first), Self.limited(second), Self.limited(end))
      case .close:
        let start = contour.points.first
        contour.isClosed = true
        finish(&contour)
        if let start { contour.add(start, isWithinCurve: false) }
      }
    }
    finish(&contour)
  }

  private mutating func finish(_ contour: inout Contour) {
    // A single point after a closed part is only where a next part would go on.
    if contour.points.count > 1 || (contour.points.count == 1 && contours.isEmpty) {
      contours.append(contour)
    }
    contour = Contour()
  }

  private static func isFinite(_ element: Path.Element) -> Bool {
    switch element {
    case .move(let point), .line(let point): isFinite(point)
    case .curve(let first, let second, let end):
      isFinite(first) && isFinite(second) && isFinite(end)
    case .close: true
    }
  }

  private static func isFinite(_ point: Path.Point) -> Bool { point.x.isFinite && point.y.isFinite }

  private static func limited(_ point: Path.Point) -> Path.Point {
    Path.Point(x: min(max(point.x, -limit), limit), y: min(max(point.y, -limit), limit))
  }

  /// The number of equal steps that keep a cubic curve within the tolerance of its lines (Wang, 1984:
  /// n² is 6/8 of the larger second difference of the control points over the tolerance).
  fileprivate static func lineCount(
    _ start: Path.Point, _ first: Path.Point, _ second: Path.Point, _ end: Path.Point
  ) -> Int {
    func bend(_ a: Path.Point, _ b: Path.Point, _ c: Path.Point) -> Double {
      let (x, y) = (a.x - 2 * b.x + c.x, a.y - 2 * b.y + c.y)
      return (x * x + y * y).squareRoot()
    }
    let largest = max(bend(start, first, second), bend(first, second, end))
    return Int(min(max((0.75 * largest / tolerance).squareRoot().rounded(.up), 1), maximumLines))
  }
}

extension FlatPath.Contour {
  mutating func add(_ point: Path.Point, isWithinCurve within: Bool) {
    guard point != points.last else { return }
    points.append(point)
    isWithinCurve.append(within)
  }

  mutating func addCurve(_ first: Path.Point, _ second: Path.Point, _ end: Path.Point) {
    guard let start = points.last else { return add(end, isWithinCurve: false) }
    let count = FlatPath.lineCount(start, first, second, end)
    for index in 1..<max(count, 1) {
      let t = Double(index) / Double(count)
      let s = 1 - t
      let (a, b, c, d) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
      add(
        Path.Point(
          x: a * start.x + b * first.x + c * second.x + d * end.x,
          y: a * start.y + b * first.y + c * second.y + d * end.y), isWithinCurve: true)
    }
    add(end, isWithinCurve: false)
  }
}
