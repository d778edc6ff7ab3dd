import Testing

@testable import QRCodes

@Suite struct PlaneCompressorTests {
  /// A plane of stripes with a faint pattern.
  private func sample(_ width: Int, _ height: Int) throws -> LuminancePlane {
    let bytes = (0..<width * height).map { UInt8(($0 % width / 3 % 2) * 180 + $0 * 7 % 23) }
    return try #require(LuminancePlane(width: width, height: height, bytes: bytes))
  }

  private func error(_ plane: LuminancePlane, quality: Int) throws -> Int {
    let result = try #require(try PlaneCompressor().compressed(plane, quality: quality))
    #expect(result.width == plane.width)
    #expect(result.height == plane.height)
    return zip(result.bytes, plane.bytes).reduce(0) { $0 + abs(Int($1.0) - Int($1.1)) }
  }

  @Test(arguments: [(1, 1), (7, 3), (16, 16), (241, 240)])
  func losesMoreAtALowerQuality(width: Int, height: Int) throws {
    let plane = try sample(width, height)
    let errors = try [100, 50, 5].map { try error(plane, quality: $0) }
    #expect(errors == errors.sorted())
    #expect(errors[0] <= width * height)
    #expect(width == 1 || errors[2] > errors[0])
  }

  @Test func clampsTheQuality() throws {
    let plane = try sample(40, 40)
    #expect(try error(plane, quality: .max) == error(plane, quality: 100))
    #expect(try error(plane, quality: .min) == error(plane, quality: 1))
  }

  @Test func keepsNothingOfThePlaneBefore() throws {
    let compressor = try PlaneCompressor()
    let small = try sample(30, 20)
    let alone = compressor.compressed(small, quality: 50)
    _ = compressor.compressed(try sample(300, 200), quality: 90)
    #expect(compressor.compressed(small, quality: 50) == alone)
  }
}
