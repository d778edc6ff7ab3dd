extension Bitmap {
  /// Draws a picture over the pixels that are there, scaled to fill an area.
  ///
  /// Each pixel gets the mean of what the picture has below it, with colours weighed by their
  /// opacity. The picture's proportions are the caller's matter; what reaches over the bitmap's
  /// edge is left out.
  ///
  /// - Parameters:
  ///   - picture: the picture.
  ///   - area: where it goes, at most `Picture.maximumSide` on each side.
  package func draw(_ picture: Picture, in area: PixelRect) {
    guard max(area.width, area.height) <= Picture.maximumSide else { return }
    let visible = area.intersection(bounds)
    guard !visible.isEmpty else { return }
    let scaler = PictureScaler(picture, width: area.width, height: area.height)
    let columns = visible.x - area.x..<visible.maxX - area.x
    for y in visible.y..<visible.maxY {
      let pixels = row(y)
      for (offset, pixel) in scaler.row(y - area.y, columns: columns).enumerated() {
        let below = Color(pixel: pixels[visible.x + offset])
        pixels[visible.x + offset] = pixel.over(below).pixel
      }
    }
  }
}
