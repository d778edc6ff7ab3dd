import Canvas

/// A picture that covers a card.
///
/// Two are equal when their keys, focal points and scrims are: cards are compared and hashed, and
/// looking at the bytes of each picture would take a while.
package struct BackgroundPicture: Hashable, Sendable {
  package let source: PictureSource
  /// Which file it is of; pictures of equal keys are decoded once for each size.
  package let key: PictureCache.Key
  /// The place in the picture that comes as near to the card's middle as it can.
  package var focus: UnitPoint
  /// A colour with an opacity that is laid over the picture, so that texts can be read.
  package var scrim: Color?

  package init(
    source: PictureSource, key: PictureCache.Key, focus: UnitPoint = .center, scrim: Color? = nil
  ) {
    self.source = source
    self.key = key
    self.focus = focus
    self.scrim = scrim
  }

  package static func == (one: BackgroundPicture, other: BackgroundPicture) -> Bool {
    one.key == other.key && one.focus == other.focus && one.scrim == other.scrim
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(key)
    hasher.combine(focus)
    hasher.combine(scrim)
  }
}
