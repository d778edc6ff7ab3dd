import Canvas
import Testing

@testable import ShareCards

@Suite struct SparklineShapesTests {
  private let color = Color(red: 0, green: 0, blue: 0)
  private let rect = Rect(x: 10, y: 20, width: 80, height: 40)

  private func card(
    _ series: [Double], lineWidth: Double = 4, color: Color? = nil, isMirrored: Bool = false
  ) throws -> PaintedCard {
    try PaintedCard(
      SparklineShapes(
        series: series, in: rect, lineWidth: lineWidth, color: color ?? self.color,
        isMirrored: isMirrored
      ).shapes.map { .shape($0) })
  }

  /// The rows of a column that the line covers wholly.
  private func line(of card: PaintedCard, column: Int) -> [Int] {
    (0..<100).filter { card[column, $0] == color }
  }

  @Test func goesFromTheFirstValueToTheLast() throws {
    let card = try card([1, 5])
    #expect(line(of: card, column: 14).contains(52))
    #expect(line(of: card, column: 82).contains(27))
    let mirrored = try self.card([1, 5], isMirrored: true)
    #expect(line(of: mirrored, column: 85).contains(52))
    #expect(line(of: mirrored, column: 17).contains(27))
  }

  @Test func staysInsideItsRectangle() throws {
    for series in [[0, 1], [1, 0], [0, 9, -4, 9, 0], [3, 3, 3, 3]] as [[Double]] {
      for isMirrored in [false, true] {
        let painted = try card(series, isMirrored: isMirrored).painted()
        #expect(PixelRect(x: 10, y: 20, width: 80, height: 40).contains(painted))
        #expect(painted.x <= 11 && painted.maxX >= 89)
      }
    }
  }

  @Test func marksTheLastValueWithADot() throws {
    // The dot has 1.6 times the line's width on each side.
    let card = try card([2, 2, 2])
    #expect(line(of: card, column: 83) == Array(34...45))
    #expect(line(of: card, column: 50) == Array(38...41))
    #expect(line(of: try self.card([2, 2, 2], isMirrored: true), column: 16) == Array(34...45))
  }

  @Test func fadesBelowTheLine() throws {
    let card = try card([2, 2, 2])
    let levels = (43..<60).compactMap { card[50, $0]?.red }
    #expect(levels == levels.sorted())
    #expect(levels.first.map { (180...200).contains($0) } == true)
    #expect(levels.last.map { $0 >= 250 } == true)
    #expect(card[50, 30] == .white)
  }

  @Test func isOneColorWhereLineAndDotMeet() throws {
    let card = try card([2, 2, 2], color: Color(red: 0, green: 0, blue: 0, alpha: 128))
    #expect(card[83, 35] == card[81, 39] && card[81, 39] == card[84, 40])
  }

  @Test func isALineAtHalfHeightForOneValue() throws {
    let one = try card([7])
    #expect(try one.bitmap.pixels == card([3, 3]).bitmap.pixels)
    #expect(line(of: one, column: 12) == Array(38...41))
    #expect(try one.bitmap.pixels == card([.nan, 7, .infinity]).bitmap.pixels)
  }

  @Test func isNothingWithoutAValueOrALine() throws {
    #expect(try card([]).painted().isEmpty)
    #expect(try card([.nan, .infinity, -.infinity]).painted().isEmpty)
    for lineWidth in [0, -1, Double.nan] {
      #expect(try card([1, 2], lineWidth: lineWidth).painted().isEmpty)
    }
  }

  @Test func thinsALineThatHasNoRoom() throws {
    let painted = try card([1, 2], lineWidth: 1000).painted()
    #expect(PixelRect(x: 10, y: 20, width: 80, height: 40).contains(painted))
  }

  @Test func leavesOutWhatIsNoNumber() {
    #expect(SparklineValues([.nan, 1, .infinity, 3, 2]).heights == [0, 1, 0.5])
    #expect(
      SparklineValues([-.greatestFiniteMagnitude, .greatestFiniteMagnitude]).heights == [0, 1])
    #expect(SparklineValues([]).heights == [])
  }

  @Test func averagesLongSeries() {
    #expect(SparklineValues((0..<60).map(Double.init)).heights.count == 60)
    let pairs = SparklineValues((0..<120).map { Double($0) }).heights
    // The means of pairs are 0.5, 2.5 … 118.5.
    #expect(pairs.count == 60)
    #expect(zip(pairs, 0...).allSatisfy { abs($0 - Double($1) / 59) < 1e-12 })
    #expect(SparklineValues((0..<61).map(Double.init)).heights.count == 60)
    let large = Array(repeating: Double.greatestFiniteMagnitude, count: 200)
    #expect(SparklineValues(large).heights.allSatisfy { $0.isFinite })
  }
}
