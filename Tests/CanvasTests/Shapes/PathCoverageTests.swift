import Canvas
import Testing

@Suite struct PathCoverageTests {
  private static let area = PixelRect(x: 0, y: 0, width: 64, height: 64)

  /// The largest difference between a drawn path and the exact shares of pixels, in steps of 8-bit
  /// coverage.
  private func largestDifference(
    _ path: Path, from exact: (_ column: Int, _ row: Int) -> Double
  ) -> Double {
    let drawn = CoverageMask(of: path, in: Self.area).coverage
    return drawn.indices.reduce(0) { largest, index in
      max(largest, abs(Double(drawn[index]) - 255 * exact(index % 64, index / 64)))
    }
  }

  @Test(
    arguments: [
      (3, 4, 20, 30), (3.25, 4.5, 20.125, 30.75), (10.3, 20.7, 33.3, 0.4), (20.9, 5.1, 0.2, 50),
      (-5.5, -7.3, 20, 20), (50.2, 51.9, 90, 90), (-9, 30.4, 900, 0.01), (8.1, 8.1, 0.6, 0.7),
    ] as [(Double, Double, Double, Double)], [0, 0.1, 0.7, 1.5707, 2.9])
  func coversExactlyWhatRectanglesCover(
    place: (x: Double, y: Double, width: Double, height: Double), angle: Double
  ) {
    let (x, y, width, height) = place
    let path = Path.rectangle(x: x, y: y, width: width, height: height)
      .rotated(by: angle, around: Path.Point(x: 31.3, y: 32.6))
    let polygon = ConvexPolygon(points: path.elements.compactMap(\.point))
    #expect(polygon.points.count == 4)
    #expect(largestDifference(path, from: polygon.coverage) < 0.51)
  }

  /// Counting 64 by 64 points misses the area by up to half a row of points, 2 of 255, and lines in
  /// place of curves by 1.6 at most.
  @Test(arguments: SampledShape.curved)
  func coversWhatCountingPointsFinds(shape: SampledShape) {
    let (largest, mean) = shape.difference()
    #expect(largest <= 4)
    #expect(mean <= 1.2)
  }

  @Test(arguments: [0.0, 0.3, 1.1])
  func countsPartsOverEachOtherOnce(angle: Double) {
    let first = ConvexPolygon.rectangle(x: 8.2, y: 8.3, width: 40.5, height: 40.5)
    let second = ConvexPolygon.rectangle(x: 30.7, y: 20.1, width: 30, height: 12.4)
    let both = ConvexPolygon.rectangle(x: 30.7, y: 20.1, width: 18, height: 12.4)
    let center = Path.Point(x: 30, y: 33)
    func turned(_ polygon: ConvexPolygon) -> Path {
      Path.polyline(polygon.points, isClosed: true).rotated(by: angle, around: center)
    }
    var path = turned(first)
    path.append(turned(second))
    let parts = [first, second, both].map {
      ConvexPolygon(points: turned($0).elements.compactMap(\.point))
    }
    let difference = largestDifference(path) { column, row in
      let shares = parts.map { $0.coverage(column: column, row: row) }
      return shares[0] + shares[1] - shares[2]
    }
    #expect(difference < 0.51)
  }

  @Test func leavesAHoleWhereAPartGoesTheOtherWay() {
    var path = Path.rectangle(x: 2, y: 2, width: 20, height: 20)
    let hole = [(8.0, 8.0), (8, 16), (16, 16), (16, 8)].map { Path.Point(x: $0.0, y: $0.1) }
    path.append(.polyline(hole, isClosed: true))
    let mask = CoverageMask(of: path, in: Self.area)
    #expect(mask.coverage[10 * 64 + 10] == 0)
    #expect(mask.coverage[10 * 64 + 5] == 255)
    #expect(mask.coverage.count { $0 == 255 } == 400 - 64)
  }

  /// More edges in a row than are put in order: 300 bars of 0.1 pixels, side by side.
  @Test func sumsRowsOfVeryManyEdges() {
    var path = Path()
    for index in 0..<300 {
      path.append(.rectangle(x: 2 + Double(index) * 0.2, y: 3.5, width: 0.1, height: 9))
    }
    let mask = CoverageMask(of: path, in: Self.area)
    #expect(Set(mask.coverage[5 * 64 + 3..<5 * 64 + 60]).isSubset(of: [127, 128]))
    #expect(mask.coverage[3 * 64 + 30] == 64)
    #expect(mask.coverage[5 * 64 + 1] == 0)
    #expect(mask.coverage[5 * 64 + 62] == 0)
  }

  @Test func coversAnAreaElsewhereAsTheWholeShowsIt() {
    let path = Path.circle(center: Path.Point(x: 30.4, y: 29.1), radius: 22.7)
    let whole = CoverageMask(of: path, in: Self.area)
    for area in [
      PixelRect(x: 20, y: 3, width: 17, height: 30), PixelRect(x: 40, y: 30, width: 24, height: 9),
    ] {
      let part = CoverageMask(of: path, in: area)
      let rows = (area.y..<area.maxY).map { y in
        Array(whole.coverage[y * 64 + area.x..<y * 64 + area.maxX])
      }
      #expect(part.coverage == Array(rows.joined()))
    }
  }
}

extension Path.Element {
  /// The point of a move or a line.
  var point: Path.Point? {
    switch self {
    case .move(let point), .line(let point): point
    case .curve, .close: nil
    }
  }
}
