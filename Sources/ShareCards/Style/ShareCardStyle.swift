/// How a card looks: its colours and those of its code, type, corner and padding.
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
  /// The colour of a QR code's dark modules.
  public let codeColor: CardColor
  /// The colour of a QR code's light modules and of the plate below it.
  public let codeBackgroundColor: CardColor
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
  ///
  /// Readers need a code of opaque colours that is dark on light, with a contrast ratio (WCAG 2.2) of
  /// 4.5 or more; below 7, some of them struggle in bad light. A card with a code in other colours
  /// is not drawn: `ShareCardError.unreadableCodeColors`.
  public init(
    id: String, displayName: String, backgroundColor: CardColor, primaryTextColor: CardColor,
    secondaryTextColor: CardColor, accentColor: CardColor,
    codeColor: CardColor = CardColor(white: 0),
    codeBackgroundColor: CardColor = CardColor(white: 1), titleFont: CardFont,
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
    self.codeColor = codeColor
    self.codeBackgroundColor = codeBackgroundColor
    self.titleFont = titleFont
    self.subtitleFont = subtitleFont
    self.metricFont = metricFont
    self.brandFont = brandFont
    self.cornerRadius = cornerRadius
    self.contentPadding = contentPadding
  }
}
