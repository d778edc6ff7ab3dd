/// An 8-bit grey picture, as QR code readers want it.
package struct LuminancePlane: Hashable, Sendable {
  package let width: Int
  package let height: Int
  /// One byte a pixel, row by row from the top left, 0 for black.
  package let bytes: [UInt8]

  /// The longest side that a plane may have, in pixels.
  ///
  /// zbar counts pixels in 32 bits, which two longer sides could overflow.
  package static let maximumSide = 32_767

  /// A plane of the given bytes, or nil when they are not one for each pixel.
  ///
  /// A plane without pixels, or with a side longer than `maximumSide`, is refused as well.
  package init?(width: Int, height: Int, bytes: [UInt8]) {
    let sides = 1...Self.maximumSide
    guard sides.contains(width), sides.contains(height), bytes.count == width * height else {
      return nil
    }
    self.init(width, height, bytes)
  }

  init(_ width: Int, _ height: Int, _ bytes: [UInt8]) {
    self.width = width
    self.height = height
    self.bytes = bytes
  }

  /// The part of the plane within the columns and rows, or nil when there is none.
  ///
  /// What reaches over an edge is left out.
  package func cropped(columns: Range<Int>, rows: Range<Int>) -> LuminancePlane? {
    let columns = columns.clamped(to: 0..<width)
    let rows = rows.clamped(to: 0..<height)
    guard !columns.isEmpty, !rows.isEmpty else { return nil }
    var part: [UInt8] = []
    part.reserveCapacity(columns.count * rows.count)
    for row in rows {
      part += bytes[row * width + columns.lowerBound..<row * width + columns.upperBound]
    }
    return LuminancePlane(columns.count, rows.count, part)
  }

  /// The plane at half its size, each pixel the rounded mean of two by two.
  ///
  /// This is what a chat's preview does to a picture. At an odd side, the last pixels are the mean
  /// of what is there.
  package func halved() -> LuminancePlane {
    let halfWidth = (width + 1) / 2
    let halfHeight = (height + 1) / 2
    let half = [UInt8](unsafeUninitializedCapacity: halfWidth * halfHeight) { half, count in
      bytes.withUnsafeBufferPointer { bytes in
        for row in 0..<halfHeight {
          let upper = UnsafeBufferPointer(rebasing: bytes[2 * row * width..<(2 * row + 1) * width])
          let below = min(2 * row + 1, height - 1)
          let lower = UnsafeBufferPointer(rebasing: bytes[below * width..<(below + 1) * width])
          for column in 0..<width / 2 {
            half[count + column] = Self.mean(upper, lower, 2 * column, 2 * column + 1)
          }
          if width % 2 > 0 {
            half[count + halfWidth - 1] = Self.mean(upper, lower, width - 1, width - 1)
          }
          count += halfWidth
        }
      }
    }
    return LuminancePlane(halfWidth, halfHeight, half)
  }

  /// The rounded mean of two columns of two rows.
  private static func mean(
    _ upper: UnsafeBufferPointer<UInt8>, _ lower: UnsafeBufferPointer<UInt8>, _ left: Int,
    _ right: Int
  ) -> UInt8 {
    let sum =
      UInt16(upper[left]) + UInt16(upper[right]) + UInt16(lower[left]) + UInt16(lower[right])
    return UInt8(truncatingIfNeeded: (sum + 2) / 4)
  }
}
