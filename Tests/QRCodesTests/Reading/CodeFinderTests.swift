import QRCodes
import Testing

@Suite struct CodeFinderTests {
  /// A grey picture with codes painted at places.
  private func picture(
    _ width: Int, _ height: Int, _ codes: [(text: String, x: Int, y: Int, scale: Int)],
    ground: UInt8 = 255
  ) throws -> LuminancePlane {
    var bytes = [UInt8](repeating: ground, count: width * height)
    for code in codes {
      let symbol = try QRSymbol(payload: Array(code.text.utf8), correction: .medium)
      let plane = try #require(symbol.painted(pixelsPerModule: code.scale))
      for row in 0..<plane.height {
        let start = (code.y + row) * width + code.x
        let line = plane.bytes[row * plane.width..<(row + 1) * plane.width]
        bytes.replaceSubrange(start..<start + plane.width, with: line)
      }
    }
    return try #require(LuminancePlane(width: width, height: height, bytes: bytes))
  }

  private func texts(_ plane: LuminancePlane) throws -> [String] {
    try CodeFinder().codes(in: plane).codes.map { String(decoding: $0.payload, as: UTF8.self) }
  }

  @Test func findsCodesInReadingOrder() throws {
    let plane = try picture(
      420, 300, [("c", 10, 160, 4), ("b", 200, 0, 4), ("a", 10, 6, 4), ("d", 210, 150, 4)])
    #expect(try texts(plane) == ["a", "b", "c", "d"])
  }

  @Test func countsACodeOnceHoweverOftenItIsRead() throws {
    let plane = try picture(300, 300, [("https://share.example/once", 20, 20, 8)])
    let (codes, isComplete) = try CodeFinder().codes(in: plane)
    #expect(codes.count == 1)
    #expect(codes.first?.isInverted == false)
    #expect(isComplete)
  }

  @Test func countsTheSamePayloadAtTwoPlacesTwice() throws {
    let plane = try picture(320, 140, [("twin", 0, 0, 4), ("twin", 160, 0, 4)])
    let codes = try CodeFinder().codes(in: plane).codes
    #expect(codes.map(\.payload) == [Array("twin".utf8), Array("twin".utf8)])
    #expect(codes.map(\.bounds.x).sorted() == codes.map(\.bounds.x))
  }

  @Test(arguments: [1, 2, 3, 5, 20])
  func findsCodesOfAnyModuleSize(scale: Int) throws {
    let side = 60 * scale + 40
    let plane = try picture(side, side, [("https://share.example/a", 20, 20, scale)])
    let code = try #require(try CodeFinder().codes(in: plane).codes.first)
    #expect(code.payload == Array("https://share.example/a".utf8))
    let bounds = code.bounds
    let start = 20 + 4 * scale
    #expect(abs(bounds.x - start) <= scale + 1 && abs(bounds.y - start) <= scale + 1)
    #expect(abs(bounds.width - 25 * scale) <= 2 * scale + 1)
  }

  @Test func findsALightCodeOnDarkGroundAndSaysSo() throws {
    let plane = try picture(200, 200, [("inverted", 20, 20, 5)]).inverted()
    let codes = try CodeFinder().codes(in: plane).codes
    #expect(codes.map(\.payload) == [Array("inverted".utf8)])
    #expect(codes.map(\.isInverted) == [true])
  }

  @Test func findsACodeOnThePartsOfALargePicture() throws {
    // At 2,000 the code lies across the edge of the first part, but whole in the next.
    let plane = try picture(2600, 300, [("across", 1980, 60, 2)])
    let codes = try CodeFinder().codes(in: plane).codes
    #expect(codes.map(\.payload) == [Array("across".utf8)])
    #expect(abs((codes.first?.bounds.x ?? 0) - 1988) <= 5)
  }

  @Test func endsWhenTheTimeIsUp() throws {
    let plane = try picture(200, 200, [("late", 20, 20, 5)])
    let (codes, isComplete) = try CodeFinder(timeLimit: .zero).codes(in: plane)
    #expect(codes.isEmpty)
    #expect(!isComplete)
  }

  @Test func findsNothingWhereNothingIs() throws {
    for (width, height) in [(1, 1), (1, 3000), (3000, 1), (7, 5), (200, 200)] {
      let bytes = [UInt8](repeating: 200, count: width * height)
      let plane = try #require(LuminancePlane(width: width, height: height, bytes: bytes))
      let (codes, isComplete) = try CodeFinder().codes(in: plane)
      #expect(codes.isEmpty)
      #expect(isComplete)
    }
  }

  @Test func keepsEveryByte() throws {
    let payload: [UInt8] = [0, 0xFF, 0xC3, 0x28, 0x0A, 0]
    let symbol = try QRSymbol(payload: payload, correction: .high)
    let plane = try #require(symbol.painted(pixelsPerModule: 4))
    #expect(try CodeFinder().codes(in: plane).codes.map(\.payload) == [payload])
  }
}
