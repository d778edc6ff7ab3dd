/// How a text is set; all lengths are pixels.
package struct TextAttributes: Hashable, Sendable {
  /// The family to take glyphs from first.
  package var family: String
  /// The families to take from next; what they lack too comes from the library's fallbacks.
  package var fallbacks: [String]
  package var weight: FontWeight
  /// The em size.
  package var size: Double
  /// What is added between the lines, beyond the font's own line height.
  package var lineSpacing: Double
  /// What is added between letters; negative to draw them together.
  ///
  /// Letters of scripts that join them, or hang them on one line, are left as they are: a gap
  /// would break the words (CSS Text 3, section 8.2.1, on cursive scripts).
  package var tracking: Double
  /// Whether all figures are as wide, so that numbers stand in columns (OpenType feature `tnum`).
  package var hasTabularFigures: Bool
  /// Whether all figures are as high as capitals, in fonts that have others too (OpenType feature
  /// `lnum`).
  package var hasLiningFigures: Bool
  package var alignment: TextAlignment
  /// Whether quotation marks at the ends of lines stand outside of the text's box, so that the
  /// letters are in line.
  package var hangsPunctuation: Bool
  /// The direction in which the text is read; nil when its first letter with a direction decides.
  package var direction: TextDirection?
  /// The language of the text as a BCP 47 tag; chooses the forms of Han characters among others.
  package var language: String

  package init(
    family: String, fallbacks: [String] = [], weight: FontWeight, size: Double,
    lineSpacing: Double = 0, tracking: Double = 0, hasTabularFigures: Bool = false,
    hasLiningFigures: Bool = false,
    alignment: TextAlignment = .start, hangsPunctuation: Bool = false,
    direction: TextDirection? = nil, language: String = "en"
  ) {
    self.family = family
    self.fallbacks = fallbacks
    self.weight = weight
    self.size = size
    self.lineSpacing = lineSpacing
    self.tracking = tracking
    self.hasTabularFigures = hasTabularFigures
    self.hasLiningFigures = hasLiningFigures
    self.alignment = alignment
    self.hangsPunctuation = hangsPunctuation
    self.direction = direction
    self.language = language
  }

  /// The attributes with the families of a design.
  package init(
    design: FontDesign, weight: FontWeight, size: Double, lineSpacing: Double = 0,
    alignment: TextAlignment = .start, language: String = "en"
  ) {
    self.init(
      family: design.family, fallbacks: design.fallbacks, weight: weight, size: size,
      lineSpacing: lineSpacing, alignment: alignment, language: language)
  }
}
