import Testing

@testable import Canvas

@Suite struct PixelLanesTests {
  @Test func dividesEveryProductAsRoundingDoes() {
    for value in 0...255 * 255 {
      let lanes = UInt64(value) &* PixelLanes.one
      let quotient = UInt64((2 * value + 255) / 510)
      #expect(PixelLanes.dividedBy255(lanes) == quotient &* PixelLanes.one)
    }
  }

  /// Every alpha with the brightest colour that it allows, over the brightest ground, where a lane is
  /// nearest to running over.
  @Test func laysPixelsWithOneRounding() {
    for alpha in 0...255 {
      let source = Int32(truncatingIfNeeded: alpha * 0x0101_0101)
      for coverage in stride(from: 0, through: 255, by: 5) {
        for below in [0, 1, 127, 254, 255] {
          let target = Int32(truncatingIfNeeded: below * 0x0101_0101)
          let share = Double(alpha * coverage) / 255
          let exact = share + Double(below) * (255 - share.rounded()) / 255
          let drawn = PixelLanes.over(source, coverage: UInt8(coverage), target)
          #expect(drawn == Int32(truncatingIfNeeded: Int(exact.rounded()) * 0x0101_0101))
        }
      }
    }
  }

  @Test func keepsTheChannelsApart() {
    let pixel = Int32(bitPattern: 0x8040_2010)
    #expect(PixelLanes.pack(PixelLanes.spread(pixel)) == pixel)
    #expect(PixelLanes.over(pixel, 0x00FF_0000) == Int32(bitPattern: 0x80BF_2010))
    #expect(PixelLanes.over(pixel, 0x0000_00FF) == Int32(bitPattern: 0x8040_208F))
  }
}
