import QRCodes
import Testing

@Suite struct LuminancePlaneVariantTests {
  private func plane(_ width: Int, _ height: Int, _ bytes: [UInt8]) throws -> LuminancePlane {
    try #require(LuminancePlane(width: width, height: height, bytes: bytes))
  }

  @Test func exchangesLightAndDark() throws {
    #expect(try plane(3, 1, [0, 100, 255]).inverted() == plane(3, 1, [255, 155, 0]))
  }
}
