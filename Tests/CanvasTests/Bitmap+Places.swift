import Canvas

extension Bitmap {
  /// A bitmap whose pixels are given by their place.
  convenience init(
    width: Int, height: Int, color: (_ x: Int, _ y: Int) -> Color
  ) throws(CanvasError) {
    try self.init(width: width, height: height)
    for y in 0..<height {
      for x in 0..<width {
        fill(PixelRect(x: x, y: y, width: 1, height: 1), with: color(x, y))
      }
    }
  }
}
