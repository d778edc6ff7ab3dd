extension Bitmap {
  /// Draws a picture over the pixels that are there.
  ///
  /// A side that gets shorter takes the mean of what each pixel covers, one that gets longer is
  /// smooth. Colours are weighed by their opacity, so clear pixels have none. What reaches over
  /// the bitmap's edge is left out.
  ///
  /// - Parameters:
  ///   - picture: the picture.
  ///   - area: where it goes, at most `Picture.maximumSide` on each side.
  ///   - fit: how it goes there when it has other proportions.
  ///   - clip: how much of each of the bitmap's pixels may be painted; all of all when nil.
  ///   - opacity: what the picture's opacity is multiplied by, clamped to 0 … 1.
  package func draw(
    _ picture: Picture, in area: PixelRect, fit: PictureFit = .contain, clip: CoverageMask? = nil,
    opacity: Double = 1
  ) {
    let visible = clip.map { $0.area.intersection(bounds) } ?? bounds
    let placement = PicturePlacement(
      width: Double(picture.width), height: Double(picture.height), in: area, fit: fit)
    guard let placement = placement?.cut(to: visible) else { return }
    let share = Color.black.opacity(opacity).alpha
    guard share > 0 else { return }
    let isCopied = picture.isOpaque && share == 255 && clip == nil
    picture.scaler(for: placement).forEachRow { index, pixels in
      let y = placement.area.y + index
      let target = UnsafeMutableBufferPointer(
        rebasing: row(y)[placement.area.x..<placement.area.maxX])
      if isCopied {
        for (x, pixel) in pixels.enumerated() {
          target[x] = Int32(truncatingIfNeeded: pixel & 0xFF_FFFF)
        }
      } else if let clip {
        let start = (y - clip.area.y) * clip.area.width + placement.area.x - clip.area.x
        blend(pixels, share, clip.coverage[start..<start + pixels.count], onto: target)
      } else {
        blend(pixels, share, repeatElement(255, count: pixels.count), onto: target)
      }
    }
  }

  /// Blends a row of pixels over others by their opacity, a share of all and a coverage of each.
  private func blend(
    _ pixels: UnsafeBufferPointer<UInt32>, _ share: UInt8, _ coverage: some Sequence<UInt8>,
    onto target: UnsafeMutableBufferPointer<Int32>
  ) {
    for (x, (pixel, covered)) in zip(pixels, coverage).enumerated() where covered > 0 {
      let alpha = pixel >> 24
      guard alpha > 0 else { continue }
      var color = Color(pixel: Int32(truncatingIfNeeded: pixel))
      color.alpha = UInt8(truncatingIfNeeded: alpha)
      for factor in [share, covered] where factor < 255 {
        color.alpha = Canvas.blend(color.alpha, over: 0, coverage: factor)
      }
      target[x] = color.over(Color(pixel: target[x])).pixel
    }
  }
}
