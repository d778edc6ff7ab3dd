/// The edges of a path within a rectangle of pixels, from top to bottom.
///
/// Coordinates count from the corner of the rectangle. What lies above, below or to the right of it
/// is left out, since it covers nothing there; what lies to the left is moved to the left side, where
/// it covers the same.
struct EdgeList {
  /// A straight edge that goes down.
  struct Edge {
    let top: Path.Point
    let bottom: Path.Point
    /// How far right it goes for each pixel down.
    let slope: Double
    /// 1 when the path goes down here and -1 when it goes up.
    let winding: Int

    /// The column where the edge is at a height, which lies within its own.
    func x(at y: Double) -> Double {
      if y <= top.y { return top.x }
      if y >= bottom.y { return bottom.x }
      let x = top.x + (y - top.y) * slope
      return min(max(x, min(top.x, bottom.x)), max(top.x, bottom.x))
    }
  }

  /// The edges, those that begin higher first.
  private(set) var edges: [Edge] = []
  private let width: Double
  private let height: Double

  /// The lowest edge that is looked at, in pixels; it covers far less than a step of coverage.
  private static let lowest = 1e-9

  init(_ path: Path, in area: PixelRect) {
    width = Double(area.width)
    height = Double(area.height)
    let (left, top) = (Double(area.x), Double(area.y))
    for contour in FlatPath(path).contours {
      guard var previous = contour.points.last else { continue }
      previous = Path.Point(x: previous.x - left, y: previous.y - top)
      for point in contour.points {
        let point = Path.Point(x: point.x - left, y: point.y - top)
        if point.y > previous.y {
          add(from: previous, to: point, winding: 1)
        } else {
          add(from: point, to: previous, winding: -1)
        }
        previous = point
      }
    }
    edges.sort { $0.top.y < $1.top.y }
  }

  /// Adds the part of an edge that lies on the rectangle's rows.
  private mutating func add(from top: Path.Point, to bottom: Path.Point, winding: Int) {
    guard top.y < height, bottom.y > 0, bottom.y - top.y > Self.lowest else { return }
    let whole = Edge(
      top: top, bottom: bottom, slope: (bottom.x - top.x) / (bottom.y - top.y), winding: winding)
    let (start, end) = (max(top.y, 0), min(bottom.y, height))
    // Where the edge crosses the left and the right side, it is divided.
    var cuts = [start]
    for side in [0, width] where (top.x < side) != (bottom.x < side) && whole.slope != 0 {
      let y = top.y + (side - top.x) / whole.slope
      if y > start, y < end { cuts.append(y) }
    }
    if cuts.count > 2, cuts[1] > cuts[2] { cuts.swapAt(1, 2) }
    cuts.append(end)
    for (from, to) in zip(cuts, cuts.dropFirst()) { addPart(of: whole, from: from, to: to) }
  }

  private mutating func addPart(of edge: Edge, from start: Double, to end: Double) {
    guard end - start > Self.lowest, edge.x(at: (start + end) / 2) < width else { return }
    let left = min(max(edge.x(at: start), 0), width)
    let right = min(max(edge.x(at: end), 0), width)
    edges.append(
      Edge(
        top: Path.Point(x: left, y: start), bottom: Path.Point(x: right, y: end),
        slope: (right - left) / (end - start), winding: edge.winding))
  }
}
