/// A font by its role in the style, or one of the layout's own.
package enum FontToken: Hashable, Sendable {
  case title
  case subtitle
  case metric
  case brand
  case custom(CardFont)

  func font(in style: ShareCardStyle) -> CardFont {
    switch self {
    case .title: style.titleFont
    case .subtitle: style.subtitleFont
    case .metric: style.metricFont
    case .brand: style.brandFont
    case .custom(let font): font
    }
  }
}
