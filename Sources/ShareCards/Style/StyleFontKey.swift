/// A font of a style by the name that files use.
enum StyleFontKey: String, CaseIterable, Sendable {
  case title
  case subtitle
  case metric
  case brand

  /// Changes the font of a style.
  func change(in style: inout ShareCardStyle, _ change: (CardFont) -> CardFont) {
    switch self {
    case .title: style.titleFont = change(style.titleFont)
    case .subtitle: style.subtitleFont = change(style.subtitleFont)
    case .metric: style.metricFont = change(style.metricFont)
    case .brand: style.brandFont = change(style.brandFont)
    }
  }
}
