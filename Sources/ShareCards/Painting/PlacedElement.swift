/// A part of a card at its place in output pixels, ready to be painted.
indirect enum PlacedElement {
  case text(PlacedText)
  case shape(PlacedShape)
  case picture(PlacedPicture)
  /// Parts that are painted as one: faded, cut, turned together.
  case group(PlacedGroup)
}
