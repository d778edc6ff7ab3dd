import Canvas

extension StatItem.Trend {
  /// The arrow that shows the trend: one that goes on in the text's direction.
  ///
  /// VARIATION SELECTOR-15 keeps emoji fonts from drawing it as a picture (UTS 51, section 2.8).
  func arrow(_ direction: TextDirection) -> String {
    let arrow =
      switch (self, direction) {
      case (.up, .leftToRight): "\u{2197}"
      case (.up, .rightToLeft): "\u{2196}"
      case (.down, .leftToRight): "\u{2198}"
      case (.down, .rightToLeft): "\u{2199}"
      case (.neutral, .leftToRight): "\u{2192}"
      case (.neutral, .rightToLeft): "\u{2190}"
      }
    return arrow + "\u{FE0E}"
  }

  /// The colour of the arrow: one of the system's, or a darker one where that is too faint.
  ///
  /// Where the style leaves neither pair legible, up and down both have the colour of the text: their shapes
  /// tell them apart.
  func color(in style: ShareCardStyle) -> CardColor {
    guard self != .neutral else { return style.secondaryTextColor }
    let background = style.backgroundColor.canvasColor.over(.white)
    let pairs = [(Self.green, Self.red), (Self.darkGreen, Self.darkRed)]
    let legible = pairs.first { up, down in
      [up, down].allSatisfy {
        $0.canvasColor.contrast(with: background) >= TextContrast.minimum
      }
    }
    guard let legible else { return style.primaryTextColor }
    return self == .up ? legible.0 : legible.1
  }

  private static let green = CardColor(red: 0.204, green: 0.780, blue: 0.349)
  private static let red = CardColor(red: 1, green: 0.231, blue: 0.188)
  private static let darkGreen = CardColor(red: 0.06, green: 0.45, blue: 0.19)
  private static let darkRed = CardColor(red: 0.75, green: 0.07, blue: 0.05)
}
