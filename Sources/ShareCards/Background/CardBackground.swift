/// What a card shows between its colour and its content.
///
/// Without gradients and a picture that is the style's background colour alone.
public struct CardBackground: Hashable, Sendable {
  /// The gradients over the style's background colour, painted one after the other; the last one
  /// lies on top.
  public var gradients: [CardGradient]
  /// The picture that covers the card, in place of the gradients.
  package var picture: BackgroundPicture?

  /// A background of gradients; without any it is plain.
  public init(gradients: [CardGradient] = []) {
    self.gradients = gradients
  }

  package init(picture: BackgroundPicture) {
    gradients = []
    self.picture = picture
  }
}

extension ShareCardStyle {
  /// The style with a picture behind the content, below the usual veil or that of its own picture.
  func covered(by picture: CardPicture) -> ShareCardStyle {
    let scrim =
      background.picture?.scrim ?? StyleScrim.usual.gradient(in: self, tint: accentColor)
    var style = self
    style.background = CardBackground(picture: BackgroundPicture(picture, scrim: scrim))
    return style
  }
}
