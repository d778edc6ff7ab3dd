import QRCodes
import Testing

@Suite struct LuminancePlaneVariantTests {
  private func plane(_ width: Int, _ height: Int, _ bytes: [UInt8]) throws -> LuminancePlane {
    try #require(LuminancePlane(width: width, height: height, bytes: bytes))
  }

  @Test func exchangesLightAndDark() throws {
    #expect(try plane(3, 1, [0, 100, 255]).inverted() == plane(3, 1, [255, 155, 0]))
  }

  @Test func makesFourOfEachPixel() throws {
    #expect(
      try plane(2, 2, [1, 2, 3, 4]).doubled()
        == plane(4, 4, [1, 1, 2, 2, 1, 1, 2, 2, 3, 3, 4, 4, 3, 3, 4, 4]))
  }

  @Test func doublesNothingThatWouldBeTooLarge() throws {
    let line = try plane(16_384, 1, [UInt8](repeating: 0, count: 16_384))
    #expect(line.doubled() == nil)
  }
}
