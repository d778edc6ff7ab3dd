extension PixelSurface {
  /// Draws a picture over the pixels that are there.
  ///
  /// A side that gets shorter takes the mean of what each pixel covers, one that gets longer is
  /// smooth. Colours are weighed by their opacity, so clear pixels have none. What reaches over
  /// the surface's edge is left out.
  ///
  /// - Parameters:
  ///   - picture: the picture.
  ///   - area: where it goes, at most `Picture.maximumSide` on each side.
  ///   - fit: how it goes there when it has other proportions.
  ///   - clip: how much of each of the surface's pixels may be painted; all of all when nil.
  ///   - opacity: what the picture's opacity is multiplied by, clamped to 0 … 1.
  package func draw(
    _ picture: Picture, in area: PixelRect, fit: PictureFit = .contain, clip: CoverageMask? = nil,
    opacity: Double = 1
  ) {
    let rows = pixelRows
    let visible = clip.map { $0.area.intersection(rows.bounds) } ?? rows.bounds
    let placement = PicturePlacement(
      width: Double(picture.width), height: Double(picture.height), in: area, fit: fit)
    guard let placement = placement?.cut(to: visible) else { return }
    let share = Color.black.opacity(opacity).alpha
    guard share > 0 else { return }
    let isCopied = picture.isOpaque && share == 255 && clip == nil
    let columns = placement.area.x..<placement.area.maxX
    picture.scaler(for: placement).forEachRow { index, pixels in
      let y = placement.area.y + index
      if isCopied {
        let target = rows.pixels(y, columns)
        for (x, pixel) in zip(target.indices, pixels) {
          target[x] = Int32(bitPattern: pixel) & rows.kept
        }
      } else {
        rows.composite(pixels, x: columns.lowerBound, y: y, share: share, clip: clip)
      }
    }
  }
}

extension PixelRows {
  /// Lays pixels of straight alpha over a row by a share of all and what a clip lets through; all
  /// of them lie in its area.
  fileprivate func composite(
    _ pixels: UnsafeBufferPointer<UInt32>, x: Int, y: Int, share: UInt8, clip: CoverageMask?
  ) {
    withUnsafeTemporaryAllocation(of: Int32.self, capacity: pixels.count) { row in
      for (index, pixel) in zip(row.indices, pixels) {
        row.initializeElement(at: index, to: PixelLanes.premultiplied(pixel))
      }
      let row = UnsafeBufferPointer(row)
      guard let clip else { return composite(row, x: x, y: y, coverage: share) }
      var coverage = clip.row(y, PixelRect(x: x, y: y, width: pixels.count, height: 1))
      if share < 255 { coverage = coverage.map { PixelLanes.product($0, share) }[...] }
      coverage.withUnsafeBufferPointer { composite(row, x: x, y: y, coverage: $0) }
    }
  }
}
