/// A colour of the brand's hue, lighter or darker than the brand's colour is.
package struct StyleTone: Hashable, Sendable {
  /// The lightness of OKLCH in hundredths: 0 is black, 100 is white.
  package var lightness: Double
  /// What the chroma of the brand's colour is multiplied by.
  package var chroma = 1.0
  /// 0 is clear, 1 is opaque.
  package var opacity = 1.0

  /// The colour; where sRGB has none so strong, the strongest of this lightness and hue.
  func color(tint: CardColor) -> CardColor {
    var color = OKLCHColor(tint)
    color.lightness = lightness / 100
    color.chroma *= chroma
    return color.color.withOpacity(opacity)
  }
}
