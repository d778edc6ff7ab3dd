/// Makes the outline of a line along flattened paths.
///
/// The outline goes along one side of the line and back along the other. All of its parts wind the
/// same way, so that it covers each place that the line covers and no other.
struct Stroker {
  /// The outline so far.
  private(set) var outline = Path()
  private let reach: Double
  private let cap: Path.Cap
  private let join: Path.Join
  /// The largest angle of a disc's line that one straight line stands for, in radians.
  private let step: Double

  /// The longest point of a mitered corner as a multiple of the width (SVG 2, "stroke-miterlimit").
  static let miterLimit = 4.0

  /// - Parameter width: the width of the line in pixels, above 0.
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
  private mutating func go(
    to point: Path.Point, _ direction: Path.Point, by factor: Double = 1, isFirst: inout Bool
  ) {
    let place = Path.Point(
      x: point.x + direction.x * reach * factor, y: point.y + direction.y * reach * factor)
    isFirst ? outline.move(to: place) : outline.line(to: place)
    isFirst = false
  }

  private mutating func addCorner(
    _ before: Line.Segment, _ after: Line.Segment, _ bend: Line.Bend, isFirst: inout Bool
  ) {
    let corner = after.start
    let cosine = before.direction.x * after.direction.x + before.direction.y * after.direction.y
    let sine = before.direction.x * after.direction.y - before.direction.y * after.direction.x
    let angle = arcTangent(sine, cosine)
    let middle = Path.Point(
      x: before.normal.x + after.normal.x, y: before.normal.y + after.normal.y)
    // The point where both edges meet lies in the direction of `middle`, at reach / cos(angle / 2).
    let meeting = 1 / (1 + cosine)
    if angle <= 0 {
      // The inner side: the edges meet when both segments are long enough, else through the corner.
      let taken = reach * abs(sine) * meeting
      if taken <= min(before.length, after.length) {
        go(to: corner, middle, by: meeting, isFirst: &isFirst)
      } else {
        go(to: corner, before.normal, isFirst: &isFirst)
        go(to: corner, before.normal, by: 0, isFirst: &isFirst)
        go(to: corner, after.normal, isFirst: &isFirst)
      }
      return
    }
    let isMiter =
      join == .miter && bend == .corner && 2 * meeting <= Self.miterLimit * Self.miterLimit
    if angle <= step || isMiter {
      go(to: corner, middle, by: meeting, isFirst: &isFirst)
    } else {
      go(to: corner, before.normal, isFirst: &isFirst)
      if join == .round || bend == .curve {
        addTurn(around: corner, from: before.normal, by: angle, isFirst: &isFirst)
      }
      go(to: corner, after.normal, isFirst: &isFirst)
    }
  }

  /// Goes around a point, without the start and the end of the turn.
  private mutating func addTurn(
    around center: Path.Point, from normal: Path.Point, by angle: Double, isFirst: inout Bool
  ) {
    let count = Int((angle / step).rounded(.up))
    for index in 1..<max(count, 1) {
      let part = angle * Double(index) / Double(count)
      let (sine, cosine) = (sine(part), cosine(part))
      let direction = Path.Point(
        x: normal.x * cosine - normal.y * sine, y: normal.x * sine + normal.y * cosine)
      go(to: center, direction, isFirst: &isFirst)
    }
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
