/// What is added to a value before its fraction is cut off, so that the mean over a few pixels keeps
/// the fraction and a slow change shows no bands.
///
/// The pattern is that of Bayer (1973), 4 by 4 pixels, and lies on the surface, so that the same place
/// always gets the same value, whatever is painted in what order. It changes a value by half a step at
/// most, leaves whole values as they are, and repeats soon enough to be compressed well.
enum DitherPattern {
  /// The columns and rows after which the pattern begins anew.
  static let side = 4

  /// The 256th parts to add in each column of a row, once in each lane of `PixelLanes`.
  static func row(_ y: Int) -> [UInt64] { rows[y & (side - 1)] }

  private static let rows = (0..<side).map { y in
    (0..<side).map { UInt64(threshold(x: $0, y: y)) &* PixelLanes.one }
  }

  /// The 256th parts to add at a place, 16 … 240 with a mean of 128.
  static func threshold(x: Int, y: Int) -> UInt8 {
    let ranks: [UInt8] = y & 1 == 0 ? [0, 4, 1, 5] : [6, 2, 7, 3]
    return ranks[x & 3] * 32 + 16
  }
}
