/// What is taken from the bytes of a row so that they compress well (ISO/IEC 15948, clause 9).
enum PNGFilter: UInt8, CaseIterable {
  case none = 0
  case sub = 1
  case up = 2
  case average = 3
  case paeth = 4

  /// Writes the filtered bytes of a row.
  ///
  /// - Parameters:
  ///   - row: the row's bytes; before them lies one clear pixel, the left neighbour of the first.
  ///   - above: the bytes of the row above, with a clear pixel before them too.
  ///   - count: the number of bytes.
  ///   - pixelBytes: the bytes of a pixel.
  ///   - result: where the filtered bytes go.
  func apply(
    to row: UnsafePointer<UInt8>, above: UnsafePointer<UInt8>, count: Int, pixelBytes: Int,
    result: UnsafeMutablePointer<UInt8>
  ) {
    let left = row - pixelBytes
    switch self {
    case .none: result.update(from: row, count: count)
    case .sub:
      for index in 0..<count { result[index] = row[index] &- left[index] }
    case .up:
      for index in 0..<count { result[index] = row[index] &- above[index] }
    case .average:
      for index in 0..<count {
        let (one, other) = (left[index], above[index])
        // Half of the sum, rounded down, without a ninth bit.
        result[index] = row[index] &- ((one & other) &+ ((one ^ other) >> 1))
      }
    case .paeth:
      let aboveLeft = above - pixelBytes
      for index in 0..<count {
        let prediction = Self.paeth(
          left: Int16(left[index]), up: Int16(above[index]), upLeft: Int16(aboveLeft[index]))
        result[index] = row[index] &- UInt8(truncatingIfNeeded: prediction)
      }
    }
  }

  /// The neighbour that is nearest to left + up − upLeft (clause 9.4).
  @inline(__always)
  private static func paeth(left: Int16, up: Int16, upLeft: Int16) -> Int16 {
    let (fromUp, fromLeft) = (up &- upLeft, left &- upLeft)
    let (toLeft, toUp, toUpLeft) = (
      distance(fromUp), distance(fromLeft), distance(fromUp &+ fromLeft)
    )
    let vertical = toUp <= toUpLeft ? up : upLeft
    return toLeft <= min(toUp, toUpLeft) ? left : vertical
  }

  @inline(__always)
  private static func distance(_ value: Int16) -> Int16 { max(value, 0 &- value) }
}
