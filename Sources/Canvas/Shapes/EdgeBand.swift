/// The parts of edges that go through a band of a row, from left to right.
struct EdgeBand {
  private struct Part {
    let top: Double
    let bottom: Double
    let winding: Int
    /// Twice where it is in the middle of the band.
    var middle: Double { top + bottom }
  }

  private var parts: [Part] = []
  private var top = 0.0
  private var bottom = 0.0

  /// The most parts that are put in order by moving each to its place, which is quick for few.
  private static let few = 64

  /// Takes the parts of edges that go through the middle of the band: all of its height, unless they
  /// begin or end within it.
  mutating func collect(_ edges: [EdgeList.Edge], from top: Double, to bottom: Double) {
    self.top = top
    self.bottom = bottom
    parts.removeAll(keepingCapacity: true)
    let middle = (top + bottom) / 2
    for edge in edges where edge.top.y <= middle && edge.bottom.y > middle {
      parts.append(
        Part(top: edge.x(at: top), bottom: edge.x(at: bottom), winding: edge.winding))
    }
    guard parts.count <= Self.few else { return parts.sort { $0.middle < $1.middle } }
    parts.withUnsafeMutableBufferPointer { parts in
      for start in parts.indices.dropFirst() {
        let part = parts[start]
        var index = start
        while index > 0, parts[index - 1].middle > part.middle {
          parts[index] = parts[index - 1]
          index -= 1
        }
        if index < start { parts[index] = part }
      }
    }
  }

  /// Whether no two edges cross within the band.
  var isOrdered: Bool {
    for index in parts.indices.dropFirst()
    where parts[index].top < parts[index - 1].top || parts[index].bottom < parts[index - 1].bottom {
      return false
    }
    return true
  }

  /// The heights at which edges cross, from the top.
  func crossings(upTo limit: Int) -> [Double] {
    var result: [Double] = []
    for (index, left) in parts.enumerated() {
      for right in parts[..<index] where result.count < limit {
        let (above, below) = (left.top - right.top, left.bottom - right.bottom)
        guard above * below < 0 else { continue }
        result.append(top + (bottom - top) * above / (above - below))
      }
    }
    return result.sorted()
  }

  /// Adds the edges between what is outside of the path and what is inside.
  func add(to row: inout CoverageRow) {
    var winding = 0
    for part in parts {
      let before = winding
      winding += part.winding
      if before == 0 {
        row.add(from: part.top, to: part.bottom, height: bottom - top)
      } else if winding == 0 {
        row.add(from: part.top, to: part.bottom, height: top - bottom)
      }
    }
  }
}
