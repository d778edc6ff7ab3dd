import Canvas

extension MeasuredChart {
  /// The chart's parts in an area of the card, in the order of painting.
  func shapes(in box: Rect, isMirrored: Bool) -> [PlacedShape] {
    []
  }
}
