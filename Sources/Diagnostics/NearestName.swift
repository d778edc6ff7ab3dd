/// Finds the name that a misspelt one was most likely meant to be.
package enum NearestName {
  /// Names of more scalars than this are never compared.
  static let longestName = 64

  /// The candidate with the smallest edit distance to `name`, or nil when none is close.
  ///
  /// Close means at most a third of the longer name's letters, at least one, but not all of them.
  /// Of equally close candidates the first wins. Names longer than 64 scalars are never compared.
  package static func suggestion(for name: String, among candidates: [String]) -> String? {
    close(to: name, among: candidates).min { $0.distance < $1.distance }
      .map { candidates[$0.index] }
  }

  /// The candidates that are close by their letters, in their order, with their edit distances.
  static func close(
    to name: String, among candidates: [String]
  ) -> [(index: Int, distance: Int)] {
    let wanted = Array(name.lowercased().unicodeScalars)
    guard wanted.count <= longestName else { return [] }
    return candidates.indices.compactMap { index in
      let letters = Array(candidates[index].lowercased().unicodeScalars)
      guard letters.count <= longestName else { return nil }
      let longest = max(wanted.count, letters.count)
      let limit = min(max(1, longest / 3), longest - 1)
      // As many insertions as one name is longer are needed in any case.
      guard abs(wanted.count - letters.count) <= limit else { return nil }
      let distance = EditDistance.between(wanted, letters)
      return distance <= limit ? (index, distance) : nil
    }
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
}
