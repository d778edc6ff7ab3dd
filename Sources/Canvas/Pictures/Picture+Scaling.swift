extension Picture {
  /// The picture with a longest side of at most the given pixels, in its own proportions.
  ///
  /// Each new pixel is the mean of the area that it covers, with colours weighed by their opacity. A
  /// picture that is small enough stays as it is, and no side gets shorter than a pixel.
  ///
  /// - Parameter limit: the most pixels of a side; less than 1 counts as 1.
  /// - Returns: the picture.
  package func reduced(toSide limit: Int) -> Picture {
    let longest = max(width, height)
    let limit = max(1, limit)
    guard longest > limit else { return self }
    func length(_ side: Int) -> Int { max(1, (side * limit + longest / 2) / longest) }
    let (columns, rows) = (length(width), length(height))
    let scaler = PictureScaler(self, width: columns, height: rows)
    var pixels: [UInt32] = []
    pixels.reserveCapacity(columns * rows)
    for y in 0..<rows {
      for color in scaler.row(y, columns: 0..<columns) {
        pixels.append(UInt32(color.alpha) << 24 | UInt32(bitPattern: color.pixel))
      }
    }
    return Picture(width: columns, height: rows, pixels: pixels) ?? self
  }
}
