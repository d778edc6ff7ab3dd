/// A colour by its role in the style.
package enum ColorToken: String, Sendable, CaseIterable {
  case primary
  case secondary
  case accent
  /// The colour of tiles, pills and tracks.
  case surface
  /// What can be read on the accent: the colour that the card lies on, or else black or white.
  case onAccent = "on-accent"
  /// The colour of an item's trend, for what stands in a grid.
  case trend

  /// The colour in a style; an item without a trend has the colour of a neutral one.
  func color(in style: ShareCardStyle, trend: StatItem.Trend? = nil) -> CardColor {
    switch self {
    case .primary: style.primaryTextColor
    case .secondary: style.secondaryTextColor
    case .accent: style.accentColor
    case .surface: style.surfaceColor
    case .onAccent: style.onAccentColor
    case .trend: (trend ?? .neutral).color(in: style)
    }
  }
}

extension ShareCardStyle {
  /// A colour for text on the accent.
  fileprivate var onAccentColor: CardColor {
    let accent = accentColor.canvasColor.over(backgroundColor.canvasColor.over(.white))
    func contrast(_ color: CardColor) -> Double {
      color.canvasColor.over(.white).contrast(with: accent)
    }
    if contrast(backgroundColor) >= TextContrast.minimum { return backgroundColor }
    let candidates = [CardColor(white: 1), CardColor(white: 0)]
    return candidates.max { contrast($0) < contrast($1) } ?? backgroundColor
  }
}
