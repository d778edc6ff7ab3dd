extension LuminancePlane {
  /// The plane with each pixel as a square of pixels, or nil when that would be too large.
  package func enlarged(by factor: Int) -> LuminancePlane? {
    guard factor > 0, max(width, height) <= Self.maximumSide / factor else { return nil }
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count * factor * factor)
    for row in 0..<height {
      let line = bytes[row * width..<(row + 1) * width].flatMap {
        repeatElement($0, count: factor)
      }
      for _ in 0..<factor { result += line }
    }
    return LuminancePlane(width * factor, height * factor, result)
  }

  /// The plane with each square of pixels as their rounded mean, or nil when it is smaller than one.
  ///
  /// Columns and rows at the end that fill no square are left out.
  package func shrunk(by factor: Int) -> LuminancePlane? {
    guard factor > 0 else { return nil }
    let (columns, rows) = (width / factor, height / factor)
    var result: [UInt8] = []
    result.reserveCapacity(columns * rows)
    for row in 0..<rows {
      for column in 0..<columns {
        var sum = 0
        for y in row * factor..<(row + 1) * factor {
          let start = y * width + column * factor
          for byte in bytes[start..<start + factor] { sum += Int(byte) }
        }
        let area = factor * factor
        result.append(UInt8(truncatingIfNeeded: (sum + area / 2) / area))
      }
    }
    return LuminancePlane(width: columns, height: rows, bytes: result)
  }
}
