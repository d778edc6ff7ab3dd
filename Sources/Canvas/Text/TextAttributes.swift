/// How a text is set; all lengths are pixels.
package struct TextAttributes: Hashable, Sendable {
  /// The family to take glyphs from first; what it lacks comes from the library's fallbacks.
  package var family: String
  package var weight: FontWeight
  /// The em size.
  package var size: Double
  /// What is added between the lines, beyond the font's own line height.
  package var lineSpacing: Double
  /// Whether the lines are set towards the middle, instead of the start of the text's direction.
  package var isCentered: Bool
  /// The language of the text as a BCP 47 tag; chooses the forms of Han characters among others.
  package var language: String

  package init(
    family: String, weight: FontWeight, size: Double, lineSpacing: Double = 0,
    isCentered: Bool = false, language: String = "en"
  ) {
    self.family = family
    self.weight = weight
    self.size = size
    self.lineSpacing = lineSpacing
    self.isCentered = isCentered
    self.language = language
  }
}
