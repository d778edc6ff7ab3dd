/// A colour by its role in the style.
package enum ColorToken: String, Sendable, CaseIterable {
  case primary
  case secondary
  case accent
  /// The colour of an item's trend, for what stands in a grid.
  case trend

  /// The colour in a style; an item without a trend has the colour of a neutral one.
  func color(in style: ShareCardStyle, trend: StatItem.Trend? = nil) -> CardColor {
    switch self {
    case .primary: style.primaryTextColor
    case .secondary: style.secondaryTextColor
    case .accent: style.accentColor
    case .trend: (trend ?? .neutral).color(in: style)
    }
  }
}
