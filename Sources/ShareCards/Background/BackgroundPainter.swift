import Canvas

/// Paints what a card lies on over a whole bitmap, so that nothing shows of what was there before.
struct BackgroundPainter {
  let pictures: PictureCache

  /// - Parameters:
  ///   - background: what to paint.
  ///   - style: the card's style, whose colour lies below what is not opaque.
  ///   - bitmap: what to paint on.
  /// - Throws: `PictureError` when the picture cannot be decoded.
  func paint(
    _ background: CardBackground, style: ShareCardStyle, on bitmap: Bitmap
  ) throws(PictureError) {
    let ground = style.backgroundColor.canvasColor.over(.white)
    switch background {
    case .style:
      bitmap.fill(bitmap.bounds, with: ground)
    case .linear(let start, let end, let stops):
      let gradient = LinearGradient(
        from: place(start, on: bitmap), to: place(end, on: bitmap), stops: stops)
      fill(bitmap, with: .linear(gradient), stops: stops, over: ground)
    case .radial(let center, let radius, let stops):
      let gradient = RadialGradient(
        center: place(center, on: bitmap),
        radius: radius * Double(max(bitmap.width, bitmap.height)), stops: stops)
      fill(bitmap, with: .radial(gradient), stops: stops, over: ground)
    case .picture(let picture):
      try paint(picture, over: ground, on: bitmap)
    }
  }

  private func fill(
    _ bitmap: Bitmap, with paint: Paint, stops: [GradientStop], over ground: Color
  ) {
    // A bitmap is large: what is covered anyhow is not painted twice.
    let isOpaque = !stops.isEmpty && stops.allSatisfy { $0.color.alpha == 255 }
    if !isOpaque { bitmap.fill(bitmap.bounds, with: ground) }
    bitmap.fill(bitmap.bounds, with: paint)
  }

  private func paint(
    _ background: BackgroundPicture, over ground: Color, on bitmap: Bitmap
  ) throws(PictureError) {
    let fit = PictureFit.cover(focalX: background.focus.x, focalY: background.focus.y)
    let picture = try pictures.picture(
      background.key, width: bitmap.width, height: bitmap.height, fit: fit
    ) { () throws(PictureError) in background.source }
    if !picture.isOpaque { bitmap.fill(bitmap.bounds, with: ground) }
    bitmap.draw(picture, in: bitmap.bounds, fit: .fill)
    if let scrim = background.scrim { bitmap.fill(bitmap.bounds, with: scrim) }
  }

  private func place(_ point: UnitPoint, on bitmap: Bitmap) -> Path.Point {
    Path.Point(x: point.x * Double(bitmap.width), y: point.y * Double(bitmap.height))
  }
}
