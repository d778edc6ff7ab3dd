import Canvas
import TestSupport
import Testing

/// What another decoder reads from PNG files.
@Suite struct PNGRoundTripTests {
  @Test func keepsEveryPixelOfPicturesOfAllKinds() throws {
    var sample = SamplePicture(seed: 1)
    var bitmaps: [Bitmap] = []
    for (width, height) in [(1, 1), (1, 50), (50, 1), (7, 5), (97, 64), (130, 41)] {
      for colors in [1, 2, 3, 4, 5, 16, 17, 256] {
        bitmaps.append(try sample.runs(width: width, height: height, colors: colors))
      }
      bitmaps.append(try sample.noise(width: width, height: height))
      bitmaps.append(try sample.photo(width: width, height: height))
    }
    let encoder = try PNGEncoder()
    let decoded = try PillowPicture.decode(bitmaps.map { try encoder.encode($0) })
    for (bitmap, picture) in zip(bitmaps, decoded) {
      #expect(picture.largestDifference(from: bitmap) == 0)
      #expect(picture.info == ["srgb"])
    }
  }

  @Test func saysThatColorsAreSRGBForPictures() throws {
    let png = try PNGEncoder().encode(Bitmap(width: 3, height: 2))
    // Length, type and the perceptual intent, right behind the header.
    #expect(Array(png[33..<42]) == [0, 0, 0, 1] + Array("sRGB".utf8) + [0])
  }

  @Test(arguments: [(1, 1), (2, 1), (3, 2), (4, 2), (5, 4), (16, 4), (17, 8), (256, 8)])
  func takesFewBitsForFewColors(colors: Int, bits: UInt8) throws {
    // Nothing repeats, so that whole bytes gain nothing.
    var sample = SamplePicture(seed: 2)
    let bitmap = try Bitmap(width: 301, height: 64) { x, y in
      let number = y == 0 ? x % colors : Int.random(in: 0..<colors, using: &sample)
      return Color(red: UInt8(number), green: 7, blue: 200)
    }
    let png = try PNGEncoder().encode(bitmap)
    // The header's depth and colour type.
    #expect(Array(png[24..<26]) == [bits, 3])
    #expect(try PillowPicture.decode([png])[0].largestDifference(from: bitmap) == 0)
  }
}
