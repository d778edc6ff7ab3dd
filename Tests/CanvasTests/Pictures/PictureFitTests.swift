import Canvas
import Testing

@Suite struct PictureFitTests {
  private let area = PixelRect(x: 10, y: 20, width: 100, height: 40)

  private func placement(
    _ width: Double, _ height: Double, _ fit: PictureFit
  ) throws -> PicturePlacement {
    try #require(PicturePlacement(width: width, height: height, in: area, fit: fit))
  }

  @Test(arguments: [
    (100.0, 400.0, PixelRect(x: 55, y: 20, width: 10, height: 40)),
    (400, 100, PixelRect(x: 10, y: 27, width: 100, height: 25)),
    (5, 2, PixelRect(x: 10, y: 20, width: 100, height: 40)),
    (0.5, 0.5, PixelRect(x: 40, y: 20, width: 40, height: 40)),
    (1, 30_000, PixelRect(x: 59, y: 20, width: 1, height: 40)),
  ])
  func containsTheWholePicture(width: Double, height: Double, expected: PixelRect) throws {
    let placement = try placement(width, height, .contain)
    #expect(placement.area == expected)
    #expect(
      placement.window == PixelRect(x: 0, y: 0, width: expected.width, height: expected.height))
    #expect(placement.scaledWidth == expected.width && placement.scaledHeight == expected.height)
  }

  // A picture of 200 x 200 becomes 100 x 100, of which 40 rows show.
  @Test(arguments: [
    (0.5, 30), (0, 0), (1, 60), (0.3, 10), (0.1, 0), (0.75, 55), (-5, 0), (9, 60), (.nan, 30),
    (.infinity, 60),
  ])
  func coversAroundTheFocalPoint(focus: Double, row: Int) throws {
    let tall = try placement(200, 200, .cover(focalX: 0.5, focalY: focus))
    #expect(tall.area == area)
    #expect(tall.scaledWidth == 100 && tall.scaledHeight == 100)
    #expect(tall.window == PixelRect(x: 0, y: row, width: 100, height: 40))
  }

  @Test func coversAlongTheOtherSide() throws {
    let wide = try placement(400, 100, .cover(focalX: 1, focalY: 0))
    #expect(wide.scaledWidth == 160 && wide.scaledHeight == 40)
    #expect(wide.window == PixelRect(x: 60, y: 0, width: 100, height: 40))
  }

  @Test func fillsTheArea() throws {
    let placement = try placement(7, 3000, .fill)
    #expect(placement.area == area)
    #expect(placement.window == PixelRect(x: 0, y: 0, width: 100, height: 40))
  }

  @Test(arguments: [(0, 1), (1, -1), (.nan, 1), (1, .infinity)])
  func placesNothingThatHasNoSize(width: Double, height: Double) {
    #expect(PicturePlacement(width: width, height: height, in: area, fit: .cover()) == nil)
  }

  @Test func leavesTheGroundBesideAContainedPicture() throws {
    let bitmap = try Bitmap(width: 4, height: 2)
    bitmap.fill(bitmap.bounds, with: .white)
    let picture = try #require(
      Picture(width: 2, height: 2, pixels: Array(repeating: 0xFF11_2233, count: 4)))
    bitmap.draw(picture, in: bitmap.bounds)
    let row: [Int32] = [0xFFFFFF, 0x112233, 0x112233, 0xFFFFFF]
    #expect(bitmap.pixels == row + row)
  }

  @Test func cutsWhatReachesOverTheArea() throws {
    let bitmap = try Bitmap(width: 2, height: 4)
    let picture = try #require(
      Picture(width: 4, height: 1, pixels: [0xFFFF_0000, 0xFF00_FF00, 0xFF00_00FF, 0xFFFF_FFFF]))
    bitmap.draw(
      picture, in: PixelRect(x: 0, y: 1, width: 2, height: 1), fit: .cover(focalX: 1, focalY: 0))
    #expect(bitmap.pixels == [0, 0, 0x0000FF, 0xFFFFFF, 0, 0, 0, 0])
  }
}
