/// A part of a text that is set otherwise than the rest.
///
/// What is nil stays as the text's attributes have it. Where spans overlap, the later one counts.
/// A colour of its own leaves the shapes of letters, ligatures and joins as they are; another
/// weight, size or family has letters join over its ends, but no ligature is made across them.
package struct TextSpan: Hashable, Sendable {
  /// The characters (grapheme clusters) of the text, counted from 0; what is beyond the text's
  /// end is ignored.
  ///
  /// Counts of characters cannot cut one apart, as counts of bytes could.
  package var characters: Range<Int>
  package var weight: FontWeight?
  /// The colour in place of the one that the text is drawn in.
  package var color: Color?
  /// The em size as a multiple of the text's, from 0.1 to 10; the baseline is shared.
  package var sizeFactor: Double?
  /// The families to take glyphs from before those of the text.
  package var families: [String]

  package init(
    characters: Range<Int>, weight: FontWeight? = nil, color: Color? = nil,
    sizeFactor: Double? = nil, families: [String] = []
  ) {
    self.characters = characters
    self.weight = weight
    self.color = color
    self.sizeFactor = sizeFactor
    self.families = families
  }

  /// A span in the families of a design.
  package init(characters: Range<Int>, weight: FontWeight? = nil, design: FontDesign) {
    self.init(
      characters: characters, weight: weight, families: [design.family] + design.fallbacks)
  }
}
