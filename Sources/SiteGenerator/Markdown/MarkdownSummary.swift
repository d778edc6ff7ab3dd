import Diagnostics

/// What a text says about itself.
package struct MarkdownSummary: Hashable, Sendable {
  /// The text of the first heading that is not in a quote or list, without its markup.
  package var firstHeading: String?
  /// The text of the first paragraph that is not in a quote or list, without its markup and
  /// pictures, cut at a word where it is longer than a description should be.
  package var firstParagraph: String?

  /// The most characters of the paragraph, with the ellipsis.
  private static let characterLimit = 200
  /// The most scalars, since one character can have any number of marks.
  private static let scalarLimit = 1000
}

extension MarkdownSummary {
  /// A text on one line, cut to the limit at a space where there is one in its second half.
  ///
  /// Chinese, Japanese and Thai have no spaces, so that such a text ends at any character.
  static func shortened(_ text: String) -> String {
    let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let bounded = String(words.unicodeScalars.prefix(scalarLimit))
    let isWhole = bounded.unicodeScalars.count == words.unicodeScalars.count
    guard !isWhole || bounded.count > characterLimit else { return bounded }
    let kept = bounded.prefix(characterLimit - 1)
    let endsAtWord = bounded[kept.endIndex...].first == " "
    let lastWord = endsAtWord ? kept.endIndex : kept.lastIndex(of: " ") ?? kept.startIndex
    let end =
      kept.distance(from: kept.startIndex, to: lastWord) > characterLimit / 2
      ? lastWord : kept.endIndex
    return String(kept[..<end]).trimmed + "…"
  }
}
