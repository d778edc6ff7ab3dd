/// A font by its role in the style, or one of the layout's own.
package indirect enum FontToken: Hashable, Sendable {
  case title
  case subtitle
  case metric
  case brand
  case custom(CardFont)
  /// Another token's font in a multiple of its size.
  case scaled(FontToken, by: Double)

  /// Whether it is the metric's type, in whatever multiple.
  var isMetric: Bool {
    switch self {
    case .metric: true
    case .scaled(let token, _): token.isMetric
    case .title, .subtitle, .brand, .custom: false
    }
  }

  func font(in style: ShareCardStyle) -> CardFont {
    switch self {
    case .title: style.titleFont
    case .subtitle: style.subtitleFont
    case .metric: style.metricFont
    case .brand: style.brandFont
    case .custom(let font): font
    case .scaled(let token, let factor): token.font(in: style).scaled(by: factor)
    }
  }
}

extension CardFont {
  fileprivate func scaled(by factor: Double) -> CardFont {
    CardFont(size: size * factor, weight: weight, design: design)
  }
}
