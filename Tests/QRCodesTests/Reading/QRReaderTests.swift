import QRCodes
import Testing

@Suite struct QRReaderTests {
  @Test(arguments: CorrectionLevel.allCases)
  func readsEveryByteValueUnchanged(level: CorrectionLevel) throws {
    let payload = (0...255).map { UInt8($0) }
    for payload in [payload, payload.reversed(), Array(payload.dropFirst())] {
      #expect(try read(payload, level) == [payload])
    }
  }

  @Test func readsAnyByteAlone() throws {
    for value in 0...255 {
      let payload = [UInt8(truncatingIfNeeded: value)]
      #expect(try read(payload, .high) == [payload])
    }
  }

  @Test(
    arguments: [
      "https://share.stride.example/awards/first-5k/", "musicnotes://join?code=MUSIC-A3B7K2",
      "HTTPS://SHARE.EXAMPLE/A", "0123456789", "  white space  ", "caf\u{E9} 初 🏆", "\0", "a\0b\0",
      "\r\n", "\u{FEFF}x", "BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Åsa\r\nEND:VCARD\r\n",
    ], CorrectionLevel.allCases)
  func readsText(text: String, level: CorrectionLevel) throws {
    let payload = Array(text.utf8)
    #expect(try read(payload, level) == [payload])
  }

  @Test(arguments: CorrectionLevel.allCases)
  func readsPayloadsUpToTheLimit(level: CorrectionLevel) throws {
    let limit = level.payloadLimit
    for length in [2, 3, 50, limit / 2, limit - 1, limit] {
      let payload = (0..<length).map { UInt8(truncatingIfNeeded: $0 &* $0 &* 31 &+ $0 / 7) }
      #expect(try read(payload, level, scale: 3) == [payload])
    }
  }

  @Test func readsCodesOfAnyModuleSize() throws {
    let payload = Array("https://share.example/a".utf8)
    for scale in 2...12 {
      #expect(try read(payload, .medium, scale: scale) == [payload])
    }
  }

  @Test func readsAHalvedPicture() throws {
    let payload = Array("https://share.stride.example/awards/first-5k/".utf8)
    let symbol = try QRSymbol(payload: payload, correction: .medium)
    let reader = try QRReader()
    for scale in 4...7 {
      let plane = try #require(symbol.painted(pixelsPerModule: scale))
      #expect(reader.read(plane.halved()).map(\.payload) == [payload])
    }
  }

  @Test func tellsWhereTheCodeIs() throws {
    let symbol = try QRSymbol(payload: [65], correction: .low)
    let plane = try #require(symbol.painted(pixelsPerModule: 10, quietZone: 6))
    let reading = try #require(try QRReader().read(plane).first)
    let expected = [(60, 60), (60, 270), (270, 270), (270, 60)]
    try #require(reading.corners.count == 4)
    for (corner, place) in zip(reading.corners, expected) {
      #expect(abs(corner.x - place.0) <= 5 && abs(corner.y - place.1) <= 5)
    }
  }

  @Test func readsEachOfSeveralCodes() throws {
    let first = try #require(try painted("first"))
    let second = try #require(try painted("second"))
    var bytes: [UInt8] = []
    for row in 0..<first.height {
      for plane in [first, second] {
        bytes += plane.bytes[row * plane.width..<(row + 1) * plane.width]
      }
    }
    let width = first.width + second.width
    let both = try #require(LuminancePlane(width: width, height: first.height, bytes: bytes))
    let found = try QRReader().read(both).map { String(decoding: $0.payload, as: UTF8.self) }
    #expect(found.sorted() == ["first", "second"])
  }

  @Test func readsTheSamePictureAgain() throws {
    let reader = try QRReader()
    let plane = try #require(try painted("again"))
    let other = try #require(try painted("other"))
    let first = reader.read(plane)
    #expect(first.count == 1)
    #expect(reader.read(plane) == first)
    #expect(reader.read(other) != first)
    #expect(reader.read(plane) == first)
  }

  @Test func readsInManyTasksWithAReaderEach() async throws {
    let plane = try #require(try painted("in many tasks"))
    let counts = await withTaskGroup(of: Int.self) { group in
      for _ in 0..<16 {
        group.addTask {
          guard let reader = try? QRReader() else { return 0 }
          return (0..<8).count { _ in reader.read(plane).first?.payload.count == 13 }
        }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(counts == Array(repeating: 8, count: 16))
  }

  @Test func readsNothingFromAPictureWithoutACode() throws {
    let reader = try QRReader()
    for shade in [0, 128, 255] as [UInt8] {
      for (width, height) in [(1, 1), (1, 500), (500, 1), (2, 3), (300, 300)] {
        let bytes = [UInt8](repeating: shade, count: width * height)
        let plane = try #require(LuminancePlane(width: width, height: height, bytes: bytes))
        #expect(reader.read(plane).isEmpty)
      }
    }
  }

  @Test func readsNothingFromNoise() throws {
    let reader = try QRReader()
    var state: UInt32 = 7
    for side in 1...60 {
      let bytes = (0..<side * side).map { _ in
        state = state &* 1_664_525 &+ 1_013_904_223
        return UInt8(truncatingIfNeeded: state >> 24)
      }
      let plane = try #require(LuminancePlane(width: side, height: side, bytes: bytes))
      #expect(reader.read(plane).isEmpty)
    }
  }

  @Test func readsNothingFromPartOfACode() throws {
    let plane = try #require(try painted("partly hidden"))
    let half = try #require(
      plane.cropped(columns: 0..<plane.width, rows: 0..<plane.height / 2))
    #expect(try QRReader().read(half).isEmpty)
  }

  @Test func readsNothingFromALightCodeOnDarkGround() throws {
    let plane = try #require(try painted("inverted"))
    let inverted = try #require(
      LuminancePlane(width: plane.width, height: plane.height, bytes: plane.bytes.map { ~$0 }))
    #expect(try QRReader().read(plane).count == 1)
    #expect(try QRReader().read(inverted).isEmpty)
  }

  @Test func ignoresOtherBarCodes() throws {
    let bars =
      "101000101101001110110011001001101111010011101"
      + "01010110011011011001000010101110010011101000100101"
    let row = (String(repeating: "0", count: 12) + bars + String(repeating: "0", count: 12))
      .flatMap { [UInt8](repeating: $0 == "1" ? 0 : 255, count: 3) }
    let bytes = (0..<120).flatMap { _ in row }
    let plane = try #require(LuminancePlane(width: row.count, height: 120, bytes: bytes))
    #expect(try QRReader().read(plane).isEmpty)
  }
}

private func painted(_ text: String) throws -> LuminancePlane? {
  try QRSymbol(payload: Array(text.utf8), correction: .medium).painted(pixelsPerModule: 4)
}

private func read(
  _ payload: [UInt8], _ level: CorrectionLevel, scale: Int = 4
) throws -> [[UInt8]] {
  let symbol = try QRSymbol(payload: payload, correction: level)
  let plane = try #require(symbol.painted(pixelsPerModule: scale))
  return try QRReader().read(plane).map(\.payload)
}
