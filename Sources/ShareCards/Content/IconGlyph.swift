/// An icon as text: a glyph of an icon font, or an emoji.
package struct IconGlyph: Hashable, Sendable {
  /// The text that has the icon's shape in `family`.
  package var text: String
  /// The font family; nil for an emoji, which comes in its own colours.
  package var family: String?

  package init(text: String, family: String?) {
    self.text = text
    self.family = family
  }
}
