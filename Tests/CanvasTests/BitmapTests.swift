import Canvas
import Testing

@Suite struct BitmapTests {
  @Test(arguments: [
    (0, 10), (10, 0), (-1, 10), (10, -1), (Int.min, Int.min), (Bitmap.maximumSide + 1, 1),
    (1, Bitmap.maximumSide + 1), (Int.max, Int.max), (1 << 32, 1 << 32),
  ])
  func refusesSizesOutsideTheLimits(width: Int, height: Int) {
    #expect(throws: CanvasError.invalidSize(width: width, height: height)) {
      try Bitmap(width: width, height: height)
    }
  }

  @Test(arguments: [(1, 1), (Bitmap.maximumSide, 1), (1, Bitmap.maximumSide), (7, 5)])
  func startsBlack(width: Int, height: Int) throws {
    let bitmap = try Bitmap(width: width, height: height)
    #expect(bitmap.width == width)
    #expect(bitmap.height == height)
    #expect(bitmap.bounds == PixelRect(x: 0, y: 0, width: width, height: height))
    #expect(bitmap[0, 0] == .black)
    #expect(bitmap[width - 1, height - 1] == .black)
  }

  @Test func hasNoPixelsOutside() throws {
    let bitmap = try Bitmap(width: 3, height: 2)
    for (x, y) in [(-1, 0), (0, -1), (3, 0), (0, 2), (Int.min, 0), (0, Int.max)] {
      #expect(bitmap[x, y] == nil)
    }
  }

  @Test func cropsAndLeavesTheOriginalAlone() throws {
    let bitmap = try Bitmap(width: 8, height: 6)
    let red = Color(red: 255, green: 0, blue: 0)
    bitmap.fill(PixelRect(x: 2, y: 1, width: 3, height: 2), with: red)
    let part = try bitmap.cropped(to: PixelRect(x: 4, y: 2, width: 2, height: 2))
    #expect(part.bounds == PixelRect(x: 0, y: 0, width: 2, height: 2))
    #expect([part[0, 0], part[1, 0], part[0, 1], part[1, 1]] == [red, .black, .black, .black])
    part.fill(part.bounds, with: .white)
    #expect(bitmap[4, 2] == red)
  }

  @Test func cutsACropToTheBounds() throws {
    let bitmap = try Bitmap(width: 8, height: 6)
    let part = try bitmap.cropped(to: PixelRect(x: -4, y: 3, width: 100, height: 100))
    #expect(part.bounds == PixelRect(x: 0, y: 0, width: 8, height: 3))
  }

  @Test func refusesACropOfNothing() throws {
    let bitmap = try Bitmap(width: 8, height: 6)
    #expect(throws: CanvasError.invalidSize(width: 0, height: 0)) {
      try bitmap.cropped(to: PixelRect(x: 8, y: 0, width: 5, height: 5))
    }
  }

  /// The weights are 0.299, 0.587 and 0.114.
  @Test func weighsLuminanceAsJPEGDoes() throws {
    let bitmap = try Bitmap(width: 6, height: 1)
    let colors: [Color] = [
      Color(red: 255, green: 0, blue: 0), Color(red: 0, green: 255, blue: 0),
      Color(red: 0, green: 0, blue: 255), .white, .black, Color(red: 26, green: 26, blue: 38),
    ]
    for (x, color) in colors.enumerated() {
      bitmap.fill(PixelRect(x: x, y: 0, width: 1, height: 1), with: color)
    }
    #expect(bitmap.luminance(of: bitmap.bounds) == [76, 150, 29, 255, 0, 27])
    #expect(bitmap.luminance(of: PixelRect(x: 1, y: -3, width: 2, height: 9)) == [150, 29])
    #expect(bitmap.luminance(of: PixelRect(x: 6, y: 0, width: 2, height: 1)) == [])
  }
}
