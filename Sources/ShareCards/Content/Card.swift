/// Everything that one moment's card pictures are drawn from, the same for every size.
package struct Card: Hashable, Sendable {
  package var fields: CardFields
  /// The values of statistics, of which the first nine are shown.
  package var stats: [StatItem]
  /// How much of a goal is reached, 0 … 1, if the card shows it.
  package var progress: Double?
  package var layout: CardLayout
  package var style: ShareCardStyle
  /// The icon to draw where the layout has one.
  package var icon: CardIcon?
  /// The pictures to draw where the layout has them.
  package var pictures: [PictureRole: CardPicture]
  /// The language of the texts as a BCP 47 tag.
  package var language: String
  /// The QR code, if the card has one.
  package var code: CardCode?

  package init(
    fields: CardFields, stats: [StatItem] = [], progress: Double? = nil, layout: CardLayout,
    style: ShareCardStyle, icon: CardIcon? = nil,
    pictures: [PictureRole: CardPicture] = [:], language: String = "en", code: CardCode? = nil
  ) {
    self.fields = fields
    self.stats = stats
    self.progress = progress
    self.layout = layout
    self.style = style
    self.icon = icon
    self.pictures = pictures
    self.language = language
    self.code = code
  }
}
