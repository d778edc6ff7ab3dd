/// The four channels of a pixel side by side in one number, 16 bits for each, so that one
/// multiplication goes over all of them.
package enum PixelLanes {
  static let mask: UInt64 = 0x00FF_00FF_00FF_00FF
  private static let half: UInt64 = 0x0080_0080_0080_0080
  static let one: UInt64 = 0x0001_0001_0001_0001

  /// The channels of a pixel 0xAARRGGBB: blue, red, green and alpha from the lowest bits up.
  @inline(__always)
  static func spread(_ pixel: Int32) -> UInt64 {
    let pixel = UInt64(UInt32(bitPattern: pixel))
    return (pixel | pixel << 24) & mask
  }

  /// The pixel of channels that are 255 at most.
  @inline(__always)
  static func pack(_ lanes: UInt64) -> Int32 {
    Int32(truncatingIfNeeded: lanes | lanes >> 24)
  }

  /// Each lane divided by 255 and rounded to the nearest number.
  ///
  /// With v up to 255 · 255 + 127, (v + 128 + (v + 128) / 256) / 256 is that quotient, and no lane
  /// runs over.
  @inline(__always)
  static func dividedBy255(_ lanes: UInt64) -> UInt64 {
    let sum = lanes &+ half
    return (sum &+ (sum >> 8 & mask)) >> 8 & mask
  }

  /// A product of two shares of 255, rounded.
  @inline(__always)
  static func product(_ left: UInt8, _ right: UInt8) -> UInt8 {
    let sum = UInt32(left) &* UInt32(right) &+ 128
    return UInt8(truncatingIfNeeded: (sum &+ sum >> 8) >> 8)
  }

  /// A pixel of straight alpha with its colours multiplied by it.
  @inline(__always)
  static func premultiplied(_ pixel: UInt32) -> Int32 {
    let alpha = UInt64(pixel >> 24)
    let lanes = spread(Int32(bitPattern: pixel | 0xFF00_0000))
    return pack(dividedBy255(lanes &* alpha))
  }

  /// A premultiplied pixel laid over another one, rounded once.
  ///
  /// - Parameters:
  ///   - source: the upper pixel; no channel is larger than its alpha.
  ///   - coverage: the share of it that counts.
  ///   - target: the lower pixel: premultiplied, or opaque with any alpha, which is then lost.
  /// - Returns: the pixel that shows.
  @inline(__always)
  package static func over(_ source: Int32, coverage: UInt8, _ target: Int32) -> Int32 {
    let alpha = UInt8(truncatingIfNeeded: source >> 24)
    let rest = UInt64(255 - product(alpha, coverage))
    return pack(dividedBy255(spread(source) &* UInt64(coverage) &+ spread(target) &* rest))
  }

  /// A premultiplied pixel laid over another one in full: `over` with a coverage of 255.
  @inline(__always)
  static func over(_ source: Int32, _ target: Int32) -> Int32 {
    let rest = UInt64(255 - UInt32(bitPattern: source) >> 24)
    return pack(spread(source) &+ dividedBy255(spread(target) &* rest))
  }
}
