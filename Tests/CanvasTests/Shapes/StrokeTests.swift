import Canvas
import Testing

@Suite struct StrokeTests {
  private func area(_ path: Path) -> Double {
    let mask = CoverageMask(of: path, in: PixelRect(x: 0, y: 0, width: 100, height: 100))
    return Double(mask.coverage.reduce(0) { $0 + Int($1) }) / 255
  }

  /// A right angle of two sides of 50 pixels, 10 wide: two bars of 500 that share a square of 25 at
  /// the corner, and outside of it a square of 25, a quarter of a disc or half of the square.
  @Test(
    arguments: [
      (.miter, 500 + 500 - 25 + 25), (.round, 975 + 25 * .pi / 4), (.bevel, 975 + 12.5),
    ] as [(Path.Join, Double)])
  func fillsCorners(join: Path.Join, exact: Double) {
    let points = [(20.0, 20.0), (70, 20), (70, 70)].map { Path.Point(x: $0.0, y: $0.1) }
    for corner in [points, points.reversed()] {
      #expect(abs(area(Path.polyline(corner).stroked(width: 10, join: join)) - exact) < 0.3)
    }
  }

  @Test(
    arguments: [(.butt, 300), (.round, 300 + 9 * .pi), (.square, 336)] as [(Path.Cap, Double)])
  func endsLines(cap: Path.Cap, exact: Double) {
    let line = Path.polyline([Path.Point(x: 20, y: 30), Path.Point(x: 60, y: 60)])
    #expect(abs(area(line.stroked(width: 6, cap: cap)) - exact) < 0.3)
  }

  @Test func cutsMitersThatWouldReachTooFar() {
    let sharp = Path.polyline([
      Path.Point(x: 10, y: 50), Path.Point(x: 50, y: 50), Path.Point(x: 10, y: 54),
    ])
    #expect(
      abs(area(sharp.stroked(width: 8, join: .miter)) - area(sharp.stroked(width: 8, join: .bevel)))
        < 0.01)
  }

  @Test func closesClosedParts() {
    let square = Path.rectangle(x: 20, y: 20, width: 40, height: 40)
    #expect(abs(area(square.stroked(width: 4)) - (44 * 44 - 36 * 36)) < 0.3)
  }

  @Test func coversSegmentsShorterThanTheLineIsWide() {
    let points = (0...40).map {
      Path.Point(x: 50 + ($0.isMultiple(of: 2) ? 0.4 : -0.4), y: 50 + Double($0) * 0.01)
    }
    let stroke = Path.polyline(points).stroked(width: 20, cap: .round, join: .round)
    // A disc that is moved over a rectangle of 0.8 by 0.4 pixels, in which the points lie.
    #expect(abs(area(stroke) - (100 * .pi + 20 * 0.8 + 20 * 0.4 + 0.32)) < 1)
  }
}
