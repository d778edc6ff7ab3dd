/// A colour of a style that styles, pages and sites may set, by the name that they use.
package enum StyleColorKey: String, CaseIterable, Sendable {
  case background
  case primary
  case secondary
  case accent
  case surface

  /// Sets the colour of a style.
  package func set(_ color: CardColor, in style: inout ShareCardStyle) {
    switch self {
    case .background: style.backgroundColor = color
    case .primary: style.primaryTextColor = color
    case .secondary: style.secondaryTextColor = color
    case .accent: style.accentColor = color
    case .surface: style.surfaceColor = color
    }
  }
}
