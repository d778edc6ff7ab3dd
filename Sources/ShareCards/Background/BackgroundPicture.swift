/// A picture that covers a card.
package struct BackgroundPicture: Hashable, Sendable {
  package var picture: CardPicture
  /// The place in the picture that comes as near to the card's middle as it can.
  package var focus: UnitPoint
  /// Translucent colours that are laid over the picture, so that texts can be read.
  package var scrim: CardGradient?

  package init(
    _ picture: CardPicture, focus: UnitPoint = .center, scrim: CardGradient? = nil
  ) {
    self.picture = picture
    self.focus = focus
    self.scrim = scrim
  }
}
