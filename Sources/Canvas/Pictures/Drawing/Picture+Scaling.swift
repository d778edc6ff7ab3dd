extension Picture {
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
