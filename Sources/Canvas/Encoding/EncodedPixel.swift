/// A pixel as encoders read it: 0xCCRRGGBB, where CC is 255 less the opacity, so that an opaque pixel
/// is the one that a bitmap holds.
extension Int32 {
  var isOpaque: Bool { (0...0xFF_FFFF).contains(self) }

  /// The opacity, 0 … 255.
  var opacity: UInt8 { ~UInt8(truncatingIfNeeded: self >> 24) }

  /// Whether no channel, the opacity among them, differs by more than the tolerance.
  @inline(__always)
  func isNear(_ other: Int32, _ tolerance: Int) -> Bool {
    let limit = Int32(tolerance)
    let (first, second) = (UInt32(bitPattern: self), UInt32(bitPattern: other))
    return distance(first, second, 16) <= limit && distance(first, second, 8) <= limit
      && distance(first, second, 0) <= limit && distance(first, second, 24) <= limit
  }

  @inline(__always)
  private func distance(_ first: UInt32, _ second: UInt32, _ shift: UInt32) -> Int32 {
    abs(Int32(first >> shift & 0xFF) - Int32(second >> shift & 0xFF))
  }
}
