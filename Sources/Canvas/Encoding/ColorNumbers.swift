/// Numbers for the colours of a picture, in the order in which they are met.
///
/// A colour is a pixel as encoders read it: 0xCCRRGGBB, where CC is 255 less the opacity, so that an
/// opaque pixel is the one that a bitmap holds.
struct ColorNumbers {
  /// The most colours that get a number: text in a few colours has hundreds of blends at its edges,
  /// pictures and gradients have more than this.
  static let maximum = 4096
  /// Four places for each colour, so that a search ends after few steps.
  private static let slotBits: UInt32 = 14
  /// 2^32 by the golden ratio, which spreads neighbours (Knuth, The Art of Computer Programming,
  /// volume 3, 6.4).
  private static let spread: UInt32 = 0x9E37_79B1

  private(set) var colors: [Int32] = []
  private var slots: [Int16] = []

  /// Forgets all colours and keeps the memory.
  mutating func removeAll() {
    colors.removeAll(keepingCapacity: true)
    slots.removeAll(keepingCapacity: true)
    slots.append(contentsOf: repeatElement(-1, count: 1 << Int(Self.slotBits)))
  }

  /// The number of a colour, a new one when it has none; nil when it is one colour too many.
  @inline(__always)
  mutating func number(of color: Int32) -> UInt16? {
    let hash = UInt32(bitPattern: color) &* Self.spread
    var slot = Int(hash >> (32 - Self.slotBits))
    while slots[slot] >= 0 {
      let number = slots[slot]
      if colors[Int(number)] == color { return UInt16(number) }
      slot = (slot + 1) & (slots.count - 1)
    }
    guard colors.count < Self.maximum else { return nil }
    slots[slot] = Int16(colors.count)
    colors.append(color)
    return UInt16(colors.count - 1)
  }
}
