/// A colour by its role in the style.
package enum ColorToken: String, Sendable, CaseIterable {
  case primary
  case secondary
  case accent

  func color(in style: ShareCardStyle) -> CardColor {
    switch self {
    case .primary: style.primaryTextColor
    case .secondary: style.secondaryTextColor
    case .accent: style.accentColor
    }
  }
}
