/// How a card looks: its colours, type, corner and padding.
///
/// Three styles are always there; a theme adds more, so a `switch` over styles needs a `default`.
public struct ShareCardStyle: Hashable, Sendable, Identifiable {
  /// The name that front matter and configuration use.
  public let id: String
  /// The name to show to people.
  public let displayName: String
  /// The colour that fills the card to its edges.
  public let backgroundColor: CardColor
  /// The colour of titles and quotes.
  public let primaryTextColor: CardColor
  /// The colour of subtitles, attributions and the footer.
  public let secondaryTextColor: CardColor
  /// The colour of icons, metrics and rules.
  public let accentColor: CardColor
  /// The font of titles and quotes.
  public let titleFont: CardFont
  /// The font of subtitles and attributions.
  public let subtitleFont: CardFont
  /// The font of an achievement's value.
  public let metricFont: CardFont
  /// The font of the footer.
  public let brandFont: CardFont
  /// The radius of the card's corners in points.
  public let cornerRadius: Double
  /// The distance of the content from the card's edges in points.
  public let contentPadding: CardInsets

  /// A style by its tokens.
  public init(
    id: String, displayName: String, backgroundColor: CardColor, primaryTextColor: CardColor,
    secondaryTextColor: CardColor, accentColor: CardColor, titleFont: CardFont,
    subtitleFont: CardFont, metricFont: CardFont,
    brandFont: CardFont = CardFont(size: 14, weight: .medium), cornerRadius: Double,
    contentPadding: CardInsets
  ) {
    self.id = id
    self.displayName = displayName
    self.backgroundColor = backgroundColor
    self.primaryTextColor = primaryTextColor
    self.secondaryTextColor = secondaryTextColor
    self.accentColor = accentColor
    self.titleFont = titleFont
    self.subtitleFont = subtitleFont
    self.metricFont = metricFont
    self.brandFont = brandFont
    self.cornerRadius = cornerRadius
    self.contentPadding = contentPadding
  }
}
