import Diagnostics

extension CardIssue {
  /// What is wrong where no font has some characters, in one lower-case sentence without a full
  /// stop.
  ///
  /// - Parameters:
  ///   - scalars: the characters.
  ///   - place: where the boxes are, such as ` in the caption`, with the space before it.
  /// - Returns: the sentence.
  package static func message(
    missing scalars: [Unicode.Scalar], in place: String = ""
  ) -> String {
    let names = scalars.map { CodePoint.text($0.value) }.joined(separator: ", ")
    return "no installed font has \(names), so boxes are drawn\(place)"
  }

  /// What to do about it, to which another way out can be added.
  package static let missingGlyphHint =
    "install a font with the script, such as the packages fonts-noto-core and fonts-noto-cjk"
}
