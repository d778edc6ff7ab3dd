import QRCodes
import Testing

@Suite struct LuminancePlaneTests {
  @Test func takesOneByteForEachPixel() {
    let plane = LuminancePlane(width: 3, height: 2, bytes: [1, 2, 3, 4, 5, 6])
    #expect(plane?.width == 3)
    #expect(plane?.height == 2)
    #expect(plane?.bytes == [1, 2, 3, 4, 5, 6])
  }

  @Test(arguments: [
    (3, 2, 5), (3, 2, 7), (0, 0, 0), (0, 5, 0), (5, 0, 0), (-1, -6, 6), (-3, 2, 6),
    (Int.max, 2, 6), (Int.max, Int.max, 1), (32_768, 1, 32_768), (1, 32_768, 32_768),
  ])
  func refusesAnyOtherCount(width: Int, height: Int, count: Int) {
    let bytes = [UInt8](repeating: 0, count: count)
    #expect(LuminancePlane(width: width, height: height, bytes: bytes) == nil)
  }

  @Test func takesTheLongestSide() {
    let bytes = [UInt8](repeating: 0, count: LuminancePlane.maximumSide)
    #expect(LuminancePlane(width: bytes.count, height: 1, bytes: bytes) != nil)
  }

  @Test func cutsAPartOut() throws {
    let plane = try counting(width: 4, height: 3)
    #expect(
      plane.cropped(columns: 1..<3, rows: 1..<3)
        == LuminancePlane(width: 2, height: 2, bytes: [5, 6, 9, 10]))
    #expect(plane.cropped(columns: 0..<4, rows: 0..<3) == plane)
  }

  @Test func cutsOnlyWhatIsThere() throws {
    let plane = try counting(width: 4, height: 3)
    #expect(
      plane.cropped(columns: -5..<1, rows: 2..<Int.max)
        == LuminancePlane(width: 1, height: 1, bytes: [8]))
    #expect(plane.cropped(columns: 2..<2, rows: 0..<3) == nil)
    #expect(plane.cropped(columns: 4..<9, rows: 0..<3) == nil)
    #expect(plane.cropped(columns: 0..<4, rows: -9..<0) == nil)
  }

  @Test func halvesByTheMeanOfFour() throws {
    let plane = try #require(
      LuminancePlane(width: 4, height: 2, bytes: [0, 1, 255, 255, 1, 0, 255, 254]))
    #expect(plane.halved() == LuminancePlane(width: 2, height: 1, bytes: [1, 255]))
  }

  @Test func halvesOddSidesByTheMeanOfWhatIsThere() throws {
    let plane = try #require(
      LuminancePlane(width: 3, height: 3, bytes: [10, 20, 50, 30, 40, 70, 0, 100, 9]))
    #expect(plane.halved() == LuminancePlane(width: 2, height: 2, bytes: [25, 60, 50, 9]))
    let one = try #require(LuminancePlane(width: 1, height: 1, bytes: [7]))
    #expect(one.halved() == one)
  }
}

private func counting(width: Int, height: Int) throws -> LuminancePlane {
  let bytes = (0..<width * height).map { UInt8($0) }
  return try #require(LuminancePlane(width: width, height: height, bytes: bytes))
}
