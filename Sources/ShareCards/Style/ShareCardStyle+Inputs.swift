extension ShareCardStyle {
  /// Gives every part of the style as text, in an order that is always the same.
  ///
  /// A picture counts by its key: reflecting a style would look at megabytes.
  ///
  /// - Parameter body: takes one text.
  package func forEachInput(_ body: (String) -> Void) {
    [id, displayName].forEach(body)
    let colors = [
      backgroundColor, primaryTextColor, secondaryTextColor, accentColor, surfaceColor, codeColor,
      codeBackgroundColor,
    ]
    colors.map(\.input).forEach(body)
    [titleFont, subtitleFont, metricFont, brandFont].forEach { font in
      [font.size.description, font.weight.rawValue, font.design.rawValue].forEach(body)
    }
    let padding = contentPadding
    [
      cornerRadius, codeCornerRadius, padding.top, padding.leading, padding.bottom,
      padding.trailing,
    ].map(\.description).forEach(body)
    [alignment.rawValue, brandPlacement.rawValue].forEach(body)
    background.forEachInput(body)
  }
}

extension CardColor {
  /// The components as one text.
  var input: String {
    [red, green, blue, opacity].map(\.description).joined(separator: " ")
  }
}
