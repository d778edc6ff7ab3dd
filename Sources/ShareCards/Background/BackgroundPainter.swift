import Canvas

/// Paints what a card lies on over a whole bitmap, so that nothing shows of what was there before.
struct BackgroundPainter {
  let pictures: PictureCache

  /// - Parameters:
  ///   - style: the card's style.
  ///   - bitmap: what to paint on.
  /// - Throws: `PictureError` when the style's picture cannot be decoded.
  func paint(_ style: ShareCardStyle, on bitmap: Bitmap) throws(PictureError) {
    let ground = style.backgroundColor.canvasColor.over(.white)
    if let picture = style.background.picture {
      return try paint(picture, over: ground, on: bitmap)
    }
    // A bitmap is large: what is covered anyhow is not painted.
    let gradients = style.background.gradients
    let lowest = gradients.lastIndex(where: \.isOpaque)
    if lowest == nil { bitmap.fill(bitmap.bounds, with: ground) }
    for gradient in gradients[(lowest ?? 0)...] { fill(bitmap, with: gradient) }
  }

  private func paint(
    _ background: BackgroundPicture, over ground: Color, on bitmap: Bitmap
  ) throws(PictureError) {
    let fit = PictureFit.cover(focalX: background.focus.x, focalY: background.focus.y)
    let picture = try pictures.picture(
      background.picture.key, width: bitmap.width, height: bitmap.height, fit: fit
    ) { () throws(PictureError) in background.picture.source }
    if !picture.isOpaque { bitmap.fill(bitmap.bounds, with: ground) }
    bitmap.draw(picture, in: bitmap.bounds, fit: .fill)
    if let scrim = background.scrim { fill(bitmap, with: scrim) }
  }

  private func fill(_ bitmap: Bitmap, with gradient: CardGradient) {
    bitmap.fill(
      bitmap.bounds, with: gradient.paint(width: bitmap.width, height: bitmap.height))
  }
}
