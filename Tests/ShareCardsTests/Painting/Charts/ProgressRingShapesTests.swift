import Canvas
import Testing

@testable import ShareCards

@Suite struct ProgressRingShapesTests {
  private let fill = Color(red: 255, green: 0, blue: 0)
  private let track = Color(red: 0, green: 0, blue: 255)

  private func card(
    _ progress: Double, isMirrored: Bool = false, lineWidth: Double = 10, fill: Color? = nil
  ) throws -> PaintedCard {
    try PaintedCard(
      ProgressRingShapes(
        progress: progress, in: Rect(x: 0, y: 10, width: 100, height: 80), lineWidth: lineWidth,
        fill: fill ?? self.fill, track: track, isMirrored: isMirrored
      ).shapes.map { .shape($0) })
  }

  @Test func liesInTheMiddleSquare() throws {
    let card = try card(0)
    #expect(card.painted() == PixelRect(x: 10, y: 10, width: 80, height: 80))
    #expect(card[50, 50] == .white && card[50, 21] == .white)
    #expect(card[50, 11] == track && card[50, 18] == track && card[11, 50] == track)
    // The area of a ring with radii of 40 and 30 is 2199.
    #expect((1900...2199).contains(card.count(track)))
  }

  @Test func fillsClockwiseFromTheTop() throws {
    let card = try card(0.25)
    #expect(card[74, 26] == fill && card[85, 48] == fill)
    #expect(card[25, 25] == track && card[74, 74] == track && card[50, 84] == track)
    let mirrored = try self.card(0.25, isMirrored: true)
    #expect(mirrored[25, 26] == fill && mirrored[14, 48] == fill)
    #expect(mirrored[74, 25] == track && mirrored[25, 74] == track)
  }

  @Test func hasRoundEnds() throws {
    let card = try card(0.25)
    // The caps reach half of the width further: left of the top and below the right.
    #expect(card[46, 15] == fill && card[43, 15] == track)
    #expect(card[84, 53] == fill && card[84, 56] == track)
    #expect(card[45, 11] == track)
  }

  @Test func isADotForTheLeastProgress() throws {
    let card = try card(1e-9)
    #expect((55...79).contains(card.count(fill)))
    #expect(card[50, 15] == fill && card[46, 15] == fill && card[53, 15] == fill)
  }

  @Test func hasNoSeamWhenItIsFull() throws {
    let half = Color(red: 255, green: 0, blue: 0, alpha: 128)
    let card = try card(1, fill: half)
    let ring = try self.card(0)
    let mixed = try #require(card[50, 15])
    // Where the track is whole, the fill is one colour all around.
    for y in 0..<100 {
      for x in 0..<100 where ring[x, y] == track { #expect(card[x, y] == mixed) }
    }
  }

  @Test(arguments: [0, -3, .nan] as [Double])
  func isEmptyWithoutProgress(progress: Double) throws {
    #expect(try card(progress).count(fill) == 0)
  }

  @Test(arguments: [2, .infinity] as [Double])
  func isFullAtTheEnd(progress: Double) throws {
    #expect(try card(progress).bitmap.pixels == card(1).bitmap.pixels)
  }

  @Test(arguments: [40, 1000] as [Double])
  func isADiscWithTheThickestLine(lineWidth: Double) throws {
    let card = try card(0, lineWidth: lineWidth)
    #expect(card.painted() == PixelRect(x: 10, y: 10, width: 80, height: 80))
    #expect(card[49, 49] == track && card[30, 50] == track)
  }

  @Test(arguments: [0, -1, .nan] as [Double])
  func isNothingWithoutALine(lineWidth: Double) throws {
    #expect(try card(0.5, lineWidth: lineWidth).painted().isEmpty)
  }
}
