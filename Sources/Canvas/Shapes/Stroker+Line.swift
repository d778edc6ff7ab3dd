extension Stroker {
  /// A part of a path as segments of some length, for a stroke along it.
  struct Line {
    /// A straight piece.
    struct Segment {
      let start: Path.Point
      let end: Path.Point
      let length: Double
      /// Where it goes, with a length of 1.
      let direction: Path.Point
      /// The direction to its side, a quarter turn counterclockwise as it is seen.
      var normal: Path.Point { Path.Point(x: direction.y, y: -direction.x) }

      init?(from start: Path.Point, to end: Path.Point) {
        let (x, y) = (end.x - start.x, end.y - start.y)
        let length = (x * x + y * y).squareRoot()
        guard length > Self.shortest else { return nil }
        self.start = start
        self.end = end
        self.length = length
        direction = Path.Point(x: x / length, y: y / length)
      }

      /// A shorter piece has no direction to speak of, in pixels.
      private static let shortest = 1e-6
    }

    /// What a point between two segments is.
    enum Bend {
      case corner
      /// A point within a curve, which has no corner in truth.
      case curve
    }

    private(set) var segments: [Segment] = []
    /// What the start of each segment is.
    private(set) var bends: [Bend] = []
    let isClosed: Bool

    init(_ contour: FlatPath.Contour) {
      isClosed = contour.isClosed
      guard var start = contour.points.first else { return }
      var bend = Bend.corner
      for (point, isWithinCurve) in zip(contour.points, contour.isWithinCurve).dropFirst() {
        guard let segment = Segment(from: start, to: point) else { continue }
        segments.append(segment)
        bends.append(bend)
        start = point
        bend = isWithinCurve ? .curve : .corner
      }
      if isClosed, let first = contour.points.first,
        let segment = Segment(from: start, to: first)
      {
        segments.append(segment)
        bends.append(bend)
      }
    }

    /// Turns the line around.
    mutating func reverse() {
      // The start of a segment is where the one before it ends.
      bends = bends.prefix(1) + bends.dropFirst().reversed()
      segments = segments.reversed().compactMap { Segment(from: $0.end, to: $0.start) }
    }
  }
}
