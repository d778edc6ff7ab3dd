extension Stroker {
  /// Goes around the corner between two segments, on the left side of the line.
  mutating func addCorner(
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
      // The inner side: the edges meet when both segments are long enough for it.
      if reach * abs(sine) * meeting <= min(before.length, after.length) {
        go(to: corner, middle, by: meeting, isFirst: &isFirst)
      } else {
        addCrossing(from: before, to: after, isFirst: &isFirst)
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

  /// Goes through the corner on the inner side, from the end of one segment's edge to the next one's.
  private mutating func addCrossing(
    from before: Line.Segment, to after: Line.Segment, isFirst: inout Bool
  ) {
    go(to: after.start, before.normal, isFirst: &isFirst)
    go(to: after.start, before.normal, by: 0, isFirst: &isFirst)
    go(to: after.start, after.normal, isFirst: &isFirst)
  }

  /// Goes around a point, without the start and the end of the turn.
  mutating func addTurn(
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
}
