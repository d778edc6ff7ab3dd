/// The form of a language's name.
enum LanguageTag {
  /// Whether a text has the form of a BCP 47 tag (RFC 5646, section 2.1): letters and digits in
  /// groups of at most eight, with hyphens between them, the first of two or three letters.
  static func isRight(_ tag: String) -> Bool {
    let groups = tag.split(separator: "-", omittingEmptySubsequences: false)
    let hasLanguage =
      groups.first.map { (2...3).contains($0.count) && $0.allSatisfy(\.isLetter) } ?? false
    return hasLanguage
      && groups.allSatisfy { group in
        (1...8).contains(group.count)
          && group.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
      }
  }
}
