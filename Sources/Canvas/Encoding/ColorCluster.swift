/// Colours that are so near to each other that one can stand for all of them.
struct ColorCluster {
  /// The least and the greatest value of each channel, the clearness among them.
  private var low: SIMD4<UInt8>
  private var high: SIMD4<UInt8>

  /// A cluster of one colour, as `ColorNumbers` has it.
  init(_ color: Int32) {
    low = unsafeBitCast(color, to: SIMD4<UInt8>.self)
    high = low
  }

  /// Takes a colour in when the middle stays within a tolerance of all colours in each channel.
  mutating func add(_ color: Int32, tolerance: UInt8) -> Bool {
    let channels = unsafeBitCast(color, to: SIMD4<UInt8>.self)
    let (lowest, highest) = (pointwiseMin(low, channels), pointwiseMax(high, channels))
    guard (highest &- lowest).max() <= 2 * tolerance else { return false }
    (low, high) = (lowest, highest)
    return true
  }

  /// The colour in the middle.
  var color: Int32 { unsafeBitCast(low &+ (high &- low) / 2, to: Int32.self) }
}
