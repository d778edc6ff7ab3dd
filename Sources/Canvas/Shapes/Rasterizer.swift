/// Finds how much of each pixel a path covers: the exact area of its flattened outline.
///
/// Each row is divided where an edge begins or ends and where edges cross, into bands in which they lie
/// side by side. In a band, only edges where the winding number leaves or returns to zero bound what
/// is covered, so that parts which lie over each other count once.
struct Rasterizer {
  /// The most edges of a row that are put into bands of their own.
  ///
  /// A row with more is divided into equal bands, each of which takes an edge for whole or not at all.
  private static let maximumEdges = 128
  private static let equalBands = 32
  /// The most crossings of edges that divide a band; further ones are off by less than the band.
  private static let maximumCrossings = 64

  private let area: PixelRect
  private let edges: [EdgeList.Edge]
  private var active: [EdgeList.Edge] = []
  private var band = EdgeBand()
  private var cuts: [Double] = []
  private var row: CoverageRow

  /// - Parameters:
  ///   - path: the path.
  ///   - area: the pixels that are looked at.
  init(_ path: Path, in area: PixelRect) {
    self.area = area
    edges = EdgeList(path, in: area).edges
    row = CoverageRow(width: area.width)
  }

  /// Calls `body` for each row that is covered, from the top, with the row's number.
  ///
  /// The columns of the runs count from the left side of the area.
  mutating func forEachRow(_ body: (_ y: Int, _ row: borrowing CoverageRow) -> Void) {
    guard var y = edges.first.map({ Int($0.top.y) }) else { return }
    var next = 0
    var repeats = false
    while y < area.height, next < edges.count || !active.isEmpty {
      let (top, bottom) = (Double(y), Double(y + 1))
      while next < edges.count, edges[next].top.y < bottom {
        active.append(edges[next])
        next += 1
        repeats = false
      }
      // Between upright edges, a row is like the one above.
      if !repeats || !fillsRow(from: top, to: bottom) {
        sumRow(from: top, to: bottom)
        row.finish()
        repeats = fillsRow(from: top, to: bottom)
      }
      if !row.runs.isEmpty { body(area.y + y, row) }
      let count = active.count
      active.removeAll { $0.bottom.y <= bottom }
      if active.count < count { repeats = false }
      y += 1
    }
  }

  /// Whether all edges are upright and go through the whole row.
  private func fillsRow(from top: Double, to bottom: Double) -> Bool {
    active.allSatisfy { $0.slope == 0 && $0.top.y <= top && $0.bottom.y >= bottom }
  }

  /// Puts the edges in the order in which they come in the middle of a row, which is nearly that of
  /// the row above.
  private mutating func sortActive(at y: Double) {
    active.withUnsafeMutableBufferPointer { active in
      for start in active.indices.dropFirst() {
        let edge = active[start]
        let x = edge.x(at: y)
        var index = start
        while index > 0, active[index - 1].x(at: y) > x {
          active[index] = active[index - 1]
          index -= 1
        }
        if index < start { active[index] = edge }
      }
    }
  }

  private mutating func sumRow(from top: Double, to bottom: Double) {
    guard active.count <= Self.maximumEdges else {
      for index in 0..<Self.equalBands {
        let height = (bottom - top) / Double(Self.equalBands)
        let start = top + Double(index) * height
        band.collect(active, from: start, to: start + height)
        band.add(to: &row)
      }
      return
    }
    sortActive(at: (top + bottom) / 2)
    cuts.removeAll(keepingCapacity: true)
    for edge in active {
      if edge.top.y > top { cuts.append(edge.top.y) }
      if edge.bottom.y < bottom { cuts.append(edge.bottom.y) }
    }
    if cuts.count > 1 { cuts.sort() }
    cuts.append(bottom)
    var start = top
    for end in cuts where end > start {
      sumBand(from: start, to: end)
      start = end
    }
  }

  /// Adds a band within which no edge begins or ends.
  private mutating func sumBand(from top: Double, to bottom: Double) {
    band.collect(active, from: top, to: bottom)
    if band.isOrdered { return band.add(to: &row) }
    var start = top
    for end in band.crossings(upTo: Self.maximumCrossings) + [bottom] where end > start {
      band.collect(active, from: start, to: end)
      band.add(to: &row)
      start = end
    }
  }
}
