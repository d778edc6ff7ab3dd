/// Makes the outline of a line along flattened paths.
///
/// The outline goes along one side of the line and back along the other. All of its parts wind the
/// same way, so that it covers each place that the line covers and no other.
struct Stroker {
  /// The outline so far.
  private(set) var outline = Path()
  let reach: Double
  private let cap: Path.Cap
  let join: Path.Join
  /// The largest angle of a disc's line that one straight line stands for, in radians.
  let step: Double

  /// The longest point of a mitered corner as a multiple of the width (SVG 2, "stroke-miterlimit").
  static let miterLimit = 4.0

  /// - Parameters:
  ///   - width: the width of the line in pixels, above 0.
  ///   - cap: the ends of parts that are not closed.
  ///   - join: the corners.
  init(width: Double, cap: Path.Cap, join: Path.Join) {
    reach = width / 2
    self.cap = cap
    self.join = join
    // The height of a circle's segment is r (1 - cos a/2), nearly r a² / 8.
    step = min((8 * FlatPath.tolerance / reach).squareRoot(), .pi / 4)
  }

  /// Adds the line along a part of a path.
  mutating func add(_ contour: FlatPath.Contour) {
    var line = Line(contour)
    guard line.segments.count > 0 else {
      if let point = contour.points.first { addDot(at: point) }
      return
    }
    if line.isClosed {
      addSide(of: line)
      outline.close()
      line.reverse()
      addSide(of: line)
      outline.close()
    } else {
      addSide(of: line)
      addCap(line.segments[line.segments.count - 1])
      line.reverse()
      addSide(of: line, isContinued: true)
      addCap(line.segments[line.segments.count - 1])
      outline.close()
    }
  }

  /// Goes along the left side of a line, as it is seen from its start with y going up.
  private mutating func addSide(of line: Line, isContinued: Bool = false) {
    let segments = line.segments
    var isFirst = !isContinued
    if line.isClosed {
      addCorner(segments[segments.count - 1], segments[0], line.bends[0], isFirst: &isFirst)
    } else {
      go(to: segments[0].start, segments[0].normal, isFirst: &isFirst)
    }
    for index in 1..<max(segments.count, 1) {
      addCorner(segments[index - 1], segments[index], line.bends[index], isFirst: &isFirst)
    }
    guard !line.isClosed, let last = segments.last else { return }
    go(to: last.end, last.normal, isFirst: &isFirst)
  }

  /// Goes to a point at the line's reach in a direction; a new part begins there when it is the first.
  mutating func go(
    to point: Path.Point, _ direction: Path.Point, by factor: Double = 1, isFirst: inout Bool
  ) {
    let place = Path.Point(
      x: point.x + direction.x * reach * factor, y: point.y + direction.y * reach * factor)
    isFirst ? outline.move(to: place) : outline.line(to: place)
    isFirst = false
  }

  /// Goes around the end of a segment, from its left side to its right.
  private mutating func addCap(_ segment: Line.Segment) {
    var isFirst = false
    switch cap {
    case .butt: break
    case .round: addTurn(around: segment.end, from: segment.normal, by: .pi, isFirst: &isFirst)
    case .square:
      let (normal, direction) = (segment.normal, segment.direction)
      for side in [1.0, -1.0] {
        let corner = Path.Point(
          x: normal.x * side + direction.x, y: normal.y * side + direction.y)
        go(to: segment.end, corner, isFirst: &isFirst)
      }
    }
  }

  private mutating func addDot(at point: Path.Point) {
    switch cap {
    case .butt: break
    case .round: outline.append(.circle(center: point, radius: reach))
    case .square:
      outline.append(
        .rectangle(
          x: point.x - reach, y: point.y - reach, width: 2 * reach, height: 2 * reach))
    }
  }
}
