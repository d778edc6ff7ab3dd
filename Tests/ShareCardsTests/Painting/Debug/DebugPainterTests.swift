import Canvas
import Testing

@testable import ShareCards

@Suite struct DebugPainterTests {
  private let orange = Color(pixel: 0xE69F00)
  private let blue = Color(pixel: 0x56B4E9)

  private func painted(
    _ frames: [LayoutFrame], scale: Int = 1, isMirrored: Bool = false, ground: Color = .white
  ) throws -> Bitmap {
    let bitmap = try Bitmap(width: 200, height: 120)
    bitmap.fill(bitmap.bounds, with: ground)
    let painter = DebugPainter(engine: try TextEngine(fonts: SampleFonts.system()), scale: scale)
    try painter.paint(frames, on: bitmap, isMirrored: isMirrored)
    return bitmap
  }

  private func frame(
    _ name: String = "", x: Double = 40, y: Double = 30, width: Double = 100, height: Double = 60,
    depth: Int = 0
  ) -> LayoutFrame {
    LayoutFrame(
      name: name, rect: Rect(x: x, y: y, width: width, height: height), depth: depth)
  }

  @Test(arguments: [Color.white, .black])
  func drawsALineWithAHaloOnBothSides(ground: Color) throws {
    let bitmap = try painted([frame()], ground: ground)
    let halo = Color(red: 0, green: 0, blue: 0, alpha: 128).over(ground)
    for (x, y) in [(40, 50), (139, 50), (80, 30), (80, 89)] { #expect(bitmap[x, y] == orange) }
    for (x, y) in [(39, 50), (41, 50), (138, 50), (140, 50), (80, 29), (80, 31), (80, 90)] {
      #expect(bitmap[x, y] == halo)
    }
    #expect(bitmap[38, 50] == ground && bitmap[42, 50] == ground)
  }

  @Test func drawsThickerLinesAtALargerScale() throws {
    let bitmap = try painted([frame()], scale: 2)
    #expect(bitmap[40, 50] == orange && bitmap[41, 50] == orange)
    #expect(bitmap[42, 50] == bitmap[39, 50] && bitmap[42, 50] != orange)
  }

  @Test func colorsLinesByDepth() throws {
    let bitmap = try painted([
      frame(), frame(x: 50, y: 40, width: 20, height: 20, depth: 1),
      frame(x: 80, y: 40, width: 20, height: 20, depth: 6),
    ])
    #expect(bitmap[50, 50] == blue && bitmap[80, 50] == orange)
    #expect(Set((0..<6).map { DebugColor(depth: $0).line }).count == 6)
    #expect(DebugColor(depth: -1).line == DebugColor(depth: 5).line)
  }

  @Test func putsFramesOfOnePlaceIntoEachOther() throws {
    let bitmap = try painted([frame(), frame(depth: 1)])
    #expect(bitmap[40, 50] == orange && bitmap[42, 50] == blue)
  }

  @Test func writesTheNameAtTheLeadingCorner() throws {
    let bitmap = try painted([frame("text")])
    #expect(bitmap[40, 29] == orange && bitmap[60, 29] == orange)
    let tag = bitmap.pixels(of: PixelRect(x: 42, y: 18, width: 24, height: 12))
    #expect(tag.contains { Color(pixel: $0).contrast(with: .black) < 2 })
    let mirrored = try painted([frame("text")], isMirrored: true)
    #expect(mirrored[139, 28] == orange && mirrored[120, 28] == orange)
    #expect(mirrored[45, 25] == .white)
  }

  @Test func survivesFramesThatAreNoPlace() throws {
    let bitmap = try painted([
      frame("a", x: .nan), frame("b", width: .infinity), frame("c", width: 0),
      frame("d", x: 5000), frame("e", x: -1e300, width: 1e301),
    ])
    #expect(bitmap[100, 60] == .white)
  }

  private let card = PixelRect(x: 0, y: 0, width: 200, height: 120)

  private func place(
    _ frame: PixelRect, isMirrored: Bool = false, beside taken: [PixelRect] = []
  ) -> PixelRect? {
    DebugTag.place(
      width: 30, height: 10, in: frame, isMirrored: isMirrored, beside: taken, on: card)
  }

  @Test func movesTagsOutOfTheWay() {
    let frame = PixelRect(x: 40, y: 30, width: 50, height: 40)
    let first = PixelRect(x: 40, y: 20, width: 30, height: 10)
    let right = PixelRect(x: 70, y: 20, width: 30, height: 10)
    #expect(place(frame) == first)
    #expect(place(frame, beside: [first]) == right)
    #expect(
      place(frame, beside: [first, right]) == PixelRect(x: 40, y: 30, width: 30, height: 10))
    #expect(place(frame, isMirrored: true) == PixelRect(x: 60, y: 20, width: 30, height: 10))
    #expect(
      place(frame, isMirrored: true, beside: [PixelRect(x: 60, y: 20, width: 30, height: 10)])
        == PixelRect(x: 30, y: 20, width: 30, height: 10))
    #expect(
      place(PixelRect(x: 40, y: 0, width: 50, height: 40))
        == PixelRect(x: 40, y: 0, width: 30, height: 10))
  }

  @Test func leavesOutTagsWithoutRoom() {
    let frame = PixelRect(x: 40, y: 30, width: 50, height: 40)
    #expect(place(frame, beside: [frame.insetBy(-10)]) == nil)
    #expect(place(PixelRect(x: 300, y: 0, width: 9, height: 9)) == nil)
    #expect(
      place(PixelRect(x: 190, y: 0, width: 10, height: 10))
        == PixelRect(x: 170, y: 0, width: 30, height: 10))
    let low = PixelRect(x: 0, y: 115, width: 90, height: 5)
    #expect(place(low, beside: [PixelRect(x: 0, y: 105, width: 200, height: 10)]) == nil)
  }
}
