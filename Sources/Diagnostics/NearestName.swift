/// Finds the name that a misspelt one was most likely meant to be.
package enum NearestName {
  /// The candidate with the smallest edit distance to `name`, or nil when none is close.
  ///
  /// Close means at most a third of the longer name's letters, at least one, but not all of them.
  /// Of equally close candidates the first wins. Names longer than 64 scalars are never compared.
  package static func suggestion(for name: String, among candidates: [String]) -> String? {
    let wanted = Array(name.lowercased().unicodeScalars)
    guard wanted.count <= 64 else { return nil }
    var best: (name: String, distance: Int)?
    for candidate in candidates {
      let letters = Array(candidate.lowercased().unicodeScalars)
      guard letters.count <= 64 else { continue }
      let distance = editDistance(wanted, letters)
      let longest = max(wanted.count, letters.count)
      if distance <= max(1, longest / 3), distance < longest, distance < best?.distance ?? .max {
        best = (candidate, distance)
      }
    }
    return best?.name
  }

  /// More names than this hide the nearest one among them.
  private static let namesBesideNearest = 20

  /// The hint for a name that is not among those known: the nearest one, then all of them unless
  /// they are many.
  ///
  /// - Parameters:
  ///   - name: what the user wrote.
  ///   - candidates: the names that would be right, in the order to show.
  ///   - label: what the names are, such as `styles`.
  /// - Returns: the hint, without a full stop.
  package static func hint(for name: String, among candidates: [String], label: String) -> String {
    let list = "\(label): " + candidates.joined(separator: ", ")
    guard let nearest = suggestion(for: name, among: candidates) else { return list }
    let question = "did you mean '\(nearest)'?"
    return candidates.count > namesBesideNearest ? question : "\(question) \(list)"
  }

  /// The optimal string alignment distance: insertions, deletions, substitutions, and swaps of
  /// neighbours count 1.
  private static func editDistance(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar]) -> Int {
    if left.isEmpty || right.isEmpty { return max(left.count, right.count) }
    var beforePrevious = [Int](repeating: 0, count: right.count + 1)
    var previous = Array(0...right.count)
    for row in 1...left.count {
      var current = [row]
      for column in 1...right.count {
        let substitution = previous[column - 1] + (left[row - 1] == right[column - 1] ? 0 : 1)
        var distance = min(substitution, previous[column] + 1, current[column - 1] + 1)
        if row > 1, column > 1, left[row - 1] == right[column - 2],
          left[row - 2] == right[column - 1]
        {
          distance = min(distance, beforePrevious[column - 2] + 1)
        }
        current.append(distance)
      }
      beforePrevious = previous
      previous = current
    }
    return previous[right.count]
  }
}
