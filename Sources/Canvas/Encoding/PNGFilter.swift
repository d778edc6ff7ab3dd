/// Filters the rows of a picture so that they compress well (ISO/IEC 15948, clause 9).
enum PNGFilter: UInt8 {
  case none = 0
  case sub = 1
  case up = 2
  case average = 3
  case paeth = 4

  private static let bytesPerPixel = 3

  /// Writes the rows of a picture: each as its filter type and its filtered RGB bytes.
  ///
  /// The filter of a row is the one with the smallest sum of absolute differences (clause 12.7).
  static func writeRows(of bitmap: Bitmap, into output: inout [UInt8]) {
    output.removeAll(keepingCapacity: true)
    output.reserveCapacity((bitmap.width * bytesPerPixel + 1) * bitmap.height)
    var above = [UInt8](repeating: 0, count: (bitmap.width + 1) * bytesPerPixel)
    var current = above
    var candidate = [UInt8](repeating: 0, count: bitmap.width * bytesPerPixel)
    var best = candidate
    for y in 0..<bitmap.height {
      // Both rows start with one clear pixel, the left neighbour of the first.
      for (x, pixel) in bitmap.row(y).enumerated() {
        let color = Color(pixel: pixel)
        let start = (x + 1) * bytesPerPixel
        current[start] = color.red
        current[start + 1] = color.green
        current[start + 2] = color.blue
      }
      var bestFilter = PNGFilter.none
      var bestSum = Int.max
      for filter in [PNGFilter.up, .sub, .none, .average, .paeth] where bestSum > 0 {
        let sum = filter.apply(to: current, above: above, result: &candidate)
        if sum < bestSum {
          (bestSum, bestFilter) = (sum, filter)
          swap(&best, &candidate)
        }
      }
      output.append(bestFilter.rawValue)
      output.append(contentsOf: best)
      swap(&above, &current)
    }
  }

  /// Filters one row and returns the sum of the bytes' distances from zero.
  private func apply(to row: [UInt8], above: [UInt8], result: inout [UInt8]) -> Int {
    switch self {
    case .none: Self.filter(row, above, &result) { _, _, _ in 0 }
    case .sub: Self.filter(row, above, &result) { left, _, _ in left }
    case .up: Self.filter(row, above, &result) { _, up, _ in up }
    case .average:
      Self.filter(row, above, &result) { left, up, _ in UInt8((UInt16(left) + UInt16(up)) / 2) }
    case .paeth:
      Self.filter(row, above, &result) { Self.paeth(left: $0, up: $1, upLeft: $2) }
    }
  }

  /// Takes from each byte what its neighbours predict; inlined, so that each filter has a loop of
  /// its own without a choice inside.
  @inline(__always)
  private static func filter(
    _ row: [UInt8], _ above: [UInt8], _ result: inout [UInt8],
    _ predict: (_ left: UInt8, _ up: UInt8, _ upLeft: UInt8) -> UInt8
  ) -> Int {
    var sum = 0
    row.withUnsafeBufferPointer { row in
      above.withUnsafeBufferPointer { above in
        result.withUnsafeMutableBufferPointer { result in
          for index in result.indices {
            let next = index + bytesPerPixel
            let byte = row[next] &- predict(row[index], above[next], above[index])
            result[index] = byte
            sum &+= Int(min(byte, 0 &- byte))
          }
        }
      }
    }
    return sum
  }

  /// The neighbour that is nearest to left + up − upLeft (clause 9.4).
  private static func paeth(left: UInt8, up: UInt8, upLeft: UInt8) -> UInt8 {
    let estimate = Int16(left) + Int16(up) - Int16(upLeft)
    let toLeft = abs(estimate - Int16(left))
    let toUp = abs(estimate - Int16(up))
    let toUpLeft = abs(estimate - Int16(upLeft))
    if toLeft <= toUp && toLeft <= toUpLeft { return left }
    return toUp <= toUpLeft ? up : upLeft
  }
}
