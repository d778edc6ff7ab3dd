/// The room for a text, in the terms in which it is set.
struct TextRoom {
  /// The text's pixels in a pixel of Pango's.
  let scale: Double
  /// Where lines end, in Pango's units.
  let width: Int32
  let maximumLines: Int
  let isBalanced: Bool

  /// The longest line in units: sums of two cannot overflow.
  private static let maximumWidth = 1_000_000_000.0

  /// - Parameters:
  ///   - width: the width of a line in pixels; at least one pixel is taken.
  ///   - maximumLines: the most lines; at least one is taken.
  ///   - emSize: the em size in pixels.
  ///   - isBalanced: whether lines are to be about equally long.
  init(width: Double, maximumLines: Int, emSize: Double, isBalanced: Bool) {
    scale = Self.bounded(emSize: emSize) / TextSetting.emSize
    let units = max(1, width.isNaN ? 1 : width) * TextSetting.unitsPerPixel / scale
    self.width = Int32(min(units, Self.maximumWidth))
    self.maximumLines = max(1, maximumLines)
    self.isBalanced = isBalanced
  }

  /// An em size that the libraries can count with; what is no number counts as the least one.
  static func bounded(emSize: Double) -> Double {
    emSize > 0.01 ? min(emSize, 10_000) : 0.01
  }
}
