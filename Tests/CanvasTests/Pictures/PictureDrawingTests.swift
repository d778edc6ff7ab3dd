import Canvas
import Testing

@Suite struct PictureDrawingTests {
  private let red: UInt32 = 0xFFFF_0000
  private let blue: UInt32 = 0xFF00_00FF

  private func white(_ width: Int, _ height: Int) throws -> Bitmap {
    let bitmap = try Bitmap(width: width, height: height)
    bitmap.fill(bitmap.bounds, with: .white)
    return bitmap
  }

  @Test func copiesThePixelsAtTheirOwnSize() throws {
    let bitmap = try white(4, 3)
    let picture = try #require(Picture(width: 2, height: 1, pixels: [red, blue]))
    bitmap.draw(picture, in: PixelRect(x: 1, y: 1, width: 2, height: 1))
    #expect(
      bitmap.pixels == [
        0xFFFFFF, 0xFFFFFF, 0xFFFFFF, 0xFFFFFF,
        0xFFFFFF, 0xFF0000, 0x0000FF, 0xFFFFFF,
        0xFFFFFF, 0xFFFFFF, 0xFFFFFF, 0xFFFFFF,
      ])
  }

  @Test func averagesWhatAPixelCovers() throws {
    let bitmap = try white(1, 1)
    let picture = try #require(
      Picture(width: 2, height: 2, pixels: [0xFF00_0000, 0xFF40_4040, 0xFF80_8080, 0xFFC0_C0C0]))
    bitmap.draw(picture, in: bitmap.bounds)
    #expect(bitmap.pixels == [0x606060])
  }

  @Test func weighsTheParts() throws {
    // Three pixels onto two: each new one has one whole old pixel and half of the middle one.
    let bitmap = try white(2, 1)
    let picture = try #require(
      Picture(width: 3, height: 1, pixels: [0xFF00_0000, 0xFF5A_5A5A, 0xFFFF_FFFF]))
    bitmap.draw(picture, in: bitmap.bounds)
    #expect(bitmap.pixels == [0x1E1E1E, 0xC8C8C8])
  }

  @Test func enlargesWithoutSteps() throws {
    // The middles of the old pixels lie at 1 and 3 of 4, and between them it goes straight.
    let bitmap = try white(4, 1)
    let picture = try #require(
      Picture(width: 2, height: 1, pixels: [0xFF00_0000, 0xFF50_A0F0]))
    bitmap.draw(picture, in: bitmap.bounds, fit: .fill)
    #expect(bitmap.pixels == [0x000000, 0x14283C, 0x3C78B4, 0x50A0F0])
  }

  @Test func blendsBy8BitOpacity() throws {
    let bitmap = try white(3, 1)
    let picture = try #require(
      Picture(width: 3, height: 1, pixels: [0, 0x8000_0000, 0x01FF_0000]))
    bitmap.draw(picture, in: bitmap.bounds)
    #expect(bitmap.pixels == [0xFFFFFF, 0x7F7F7F, 0xFFFEFE])
  }

  @Test func givesClearPixelsNoColour() throws {
    // A clear green beside opaque red must not tint the edge.
    let bitmap = try white(1, 1)
    let picture = try #require(Picture(width: 2, height: 1, pixels: [red, 0x0000_FF00]))
    bitmap.draw(picture, in: bitmap.bounds)
    #expect(bitmap.pixels == [0xFF7F7F])
  }

  @Test func leavesOutWhatLiesBesideTheBitmap() throws {
    let bitmap = try white(2, 2)
    let picture = try #require(
      Picture(width: 2, height: 2, pixels: [red, blue, blue, red]))
    bitmap.draw(picture, in: PixelRect(x: -1, y: -1, width: 2, height: 2))
    #expect(bitmap.pixels == [0xFF0000, 0xFFFFFF, 0xFFFFFF, 0xFFFFFF])
    bitmap.draw(picture, in: PixelRect(x: 5, y: 0, width: 2, height: 2))
    bitmap.draw(picture, in: .empty)
    bitmap.draw(picture, in: PixelRect(x: 0, y: 0, width: .max, height: 1))
    #expect(bitmap.pixels == [0xFF0000, 0xFFFFFF, 0xFFFFFF, 0xFFFFFF])
  }

  @Test func tellsTheLuminanceOverAGround() throws {
    let picture = try #require(
      Picture(width: 4, height: 1, pixels: [0, red, 0x8000_0000, 0xFFFF_FFFF]))
    #expect(picture.luminance() == [255, 76, 127, 255])
    #expect(picture.luminance(over: .black) == [0, 76, 0, 255])
  }
}
