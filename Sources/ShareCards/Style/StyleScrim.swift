/// What lies over a picture, as files write it.
package enum StyleScrim: Hashable, Sendable {
  /// Nothing.
  case none
  /// A colour whose opacity changes from the card's top to its bottom; the style's background
  /// colour where there is none.
  case fade(top: Double, bottom: Double, color: StyleColor?)

  /// What guards the texts on a picture that no scrim was chosen for.
  package static let usual = StyleScrim.fade(top: 0.4, bottom: 0.85, color: nil)

  /// The scrim on cards of a style and a brand.
  ///
  /// - Parameters:
  ///   - style: the style, for its background colour.
  ///   - tint: the brand's colour.
  /// - Returns: the gradient; nil for none.
  package func gradient(in style: ShareCardStyle, tint: CardColor) -> CardGradient? {
    guard case .fade(let top, let bottom, let color) = self else { return nil }
    let scrim = color?.color(tint: tint) ?? style.backgroundColor
    return CardGradient(
      .linear(angle: 180), colors: [scrim.withOpacity(top), scrim.withOpacity(bottom)])
  }
}
