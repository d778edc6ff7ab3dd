import ShareCards

/// The icon that an author named.
package struct PageIcon: Hashable, Sendable {
  package var name: String
  /// The shape that the theme has for the name.
  package var glyph: IconGlyph?
}
