import Canvas

/// A card on the bitmap that it was drawn on, which the next card is drawn on as well.
struct DrawnCard {
  let bitmap: Bitmap
  /// The code to prove on what is made of the bitmap.
  let code: PlacedCode?
  /// The style's radius in pixels.
  let cornerRadius: Double
  /// The frames of the layout's views.
  let frames: [LayoutFrame]
  /// Whether the card is read from right to left.
  let isMirrored: Bool
  /// Output pixels in a pixel of scale 1.
  let scale: Int

  /// What is left of the card when its corners are cut to the style's radius.
  var cornerMask: CoverageMask {
    let bounds = bitmap.bounds
    let shape = Path.roundedRectangle(
      x: 0, y: 0, width: Double(bounds.width), height: Double(bounds.height),
      radius: cornerRadius)
    return CoverageMask(of: shape, in: bounds)
  }
}
