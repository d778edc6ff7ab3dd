import Canvas

/// A picture file that cards show: a logo, an avatar, a photo.
///
/// Two are equal when their keys are: cards are compared and hashed, and looking at the bytes of each
/// picture would take a while.
package struct CardPicture: Hashable, Sendable {
  package let source: PictureSource
  /// Which file it is; pictures of equal keys are decoded once for each size.
  package let key: PictureCache.Key

  package init(source: PictureSource, key: PictureCache.Key) {
    self.source = source
    self.key = key
  }

  package static func == (one: CardPicture, other: CardPicture) -> Bool {
    one.key == other.key
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(key)
  }
}
