import QRCodes
import Testing

@Suite struct LuminancePlaneScalingTests {
  private let plane = LuminancePlane(width: 3, height: 2, bytes: [0, 10, 20, 30, 41, 50])

  @Test func repeatsEachPixel() throws {
    let double = try #require(plane?.enlarged(by: 2))
    #expect(
      double.bytes == [
        0, 0, 10, 10, 20, 20, 0, 0, 10, 10, 20, 20, 30, 30, 41, 41, 50, 50, 30, 30, 41, 41, 50, 50,
      ])
    #expect(double.width == 6 && double.height == 4)
    #expect(plane?.enlarged(by: 1) == plane)
    #expect(plane?.enlarged(by: 0) == nil)
    #expect(plane?.enlarged(by: 10_922)?.width == 32_766)
    #expect(plane?.enlarged(by: 10_923) == nil)
  }

  @Test func takesTheMeanOfSquares() throws {
    let half = try #require(plane?.shrunk(by: 2))
    #expect(half.width == 1 && half.height == 1)
    // (0 + 10 + 30 + 41) / 4 = 20.25
    #expect(half.bytes == [20])
    #expect(plane?.shrunk(by: 1) == plane)
    #expect(plane?.shrunk(by: 3) == nil)
    #expect(plane?.shrunk(by: 0) == nil)
    #expect(plane?.enlarged(by: 3)?.shrunk(by: 3) == plane)
  }
}
