import Canvas
import Testing

@Suite struct PixelRectTests {
  private let rect = PixelRect(x: 10, y: 20, width: 30, height: 40)

  @Test func hasNoNegativeSize() {
    let rect = PixelRect(x: 5, y: 6, width: -1, height: -20)
    #expect(rect == PixelRect(x: 5, y: 6, width: 0, height: 0))
    #expect(rect.isEmpty)
  }

  @Test func endsBehindItsLastPixel() {
    #expect(rect.maxX == 40)
    #expect(rect.maxY == 60)
    #expect(!rect.isEmpty)
    #expect(PixelRect(x: 0, y: 0, width: 3, height: 0).isEmpty)
  }

  @Test(arguments: [
    (
      PixelRect(x: 0, y: 0, width: 100, height: 100), PixelRect(x: 10, y: 20, width: 30, height: 40)
    ),
    (PixelRect(x: 39, y: 59, width: 9, height: 9), PixelRect(x: 39, y: 59, width: 1, height: 1)),
    (PixelRect(x: -5, y: 0, width: 20, height: 25), PixelRect(x: 10, y: 20, width: 5, height: 5)),
    (PixelRect(x: 40, y: 20, width: 5, height: 5), .empty),
    (PixelRect(x: 10, y: 60, width: 5, height: 5), .empty),
    (PixelRect(x: 20, y: 30, width: 0, height: 5), .empty),
  ])
  func intersects(other: PixelRect, common: PixelRect) {
    #expect(rect.intersection(other) == common)
    #expect(other.intersection(rect) == common)
  }

  @Test func unites() {
    let other = PixelRect(x: -3, y: 50, width: 4, height: 100)
    let both = PixelRect(x: -3, y: 20, width: 43, height: 130)
    #expect(rect.union(other) == both)
    #expect(other.union(rect) == both)
    #expect(rect.union(PixelRect(x: 900, y: 900, width: 0, height: 7)) == rect)
    #expect(PixelRect.empty.union(rect) == rect)
  }

  @Test func contains() {
    #expect(rect.contains(rect))
    #expect(rect.contains(PixelRect(x: 11, y: 21, width: 29, height: 39)))
    #expect(!rect.contains(PixelRect(x: 11, y: 21, width: 30, height: 39)))
    #expect(!rect.contains(PixelRect(x: 9, y: 21, width: 3, height: 3)))
    #expect(rect.contains(PixelRect(x: 900, y: 0, width: 0, height: 3)))
  }

  @Test func movesItsEdges() {
    #expect(rect.insetBy(5) == PixelRect(x: 15, y: 25, width: 20, height: 30))
    #expect(rect.insetBy(-5) == PixelRect(x: 5, y: 15, width: 40, height: 50))
    #expect(rect.insetBy(16).isEmpty)
    #expect(rect.offsetBy(x: -11, y: 2) == PixelRect(x: -1, y: 22, width: 30, height: 40))
  }
}
