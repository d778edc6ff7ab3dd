/// The icon of a card.
package enum CardIcon: Hashable, Sendable {
  /// A glyph of an icon font, which takes the layout's colour, or an emoji.
  case glyph(IconGlyph)
  /// A picture file, which has colours of its own.
  case picture(CardPicture)
}
