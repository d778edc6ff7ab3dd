import Canvas

/// A picture for the middle of QR codes.
///
/// Two logos are equal when their identities are: cards and their codes are compared and hashed, and
/// looking at each pixel would take a while.
package struct CodeLogo: Hashable, Sendable {
  package let picture: Picture
  /// A text that differs with the picture, for fingerprints of cards.
  package let identity: String

  package init(picture: Picture, identity: String) {
    self.picture = picture
    self.identity = identity
  }

  package static func == (one: CodeLogo, other: CodeLogo) -> Bool {
    one.identity == other.identity
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(identity)
  }
}
