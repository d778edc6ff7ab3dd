import Canvas
import Testing

@Suite struct FillTests {
  private let red = Color(red: 255, green: 0, blue: 0)

  private func redPixels(of bitmap: Bitmap) -> Int {
    (0..<bitmap.height).reduce(0) { sum, y in
      sum + (0..<bitmap.width).count { bitmap[$0, y] == red }
    }
  }

  @Test func paintsExactlyTheArea() throws {
    let bitmap = try Bitmap(width: 9, height: 7)
    bitmap.fill(PixelRect(x: 2, y: 3, width: 4, height: 2), with: red)
    #expect(redPixels(of: bitmap) == 8)
    #expect(bitmap[2, 3] == red)
    #expect(bitmap[5, 4] == red)
  }

  @Test(arguments: [
    (PixelRect(x: -5, y: -5, width: 6, height: 6), 1),
    (PixelRect(x: 8, y: 6, width: 500, height: 500), 1),
    (PixelRect(x: -100, y: -100, width: 1000, height: 1000), 63),
    (PixelRect(x: 0, y: 7, width: 9, height: 1), 0),
    (PixelRect(x: 9, y: 0, width: 1, height: 7), 0),
    (PixelRect(x: 3, y: 3, width: 0, height: 3), 0),
  ])
  func clipsToTheBitmap(area: PixelRect, count: Int) throws {
    let bitmap = try Bitmap(width: 9, height: 7)
    bitmap.fill(area, with: red)
    #expect(redPixels(of: bitmap) == count)
  }

  @Test func blendsTranslucentColors() throws {
    let bitmap = try Bitmap(width: 2, height: 1)
    bitmap.fill(PixelRect(x: 1, y: 0, width: 1, height: 1), with: .white)
    bitmap.fill(bitmap.bounds, with: Color(red: 255, green: 0, blue: 0, alpha: 51))
    #expect(bitmap[0, 0] == Color(red: 51, green: 0, blue: 0))
    #expect(bitmap[1, 0] == Color(red: 255, green: 204, blue: 204))
    bitmap.fill(bitmap.bounds, with: Color(red: 1, green: 2, blue: 3, alpha: 0))
    #expect(bitmap[0, 0] == Color(red: 51, green: 0, blue: 0))
  }
}
