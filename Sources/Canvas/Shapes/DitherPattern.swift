/// What is added to a value before its fraction is cut off, so that the mean over a few pixels keeps
/// the fraction and a slow change shows no bands.
///
/// The pattern is that of Bayer (1973), 8 by 8 pixels, and lies on the surface, so that the same place
/// always gets the same value, whatever is painted in what order. It changes a value by half a step at
/// most, leaves whole values as they are, and repeats soon enough to be compressed well.
enum DitherPattern {
  /// The columns and rows after which the pattern begins anew.
  static let side = 8

  /// The 256th parts to add in each column of a row, once in each lane of `PixelLanes`.
  static func row(_ y: Int) -> [UInt64] {
    (0..<side).map { UInt64(threshold(x: $0, y: y)) &* PixelLanes.one }
  }

  /// Rounds values of 0 … 255 with fractions.
  ///
  /// - Parameters:
  ///   - values: the values of neighbouring pixels.
  ///   - factor: what multiplies them first.
  ///   - x: the column of the first one.
  ///   - y: the row.
  ///   - result: as many whole values, which are overwritten.
  static func round(
    _ values: [Float], scaledBy factor: Float, x: Int, y: Int, into result: inout [UInt8]
  ) {
    let thresholds = (0..<side).map { Float(threshold(x: x + $0, y: y)) / 256 }
    for index in 0..<min(values.count, result.count) {
      let value = values[index] * factor
      // Values that are whole but for the error of sums stay what they are.
      let whole = value.rounded()
      let rounded = abs(value - whole) < 1 / 256 ? whole : value + thresholds[index & (side - 1)]
      result[index] = UInt8(min(max(rounded, 0), 255))
    }
  }

  /// The 256th parts to add at a place, 2 … 254 with a mean of 128.
  static func threshold(x: Int, y: Int) -> UInt8 {
    var rank = 0
    for bit in 0..<3 {
      let (column, line) = (x >> bit & 1, y >> bit & 1)
      rank = rank << 2 | (column ^ line) << 1 | line
    }
    return UInt8(rank * 4 + 2)
  }
}
