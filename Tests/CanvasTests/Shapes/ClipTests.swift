import Canvas
import Testing

@Suite struct ClipTests {
  private let area = PixelRect(x: 2, y: 1, width: 4, height: 3)

  @Test func takesBytesForEachPixelAlone() {
    #expect(CoverageMask(area: area, coverage: [UInt8](repeating: 9, count: 12)) != nil)
    #expect(CoverageMask(area: area, coverage: [UInt8](repeating: 9, count: 11)) == nil)
  }

  @Test func intersectsByTheProduct() throws {
    let first = try #require(
      CoverageMask(area: area, coverage: [UInt8](repeating: 128, count: 12)))
    let other = PixelRect(x: 4, y: 0, width: 9, height: 3)
    let second = try #require(
      CoverageMask(area: other, coverage: [UInt8](repeating: 100, count: 27)))
    let both = first.intersection(second)
    #expect(both.area == PixelRect(x: 4, y: 1, width: 2, height: 2))
    #expect(both.coverage == [50, 50, 50, 50])
    let apart = CoverageMask(of: Path(), in: PixelRect(x: 50, y: 0, width: 9, height: 3))
    #expect(first.intersection(apart).area.isEmpty)
  }

  @Test func letsPaintThroughByItsCoverage() throws {
    let clip = try #require(CoverageMask(area: area, coverage: (0..<12).map { UInt8($0 * 20) }))
    let white = Paint.color(.white)
    let gradient = Paint.linear(
      LinearGradient(
        from: Path.Point(x: 0, y: 0), to: Path.Point(x: 9, y: 0),
        stops: [GradientStop(position: 0, color: .white)]))
    for paint in [white, gradient] {
      let bitmap = try Bitmap(width: 8, height: 6)
      bitmap.fill(bitmap.bounds, with: paint, clip: clip)
      for y in 0..<6 {
        for x in 0..<8 {
          let inside = (2..<6).contains(x) && (1..<4).contains(y)
          let level = inside ? UInt8(((y - 1) * 4 + x - 2) * 20) : 0
          #expect(bitmap[x, y] == Color(red: level, green: level, blue: level))
        }
      }
    }
  }

  @Test func multipliesTheEdgesOfShapesAndClips() throws {
    let bitmap = try Bitmap(width: 8, height: 4)
    let clip = CoverageMask(
      of: .rectangle(x: 0, y: 0.5, width: 8, height: 3), in: bitmap.bounds)
    bitmap.fill(
      .rectangle(x: 1.5, y: 0, width: 3, height: 4), with: .color(.white), opacity: 0.5, clip: clip)
    #expect(bitmap[1, 0]?.red == 32)
    #expect(bitmap[2, 0]?.red == 64)
    #expect(bitmap[2, 1]?.red == 128)
    #expect(bitmap[0, 1]?.red == 0)
  }
}
