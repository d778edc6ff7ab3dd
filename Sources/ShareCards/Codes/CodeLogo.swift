import Canvas

/// A picture for the middle of QR codes.
package struct CodeLogo: Hashable, Sendable {
  package let picture: Picture
  /// A text that differs with the picture, for fingerprints of cards.
  package let identity: String

  package init(picture: Picture, identity: String) {
    self.picture = picture
    self.identity = identity
  }
}
