extension Picture {
  /// The picture with a longest side of at most the given pixels, in its own proportions.
  ///
  /// Each new pixel is the mean of the area that it covers, with colours weighed by their opacity.
  /// A picture that is small enough stays as it is, and no side gets shorter than a pixel.
  ///
  /// - Parameter limit: the most pixels of a side; less than 1 counts as 1.
  /// - Returns: the picture.
  package func reduced(toSide limit: Int) -> Picture {
    let limit = max(1, limit)
    guard max(width, height) > limit else { return self }
    let area = PixelRect(x: 0, y: 0, width: limit, height: limit)
    let placement = PicturePlacement(
      width: Double(width), height: Double(height), in: area, fit: .contain)
    return placement.flatMap(scaled) ?? self
  }

  /// The part of the scaled picture that a placement shows, or nil when that is nothing.
  func scaled(_ placement: PicturePlacement) -> Picture? {
    let window = placement.window
    let pixels = [UInt32](unsafeUninitializedCapacity: window.width * window.height) {
      buffer, count in
      scaler(for: placement).forEachRow { _, row in
        for pixel in row {
          buffer[count] = pixel
          count += 1
        }
      }
    }
    return Picture(width: window.width, height: window.height, pixels: pixels)
  }

  /// What scales the picture to the window of a placement.
  func scaler(for placement: PicturePlacement) -> PictureScaler {
    let window = placement.window
    return PictureScaler(
      self,
      columns: ScalingWeights(
        from: width, to: placement.scaledWidth, window: window.x..<window.maxX),
      rows: ScalingWeights(
        from: height, to: placement.scaledHeight, window: window.y..<window.maxY))
  }
}
