/// A colour as files write it: as it is, or as a tone of the brand's colour.
package enum StyleColor: Hashable, Sendable {
  case fixed(CardColor)
  case tone(StyleTone)

  /// The colour on cards of a brand.
  ///
  /// - Parameter tint: the brand's colour.
  /// - Returns: the colour.
  package func color(tint: CardColor) -> CardColor {
    switch self {
    case .fixed(let color): color
    case .tone(let tone): tone.color(tint: tint)
    }
  }
}
