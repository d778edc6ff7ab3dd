extension NearestName {
  /// The candidates that a name was most likely meant to be, the nearest first.
  ///
  /// First come those that are close by their letters, as for `suggestion`. Where they are few,
  /// those follow that have a word in common with the name: one that holds or begins a word of it,
  /// as `run` begins `runner`. The rarest word counts most, since in `figure.runn` it says more than
  /// the other.
  ///
  /// - Parameters:
  ///   - name: what the user wrote.
  ///   - candidates: the names that would be right; of equally near ones the first come first.
  ///   - limit: the most names to give.
  /// - Returns: the names, each once.
  package static func suggestions(
    for name: String, among candidates: [String], limit: Int
  ) -> [String] {
    let close = close(to: name, among: candidates).sorted {
      ($0.distance, $0.index) < ($1.distance, $1.index)
    }
    var indices = close.prefix(limit).map(\.index)
    if indices.count < limit {
      for index in related(to: name, among: candidates) where !indices.contains(index) {
        indices.append(index)
        if indices.count == limit { break }
      }
    }
    return indices.map { candidates[$0] }
  }

  /// The question that a hint begins with: `did you mean 'a', 'b' or 'c'?`.
  ///
  /// - Parameters: as of `suggestions`.
  /// - Returns: the question; nil when no candidate is near.
  package static func question(
    for name: String, among candidates: [String], limit: Int
  ) -> String? {
    let names = suggestions(for: name, among: candidates, limit: limit).map { "'\($0)'" }
    guard let last = names.last else { return nil }
    guard names.count > 1 else { return "did you mean \(last)?" }
    return "did you mean \(names.dropLast().joined(separator: ", ")) or \(last)?"
  }

  /// The candidates with a word of the name, by the rarest word first.
  private static func related(to name: String, among candidates: [String]) -> [Int] {
    let wanted = words(of: name)
    var matches = wanted.map { _ in [(index: Int, difference: Int)]() }
    for (index, candidate) in candidates.enumerated() {
      let words = words(of: candidate)
      for (place, word) in wanted.enumerated() {
        let differences = words.compactMap { difference(of: $0, from: word) }
        if let least = differences.min() { matches[place].append((index, least)) }
      }
    }
    return matches.sorted { $0.count < $1.count }.flatMap { matches in
      matches.sorted { ($0.difference, $0.index) < ($1.difference, $1.index) }.map(\.index)
    }
  }

  /// Shorter words are parts of too many others.
  private static let shortestWord = 3

  /// The words of a name in lower case, as bytes, which are quicker than characters to look at.
  private static func words(of name: String) -> [ArraySlice<UInt8>] {
    guard name.utf8.count <= longestName else { return [] }
    return name.lowercased().utf8.map(\.self)
      .split { $0 < 0x80 && !isLetter($0) }
      .filter { $0.count >= shortestWord }
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
  }

  /// By how many bytes a candidate's word differs from one of the name; nil when neither is a part
  /// of the other.
  private static func difference(
    of word: ArraySlice<UInt8>, from wanted: ArraySlice<UInt8>
  ) -> Int? {
    if word.count >= wanted.count {
      return holds(word, wanted) ? word.count - wanted.count : nil
    }
    // At least half of the word: `car` does not begin `carnival`.
    guard word.count * 2 >= wanted.count, wanted.starts(with: word) else { return nil }
    return wanted.count - word.count
  }

  private static func holds(_ word: ArraySlice<UInt8>, _ part: ArraySlice<UInt8>) -> Bool {
    (0...(word.count - part.count)).contains { word.dropFirst($0).starts(with: part) }
  }
}
