import Canvas
import Testing

@Suite struct PictureScalingTests {
  private func picture(_ width: Int, _ height: Int, _ pixels: [UInt32]) throws -> Picture {
    try #require(Picture(width: width, height: height, pixels: pixels))
  }

  private func plain(_ width: Int, _ height: Int) throws -> Picture {
    try picture(width, height, Array(repeating: 0xFF20_4060, count: width * height))
  }

  @Test(arguments: [1, 4, 1000]) func keepsASmallEnoughPicture(limit: Int) throws {
    let small = try plain(min(limit, 4), 1)
    #expect(small.reduced(toSide: limit) == small)
  }

  @Test func averagesWhatAPixelCovers() throws {
    let large = try picture(
      4, 2,
      [
        0xFF00_0000, 0xFF40_4040, 0xFFFF_0000, 0xFFFF_0000,
        0xFF80_8080, 0xFFC0_C0C0, 0xFFFF_0000, 0xFFFF_0000,
      ])
    #expect(large.reduced(toSide: 2) == (try picture(2, 1, [0xFF60_6060, 0xFFFF_0000])))
  }

  @Test func keepsTheOpacity() throws {
    // A clear green beside opaque red: half as opaque, and as red.
    let large = try picture(2, 1, [0xFFFF_0000, 0x0000_FF00])
    #expect(large.reduced(toSide: 1) == (try picture(1, 1, [0x80FF_0000])))
  }

  @Test(arguments: [
    (1000, 600, 500, 500, 300), (600, 1000, 500, 300, 500), (3, 3, 2, 2, 2), (300, 1, 3, 3, 1),
    (4, 4, 0, 1, 1), (4, 4, -7, 1, 1),
  ])
  func keepsTheProportions(
    width: Int, height: Int, limit: Int, newWidth: Int, newHeight: Int
  ) throws {
    #expect(
      try plain(width, height).reduced(toSide: limit) == plain(newWidth, newHeight))
  }
}
