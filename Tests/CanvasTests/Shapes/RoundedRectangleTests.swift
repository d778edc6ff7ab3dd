import Canvas
import Testing

@Suite struct RoundedRectangleTests {
  /// The shape in white on black, which shows its coverage.
  private func painted(
    x: Double, y: Double, width: Double, height: Double, radius: Double, side: Int = 80
  ) throws -> [[Int]] {
    let bitmap = try Bitmap(width: side, height: side)
    bitmap.fill(
      .roundedRectangle(x: x, y: y, width: width, height: height, radius: radius),
      with: .color(.white))
    return (0..<side).map { row in (0..<side).map { Int(bitmap[$0, row]?.green ?? 0) } }
  }

  private func area(of coverage: [[Int]]) -> Double {
    Double(coverage.joined().reduce(0, +)) / 255
  }

  @Test(
    arguments: [
      (10, 10, 40, 30, 0), (10, 10, 40, 30, 8), (10, 10, 40, 30, 15), (10.5, 3.25, 41.3, 30.7, 6),
      (20, 20, 2, 2, 1), (3, 3, 70, 70, 35), (5.1, 9.9, 60, 3.4, 1.7), (4, 4, 60, 1.72, 0),
      (4.3, 4.6, 24, 1, 0), (4.3, 4.6, 24, 0.5, 0), (4.5, 4.6, 0.4, 24, 0),
    ] as [(Double, Double, Double, Double, Double)])
  func coversItsArea(
    x: Double, y: Double, width: Double, height: Double, radius: Double
  ) throws {
    let coverage = try painted(x: x, y: y, width: width, height: height, radius: radius)
    let exact = width * height - (4 - Double.pi) * radius * radius
    let tolerance = max(0.01 * exact, 0.4)
    #expect(abs(area(of: coverage) - exact) < tolerance)
  }

  @Test(arguments: [0, 3, 9.5, 20] as [Double])
  func isSymmetric(radius: Double) throws {
    let coverage = try painted(x: 20, y: 20, width: 40, height: 40, radius: radius)
    #expect(coverage == coverage.reversed())
    #expect(coverage == coverage.map { Array($0.reversed()) })
    let turned = coverage.indices.map { row in coverage.indices.map { coverage[$0][row] } }
    #expect(coverage == turned)
  }

  @Test func isSolidWithoutRadiusOnWholePixels() throws {
    let coverage = try painted(x: 3, y: 4, width: 5, height: 6, radius: 0, side: 12)
    for (y, row) in coverage.enumerated() {
      for (x, value) in row.enumerated() {
        #expect(value == ((3..<8).contains(x) && (4..<10).contains(y) ? 255 : 0))
      }
    }
  }

  /// Each pixel of a circle against the share of its 16 by 16 points that lie inside.
  @Test(arguments: [2, 5.5, 20, 33.3])
  func drawsASmoothCircle(radius: Double) throws {
    let coverage = try painted(
      x: 40 - radius, y: 40 - radius, width: 2 * radius, height: 2 * radius, radius: radius)
    for (y, row) in coverage.enumerated() {
      for (x, value) in row.enumerated() {
        var inside = 0
        for point in 0..<256 {
          let dx = Double(x) + (Double(point % 16) + 0.5) / 16 - 40
          let dy = Double(y) + (Double(point / 16) + 0.5) / 16 - 40
          if dx * dx + dy * dy <= radius * radius { inside += 1 }
        }
        #expect(abs(Double(value) / 255 - Double(inside) / 256) < 0.07)
      }
    }
  }

  @Test func takesTheLargestRadiusThatFits() throws {
    #expect(
      try painted(x: 5, y: 5, width: 30, height: 12, radius: 500)
        == painted(x: 5, y: 5, width: 30, height: 12, radius: 6))
    #expect(
      try painted(x: 5, y: 5, width: 30, height: 12, radius: -3)
        == painted(x: 5, y: 5, width: 30, height: 12, radius: 0))
  }

  @Test(
    arguments: [
      (5, 5, 0, 9), (5, 5, 9, -1), (80, 0, 10, 10), (0, -11, 10, 10), (5, 5, Double.nan, 9),
      (Double.nan, 5, 9, 9), (5, Double.infinity, 9, 9), (1e300, 5, 9, 9),
    ] as [(Double, Double, Double, Double)])
  func drawsNothingWhereThereIsNothing(
    x: Double, y: Double, width: Double, height: Double
  ) throws {
    #expect(area(of: try painted(x: x, y: y, width: width, height: height, radius: 3)) == 0)
  }

  @Test func clipsToTheBitmap() throws {
    let whole = try painted(x: -1e9, y: -1e9, width: 2e9, height: 2e9, radius: 4, side: 9)
    #expect(whole.joined().allSatisfy { $0 == 255 })
    let corner = try painted(x: -20, y: -20, width: 25, height: 25, radius: 5, side: 9)
    #expect(corner[0][0] == 255)
    #expect(corner[4][4] < 255)
    #expect(corner[8][8] == 0)
  }

  @Test func multipliesCoverageWithAlpha() throws {
    let bitmap = try Bitmap(width: 4, height: 1)
    bitmap.fill(
      .rectangle(x: 0.5, y: 0, width: 3, height: 1),
      with: .color(Color(red: 255, green: 255, blue: 255, alpha: 128)))
    #expect(bitmap[0, 0]?.red == 64)
    #expect(bitmap[1, 0]?.red == 128)
    #expect(bitmap[3, 0]?.red == 64)
  }
}
