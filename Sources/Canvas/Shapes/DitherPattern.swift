/// What is added to a value before its fraction is cut off, so that the mean over a few pixels keeps
/// the fraction and a slow change shows no bands.
///
/// The pattern is an ordered one as of Bayer (1973), 4 by 2 pixels, and lies on the surface, so that
/// the same place always gets the same value, whatever is painted in what order. It changes a value by
/// half a step at most, leaves whole values as they are, and is so small that rows of a gradient
/// repeat each other soon: with 8 by 8 pixels, a gradient's PNG file takes a third more.
enum DitherPattern {
  /// The columns after which the pattern begins anew, a power of two.
  static let columns = 4
  /// The ranks of the places in two rows; they begin anew after these.
  private static let ranks: [[UInt8]] = [[0, 4, 1, 5], [6, 2, 7, 3]]

  /// The 256th parts to add in each column of a row, once in each lane of `PixelLanes`.
  static func row(_ y: Int) -> [UInt64] { rows[y & 1] }

  private static let rows = (0..<ranks.count).map { y in
    (0..<columns).map { UInt64(threshold(x: $0, y: y)) &* PixelLanes.one }
  }

  /// The 256th parts to add at a place, 16 … 240 with a mean of 128.
  static func threshold(x: Int, y: Int) -> UInt8 {
    ranks[y & 1][x & (columns - 1)] * 32 + 16
  }
}
