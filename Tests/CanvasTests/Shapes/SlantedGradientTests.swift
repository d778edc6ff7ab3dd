import Canvas
import Foundation
import Testing

/// Gradients in any direction, against the exact positions of pixels.
@Suite struct SlantedGradientTests {
  private static let side = 128
  private static let middle = 64.0
  /// Some lie on both sides of the slope from which rows no longer repeat the first one.
  static let angles = [0.0, 30, 45, 80, 86, 87, 89, 90, 91, 135, 210, 300]

  /// A line of some length through the middle of the bitmap, in degrees clockwise from the right.
  private struct Line {
    let x: Double
    let y: Double
    let length: Double

    init(angle: Double, length: Double) {
      let turn = angle * .pi / 180
      (x, y, self.length) = (cos(turn), sin(turn), length)
    }

    func position(_ column: Int, _ row: Int) -> Double {
      let right = Double(column) + 0.5 - SlantedGradientTests.middle
      let down = Double(row) + 0.5 - SlantedGradientTests.middle
      return min(max((right * x + down * y) / length + 0.5, 0), 1)
    }

    func paint(_ first: Color, _ last: Color) -> Paint {
      let (right, down) = (x * length / 2, y * length / 2)
      let middle = SlantedGradientTests.middle
      return .linear(
        LinearGradient(
          from: Path.Point(x: middle - right, y: middle - down),
          to: Path.Point(x: middle + right, y: middle + down),
          stops: SlantedGradientTests.stops(first, last)))
    }
  }

  private static func stops(_ first: Color, _ last: Color) -> [GradientStop] {
    [GradientStop(position: 0, color: first), GradientStop(position: 1, color: last)]
  }

  private func painted(_ paint: Paint) throws -> Bitmap {
    let bitmap = try Bitmap(width: Self.side, height: Self.side)
    bitmap.fill(bitmap.bounds, with: paint)
    return bitmap
  }

  @Test(arguments: angles)
  func isWhereItsPositionsAre(angle: Double) throws {
    let line = Line(angle: angle, length: 64)
    let bitmap = try painted(line.paint(.black, .white))
    // The dither and rounding make one value, the steps of the colours half a quarter of one.
    let tolerance = 1.13 + 255 * abs(line.x) / line.length / 2
    let worst = (0..<Self.side * Self.side).map { index in
      let (x, y) = (index % Self.side, index / Self.side)
      return abs(Double(bitmap[x, y]?.green ?? 0) - 255 * line.position(x, y))
    }.max()
    #expect(try #require(worst) < tolerance)
  }

  /// The largest difference between the mean of 8 by 8 pixels and what it should be.
  private func worstMean(_ bitmap: Bitmap, exact: (_ x: Int, _ y: Int) -> Double) -> Double {
    var worst = 0.0
    for top in stride(from: 0, to: Self.side, by: 8) {
      for left in stride(from: 0, to: Self.side, by: 8) {
        var sum = 0.0
        for y in top..<top + 8 {
          for x in left..<left + 8 { sum += Double(bitmap[x, y]?.green ?? 0) - exact(x, y) }
        }
        worst = max(worst, abs(sum) / 64)
      }
    }
    return worst
  }

  /// Two values apart: the dither pattern has eight steps between a value and the next.
  private let dark = Color(pixel: 0x141414)
  private let light = Color(pixel: 0x161616)
  private let halfStep = 1.0 / 16 + 0.01

  @Test(arguments: angles)
  func showsNoBands(angle: Double) throws {
    let line = Line(angle: angle, length: 180)
    let bitmap = try painted(line.paint(dark, light))
    #expect(worstMean(bitmap) { 20 + 2 * line.position($0, $1) } < halfStep)
  }

  @Test func showsNoRings() throws {
    let bitmap = try painted(
      .radial(
        RadialGradient(
          center: Path.Point(x: 60, y: 70), radius: 80, stops: Self.stops(dark, light))))
    let worst = worstMean(bitmap) { x, y in
      let (right, down) = (Double(x) + 0.5 - 60, Double(y) + 0.5 - 70)
      return 20 + 2 * min((right * right + down * down).squareRoot() / 80, 1)
    }
    #expect(worst < halfStep)
  }

  @Test(arguments: angles)
  func paintsTheSameInPartsAsInOne(angle: Double) throws {
    let paint = Line(angle: angle, length: 99).paint(dark, .white)
    let parts = try Bitmap(width: Self.side, height: Self.side)
    for y in stride(from: 0, to: Self.side, by: 7) {
      for x in stride(from: 0, to: Self.side, by: 37) {
        parts.fill(PixelRect(x: x, y: y, width: 37, height: 7), with: paint)
      }
    }
    #expect(parts.pixels == (try painted(paint).pixels))
  }
}
