/// Divides a part of a text without forced breaks among lines, so that they are about equally long.
struct BalancedLines {
  private let part: [LineBreaker.Opportunity]
  private let start: Int
  private let lines: Int
  private let width: Int

  /// - Parameters:
  ///   - part: where lines may end; the last is the end of the part.
  ///   - start: the width of the text before the part, in Pango's units like all widths.
  ///   - lines: how many lines to divide among.
  ///   - width: the most that a line may take.
  init(_ part: [LineBreaker.Opportunity], from start: Int, lines: Int, width: Int) {
    self.part = part
    self.start = start
    self.lines = lines
    self.width = width
  }

  /// The ends of the lines; nil when there is no way to divide the part so.
  ///
  /// The best way to divide all up to each place among one more line comes from the best ways for
  /// one line less, so the time grows with the square of the number of places.
  var ends: [LineBreaker.Opportunity]? {
    guard let last = part.last else { return nil }
    let mean = max(1, Double(last.end - start) / Double(lines))
    // costs[i] is the least cost to end a line at place i - 1; place 0 is the start.
    var costs = [0] + [Double](repeating: .infinity, count: part.count)
    var origins: [[Int]] = []
    for _ in 0..<lines {
      var (next, origin) = ([Double](repeating: .infinity, count: part.count + 1), [Int]())
      for (index, place) in part.enumerated() {
        var best = 0
        for before in 0...index where costs[before].isFinite {
          let from = before == 0 ? start : part[before - 1].next
          guard place.end - from <= width else { continue }
          let difference = Double(place.end - from) / mean - 1
          let cost = costs[before] + difference * difference + place.penalty
          if cost < next[index + 1] { (next[index + 1], best) = (cost, before) }
        }
        origin.append(best)
      }
      costs = next
      origins.append(origin)
    }
    return traced(origins, isPossible: costs.last?.isFinite ?? false)
  }

  private func traced(_ origins: [[Int]], isPossible: Bool) -> [LineBreaker.Opportunity]? {
    guard isPossible else { return nil }
    var result: [LineBreaker.Opportunity] = []
    var place = part.count
    for origin in origins.reversed() {
      guard part.indices.contains(place - 1) else { return nil }
      result.append(part[place - 1])
      place = origin[place - 1]
    }
    return result.reversed()
  }
}
