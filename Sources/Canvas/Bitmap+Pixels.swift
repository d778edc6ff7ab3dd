extension Bitmap {
  /// A copy of all pixels as 0x00RRGGBB, row by row from the top left.
  package var pixels: [Int32] { pixels(of: bounds) }

  /// A copy of the pixels in `area` as 0x00RRGGBB, row by row; what is not on the bitmap is left out.
  package func pixels(of area: PixelRect) -> [Int32] {
    let area = area.intersection(bounds)
    var result: [Int32] = []
    result.reserveCapacity(area.width * area.height)
    for y in area.y..<area.maxY { result += row(y)[area.x..<area.maxX] }
    return result
  }

  /// Makes a bitmap from a copy of pixels.
  ///
  /// - Parameters:
  ///   - width: the width in pixels.
  ///   - height: the height in pixels.
  ///   - pixels: as `pixels` gives them; what is missing stays black.
  /// - Throws: `CanvasError.invalidSize`.
  package convenience init(width: Int, height: Int, pixels: [Int32]) throws(CanvasError) {
    try self.init(width: width, height: height)
    for y in 0..<height {
      let start = min(y * width, pixels.count)
      let end = min(start + width, pixels.count)
      _ = row(y).update(fromContentsOf: pixels[start..<end].lazy.map { $0 & 0xFF_FFFF })
    }
  }
}
