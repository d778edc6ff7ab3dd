/// How a card looks: its colours and those of its code, type, corner and padding.
///
/// Three styles are always there; a theme adds more, so a `switch` over styles needs a `default`.
public struct ShareCardStyle: Hashable, Sendable, Identifiable {
  /// The name that front matter and configuration use.
  public var id: String
  /// The name to show to people.
  public var displayName: String
  /// The colour that fills the card to its edges.
  public var backgroundColor: CardColor
  /// What lies over that colour and below the content.
  public var background: CardBackground
  /// The colour of titles and quotes.
  public var primaryTextColor: CardColor
  /// The colour of subtitles, attributions and the footer.
  public var secondaryTextColor: CardColor
  /// The colour of icons, metrics and rules.
  public var accentColor: CardColor
  /// The colour of a QR code's dark modules.
  public var codeColor: CardColor
  /// The colour of a QR code's light modules and of the plate below it.
  public var codeBackgroundColor: CardColor
  /// The font of titles and quotes.
  public var titleFont: CardFont
  /// The font of subtitles and attributions.
  public var subtitleFont: CardFont
  /// The font of an achievement's value.
  public var metricFont: CardFont
  /// The font of the footer.
  public var brandFont: CardFont
  /// The radius of the card's corners in points.
  public var cornerRadius: Double
  /// The distance of the content from the card's edges in points.
  public var contentPadding: CardInsets
  /// The colour of tiles, pills and tracks, mostly a faint one that lies over the background.
  public var surfaceColor: CardColor
  /// Where texts begin on their lines.
  public var alignment: Alignment
  /// Where the brand stands.
  public var brandPlacement: BrandPlacement
  /// The radius of the corners of a QR code's plate in points.
  public var codeCornerRadius: Double

  /// Where texts stand on a card.
  public enum Alignment: String, Sendable, CaseIterable {
    /// In line with the edge where reading begins.
    case leading
    /// In the middle.
    case center
  }

  /// Where the brand stands on a card.
  public enum BrandPlacement: String, Sendable, CaseIterable {
    /// Above the content.
    case header
    /// Below the content.
    case footer
  }

  /// A style by its tokens.
  ///
  /// Readers need a code of opaque colours that is dark on light, with a contrast ratio (WCAG 2.2) of
  /// 4.5 or more; below 7, some of them struggle in bad light. A card with a code in other colours
  /// is not drawn: `ShareCardError.unreadableCodeColors`.
  public init(
    id: String, displayName: String, backgroundColor: CardColor,
    background: CardBackground = CardBackground(), primaryTextColor: CardColor,
    secondaryTextColor: CardColor, accentColor: CardColor,
    codeColor: CardColor = CardColor(white: 0),
    codeBackgroundColor: CardColor = CardColor(white: 1), titleFont: CardFont,
    subtitleFont: CardFont, metricFont: CardFont,
    brandFont: CardFont = CardFont(size: 14, weight: .medium), cornerRadius: Double,
    contentPadding: CardInsets, surfaceColor: CardColor? = nil, alignment: Alignment = .center,
    brandPlacement: BrandPlacement = .footer, codeCornerRadius: Double = 8
  ) {
    self.id = id
    self.displayName = displayName
    self.backgroundColor = backgroundColor
    self.background = background
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
    self.surfaceColor = surfaceColor ?? primaryTextColor.withOpacity(Self.surfaceOpacity)
    self.alignment = alignment
    self.brandPlacement = brandPlacement
    self.codeCornerRadius = codeCornerRadius
  }

  /// How strong the primary text colour is on surfaces of styles that name no colour for them.
  static let surfaceOpacity = 0.08
}
