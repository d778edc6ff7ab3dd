import Canvas
import Testing

/// Numbers that no picture should have, which a theme or a calculation may bring all the same.
@Suite struct PathLimitTests {
  private static let area = PixelRect(x: 0, y: 0, width: 20, height: 10)

  private func coverage(_ path: Path) -> [UInt8] {
    CoverageMask(of: path, in: Self.area).coverage
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func drawsNothingWithANumberThatIsNotFinite(number: Double) {
    let center = Path.Point(x: 5, y: 5)
    let paths: [Path] = [
      .rectangle(x: number, y: 1, width: 5, height: 5),
      .rectangle(x: 1, y: 1, width: number, height: 5),
      .circle(center: Path.Point(x: number, y: 5), radius: 3),
      .circle(center: center, radius: number),
      .arc(center: center, radius: 3, start: number, sweep: 1),
      .roundedRectangle(x: 1, y: number, width: 5, height: 5, radius: 2),
      .polyline([center, Path.Point(x: 9, y: number), Path.Point(x: 1, y: 9)]),
      Path.rectangle(x: 1, y: 1, width: 5, height: 5).scaled(x: number, y: 1),
      Path.polyline([center, Path.Point(x: 9, y: 9)]).stroked(width: number, cap: .round),
      Path.polyline([center, Path.Point(x: number, y: 9)]).stroked(width: 2, cap: .round),
      Path.rectangle(x: 1, y: 1, width: 5, height: 5).rotated(by: number, around: center),
    ]
    for path in paths { #expect(coverage(path).allSatisfy { $0 == 0 }) }
  }

  @Test func cutsWhatIsHugeToTheArea() {
    #expect(
      coverage(.rectangle(x: -1e300, y: -1e300, width: 2e300, height: 2e300)).allSatisfy {
        $0 == 255
      })
    #expect(coverage(.circle(center: Path.Point(x: 5, y: 5), radius: 1e8)).allSatisfy { $0 == 255 })
    #expect(coverage(.rectangle(x: 1e300, y: 1, width: 9, height: 9)).allSatisfy { $0 == 0 })
    let line = Path.polyline([Path.Point(x: -1e9, y: 5), Path.Point(x: 1e9, y: 5)])
    let drawn = coverage(line.stroked(width: 2, cap: .square))
    #expect(Array(drawn[80..<120]) == [UInt8](repeating: 255, count: 40))
    #expect(drawn.count { $0 > 0 } == 40)
  }

  @Test func drawsNothingOfNothing() {
    let point = Path.Point(x: 5, y: 5)
    for path in [
      Path(), .polyline([]), .polyline([point]), .polyline([point, point], isClosed: true),
      .rectangle(x: 1, y: 1, width: -5, height: 5), .circle(center: point, radius: 0),
      .roundedRectangle(x: 1, y: 1, width: 5, height: 0, radius: 3),
      Path.polyline([point, Path.Point(x: 9, y: 9)]).stroked(width: 0, cap: .round),
      Path.polyline([point]).stroked(width: 4, cap: .butt),
    ] {
      #expect(coverage(path).allSatisfy { $0 == 0 })
    }
    #expect(CoverageMask(of: .circle(center: point, radius: 3), in: .empty).coverage.isEmpty)
  }

  @Test func drawsAPointAsADot() {
    let point = Path.polyline([Path.Point(x: 5, y: 5)])
    let square = coverage(point.stroked(width: 4, cap: .square))
    #expect(square.count { $0 == 255 } == 16)
    let round = coverage(point.stroked(width: 4, cap: .round))
    let area = Double(round.reduce(0) { $0 + Int($1) }) / 255
    #expect(abs(area - 4 * .pi) < 0.1)
  }
}
