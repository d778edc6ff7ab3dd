import Canvas

/// A part of a card at its place in output pixels, ready to be painted.
///
/// All places count from the card's top left corner, x to the right and y down, in groups too.
indirect enum PlacedElement {
  case text(PlacedText)
  case shape(PlacedShape)
  case picture(PlacedPicture)
  /// Parts that are painted as one: faded, cut, turned together.
  case group(PlacedGroup)

  /// The pixels that painting can touch; what it touches in a group, turned with the group and cut by
  /// its clip.
  var paintedBounds: PixelRect {
    switch self {
    case .text(let text): text.layout.inkBounds.offsetBy(x: text.x, y: text.y)
    case .shape(let shape): shape.paintedBounds
    case .picture(let picture): picture.paintedBounds
    case .group(let group): group.paintedBounds
    }
  }
}
