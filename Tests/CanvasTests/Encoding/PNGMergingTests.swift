import Canvas
import TestSupport
import Testing

/// Pictures of slightly more colours than a palette has.
@Suite struct PNGMergingTests {
  private func picture(_ bitmap: Bitmap) throws -> PillowPicture {
    try #require(try PillowPicture.decode([PNGEncoder().encode(bitmap)]).first)
  }

  @Test func movesRareColorsByTwoAtMost() throws {
    let bitmap = try SamplePicture.softDisc(side: 400, tints: 3)
    #expect(Set(bitmap.pixels).count > 256)
    let picture = try picture(bitmap)
    #expect(picture.mode == "P")
    #expect((1...2).contains(picture.largestDifference(from: bitmap)))
  }

  /// Both colours of a code, one apart, stay what they are beside more blends than fit.
  @Test func keepsFrequentColorsExactly() throws {
    let bitmap = try SamplePicture.softDisc(side: 400, tints: 3)
    let pair = [Color(red: 30, green: 40, blue: 50), Color(red: 30, green: 41, blue: 50)]
    for module in 0..<64 {
      let area = PixelRect(x: module % 8 * 6, y: module / 8 * 6, width: 6, height: 6)
      bitmap.fill(area, with: pair[(module + module / 8) % 2])
    }
    let picture = try picture(bitmap)
    #expect(picture.mode == "P")
    let wrong = zip(picture.colors, bitmap.colors).filter {
      $1 == pair[0] || $1 == pair[1] || $1 == .white ? $0 != $1 : false
    }
    #expect(wrong.isEmpty)
    #expect(picture.colors.filter { $0 == pair[0] }.count == 32 * 36)
  }

  @Test func keepsPicturesExactThatWouldShowSteps() throws {
    // 480 colours that each have a row, and 500 that hold all of the picture.
    let gradient = try Bitmap(width: 300, height: 480) { _, y in
      Color(red: UInt8(y / 2), green: UInt8((y + 1) / 2), blue: 90)
    }
    let diagonal = try Bitmap(width: 1000, height: 700) { x, y in
      let step = (x + y) / 4
      return Color(red: UInt8(step / 3), green: UInt8((step + 1) / 3), blue: UInt8((step + 2) / 3))
    }
    for bitmap in [gradient, diagonal] {
      #expect(Set(bitmap.pixels).count > 256)
      let picture = try picture(bitmap)
      #expect(picture.mode == "RGB")
      #expect(picture.largestDifference(from: bitmap) == 0)
    }
  }

  @Test func keepsPicturesExactWhoseColorsAreFarApart() throws {
    var sample = SamplePicture(seed: 3)
    let bitmap = try Bitmap(width: 200, height: 200)
    for number in 0..<600 {
      bitmap.fill(
        PixelRect(x: number % 50 * 2, y: number / 50, width: 1, height: 1), with: sample.color())
    }
    let picture = try picture(bitmap)
    #expect(picture.mode == "RGB")
    #expect(picture.largestDifference(from: bitmap) == 0)
  }
}
