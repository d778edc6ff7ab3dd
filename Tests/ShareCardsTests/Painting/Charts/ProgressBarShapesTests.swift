import Canvas
import Testing

@testable import ShareCards

@Suite struct ProgressBarShapesTests {
  private let fill = Color(red: 255, green: 0, blue: 0)
  private let track = Color(red: 0, green: 0, blue: 255)

  private func card(
    _ progress: Double, isMirrored: Bool = false,
    rect: Rect = Rect(x: 10, y: 40, width: 80, height: 8)
  ) throws -> PaintedCard {
    try PaintedCard(
      ProgressBarShapes(
        progress: progress, in: rect, fill: fill, track: track, isMirrored: isMirrored
      ).shapes.map { .shape($0) })
  }

  @Test func fillsFromItsLeadingEdge() throws {
    let card = try card(0.5)
    #expect(card.painted() == PixelRect(x: 10, y: 40, width: 80, height: 8))
    #expect(card[11, 44] == fill && card[48, 44] == fill && card[51, 44] == track)
    let mirrored = try self.card(0.5, isMirrored: true)
    #expect(mirrored[88, 44] == fill && mirrored[51, 44] == fill && mirrored[48, 44] == track)
  }

  @Test func hasRoundEnds() throws {
    let card = try card(0.5)
    // The corner pixel lies outside of the half disc, and so does that of the fill's end.
    #expect(card[10, 40] == .white && card[89, 47] == .white)
    #expect(card[49, 40] == track)
  }

  @Test func isADotForTheLeastProgress() throws {
    for (isMirrored, x) in [(false, 10), (true, 82)] {
      let card = try card(1e-9, isMirrored: isMirrored)
      // The pixels at the ends of the disc's middle row are covered in part.
      let dot = (0..<100).filter { card[$0, 43] == fill }
      #expect(dot == Array(x + 1..<x + 7))
      // The area of a disc with a radius of 4 is 50; of its edge, only whole pixels count.
      #expect((32...50).contains(card.count(fill)))
    }
  }

  @Test(arguments: [0, -3, .nan, -.infinity] as [Double])
  func isEmptyWithoutProgress(progress: Double) throws {
    #expect(try card(progress).count(fill) == 0)
  }

  @Test(arguments: [1, 2, .infinity] as [Double])
  func isFullAtTheEnd(progress: Double) throws {
    #expect(try card(progress).bitmap.pixels == card(1).bitmap.pixels)
    #expect(try card(progress)[88, 44] == fill)
    #expect(try card(progress).count(track) == 0)
  }
}
