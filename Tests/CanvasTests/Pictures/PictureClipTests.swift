import Canvas
import Testing

@Suite struct PictureClipTests {
  private func drawn(
    _ pixel: UInt32, width: Int = 1, clip: CoverageMask? = nil, opacity: Double = 1
  ) throws -> [Int32] {
    let bitmap = try Bitmap(width: width, height: 1)
    bitmap.fill(bitmap.bounds, with: .white)
    let picture = try #require(
      Picture(width: width, height: 1, pixels: Array(repeating: pixel, count: width)))
    bitmap.draw(picture, in: bitmap.bounds, clip: clip, opacity: opacity)
    return bitmap.pixels
  }

  @Test func paintsByTheMasksCoverage() throws {
    let mask = try #require(
      CoverageMask(
        area: PixelRect(x: 1, y: 0, width: 4, height: 1), coverage: [0, 51, 128, 255]))
    // White, three masked, white: nothing is covered outside of the mask.
    #expect(
      try drawn(0xFFFF_0000, width: 6, clip: mask)
        == [0xFFFFFF, 0xFFFFFF, 0xFFCCCC, 0xFF7F7F, 0xFF0000, 0xFFFFFF])
  }

  @Test func findsItsPlaceInAMaskThatReachesOverTheBitmap() throws {
    let mask = try #require(
      CoverageMask(
        area: PixelRect(x: -1, y: -1, width: 3, height: 3),
        coverage: [9, 9, 9, 9, 255, 0, 9, 9, 9]))
    #expect(try drawn(0xFF00_0000, width: 2, clip: mask) == [0, 0xFFFFFF])
    let elsewhere = try #require(
      CoverageMask(area: PixelRect(x: 7, y: 7, width: 1, height: 1), coverage: [255]))
    #expect(try drawn(0xFF00_0000, clip: elsewhere) == [0xFFFFFF])
  }

  @Test(arguments: [
    (1.0, 0xFF0000 as Int32), (0.2, 0xFFCCCC), (0, 0xFFFFFF), (-1, 0xFFFFFF), (7, 0xFF0000),
    (.nan, 0xFFFFFF),
  ])
  func paintsByTheOpacity(opacity: Double, expected: Int32) throws {
    #expect(try drawn(0xFFFF_0000, opacity: opacity) == [expected])
  }

  @Test func multipliesMaskOpacityAndTheOwnAlpha() throws {
    let mask = try #require(
      CoverageMask(area: PixelRect(x: 0, y: 0, width: 1, height: 1), coverage: [128]))
    // 0.5 x 0.5 x 0.5 of black over white: 7/8 of 255 is 223.
    #expect(try drawn(0x8000_0000, clip: mask, opacity: 0.5) == [0xDFDFDF])
  }
}
