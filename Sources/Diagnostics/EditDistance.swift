/// How many changes of letters lead from one name to another.
enum EditDistance {
  /// The optimal string alignment distance: insertions, deletions, substitutions, and swaps of
  /// neighbours count 1.
  static func between(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar]) -> Int {
    if left.isEmpty || right.isEmpty { return max(left.count, right.count) }
    var beforePrevious = [Int](repeating: 0, count: right.count + 1)
    var previous = Array(0...right.count)
    var current = previous
    for row in 1...left.count {
      current[0] = row
      for column in 1...right.count {
        let substitution = previous[column - 1] + (left[row - 1] == right[column - 1] ? 0 : 1)
        var distance = min(substitution, previous[column] + 1, current[column - 1] + 1)
        if row > 1, column > 1, left[row - 1] == right[column - 2],
          left[row - 2] == right[column - 1]
        {
          distance = min(distance, beforePrevious[column - 2] + 1)
        }
        current[column] = distance
      }
      // The oldest row becomes the place of the next, so that no row is made anew.
      (beforePrevious, previous, current) = (previous, current, beforePrevious)
    }
    return previous[right.count]
  }
}
