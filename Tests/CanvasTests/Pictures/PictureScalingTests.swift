import Canvas
import Testing

@Suite struct PictureScalingTests {
  private func picture(_ width: Int, _ height: Int, _ pixels: [UInt32]) throws -> Picture {
    try #require(Picture(width: width, height: height, pixels: pixels))
  }

  private func plain(_ width: Int, _ height: Int) throws -> Picture {
    try picture(width, height, Array(repeating: 0xFF20_4060, count: width * height))
  }

  /// What is left of the picture as a file; its pixels are opaque or clear.
  private func reduced(_ picture: Picture, toSide limit: Int) throws -> Picture {
    let file = try #require(
      PictureFile.encoded(.png, width: picture.width, height: picture.height) { x, y in
        let pixel = picture.pixels[y * picture.width + x]
        return (Color(pixel: Int32(pixel & 0xFF_FFFF)), pixel >> 24 == 255 ? 0 : 127)
      })
    return try PictureSource(file).reduced(toSide: limit)
  }

  @Test(arguments: [1, 4, 1000]) func keepsASmallEnoughPicture(limit: Int) throws {
    let small = try plain(min(limit, 4), 1)
    #expect(try reduced(small, toSide: limit) == small)
  }

  @Test func averagesWhatAPixelCovers() throws {
    let large = try picture(
      4, 2,
      [
        0xFF00_0000, 0xFF40_4040, 0xFFFF_0000, 0xFFFF_0000,
        0xFF80_8080, 0xFFC0_C0C0, 0xFFFF_0000, 0xFFFF_0000,
      ])
    #expect(try reduced(large, toSide: 2) == (try picture(2, 1, [0xFF60_6060, 0xFFFF_0000])))
  }

  @Test func keepsTheOpacity() throws {
    // A clear green beside opaque red: half as opaque, and as red.
    let large = try picture(2, 1, [0xFFFF_0000, 0x0000_FF00])
    #expect(try reduced(large, toSide: 1) == (try picture(1, 1, [0x80FF_0000])))
  }

  @Test(arguments: [
    (1000, 600, 500, 500, 300), (600, 1000, 500, 300, 500), (3, 3, 2, 2, 2), (300, 1, 3, 3, 1),
    (4, 4, 0, 1, 1), (4, 4, -7, 1, 1),
  ])
  func keepsTheProportions(
    width: Int, height: Int, limit: Int, newWidth: Int, newHeight: Int
  ) throws {
    #expect(
      try reduced(plain(width, height), toSide: limit) == plain(newWidth, newHeight))
  }

  /// Each new pixel by the definition of the area mean, in floating point.
  private func mean(
    of picture: Picture, _ x: Int, _ y: Int, width: Int, height: Int, shift: UInt32
  ) -> Double {
    func shares(_ index: Int, _ old: Int, _ new: Int) -> [(Int, Double)] {
      let start = Double(index) * Double(old) / Double(new)
      let end = Double(index + 1) * Double(old) / Double(new)
      return (0..<old).map { ($0, max(0, min(end, Double($0 + 1)) - max(start, Double($0)))) }
    }
    var (sum, weight) = (0.0, 0.0)
    for (row, high) in shares(y, picture.height, height) where high > 0 {
      for (column, wide) in shares(x, picture.width, width) where wide > 0 {
        let pixel = picture.pixels[row * picture.width + column]
        let share = high * wide * (shift == 24 ? 1 : Double(pixel >> 24))
        sum += Double(pixel >> shift & 255) * share
        weight += share
      }
    }
    return weight > 0 ? sum / weight : 0
  }

  @Test(arguments: [(97, 61, 10, 7), (64, 64, 63, 1), (31, 40, 31, 9), (200, 3, 7, 3)], [0xFF, 0])
  func isTheMeanWithinAStep(sides: (Int, Int, Int, Int), opaque: UInt32) throws {
    let (width, height, newWidth, newHeight) = sides
    let picture = try picture(
      width, height,
      (0..<UInt32(width * height)).map { ($0 &* 2_654_435_761) >> 1 | opaque << 24 })
    let source = try Bitmap(width: newWidth, height: newHeight)
    source.draw(picture, in: source.bounds, fit: .fill)
    for y in 0..<newHeight {
      for x in 0..<newWidth {
        func value(_ shift: UInt32) -> Double {
          mean(of: picture, x, y, width: newWidth, height: newHeight, shift: shift)
        }
        let drawn = try #require(source[x, y])
        let alpha = value(24) / 255
        for (shift, channel) in [(16, drawn.red), (8, drawn.green), (0, drawn.blue)]
          as [(UInt32, UInt8)]
        {
          #expect(abs(Double(channel) - value(shift) * alpha) <= 1.5)
        }
      }
    }
  }

  @Test(arguments: [(1, 40), (2, 7), (9, 10), (32_767, 3), (1000, 999)])
  func keepsAnEvenColour(old: Int, new: Int) throws {
    let picture = try plain(old, 1)
    let bitmap = try Bitmap(width: new, height: 3)
    bitmap.draw(picture, in: bitmap.bounds, fit: .fill)
    #expect(bitmap.pixels.allSatisfy { $0 == 0x20_4060 })
  }

  @Test func keepsClearPixelsAndTheirNeighboursApartWhenEnlarging() throws {
    // Between red and a clear green there is red that fades.
    let bitmap = try Bitmap(width: 4, height: 1)
    bitmap.fill(bitmap.bounds, with: .white)
    bitmap.draw(try picture(2, 1, [0xFFFF_0000, 0x0000_FF00]), in: bitmap.bounds, fit: .fill)
    #expect(bitmap.pixels == [0xFF0000, 0xFF4040, 0xFFBFBF, 0xFFFFFF])
  }
}
