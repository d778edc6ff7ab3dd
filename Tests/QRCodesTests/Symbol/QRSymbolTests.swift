import QRCodes
import Testing

@Suite struct QRSymbolTests {
  /// Byte mode capacities from ISO/IEC 18004, table 7: low, medium, quartile, high.
  private static let capacities: [(version: Int, bytes: [Int])] = [
    (1, [17, 14, 11, 7]), (2, [32, 26, 20, 14]), (3, [53, 42, 32, 24]), (5, [106, 84, 60, 44]),
    (10, [271, 213, 151, 119]), (40, [2953, 2331, 1663, 1273]),
  ]

  @Test(arguments: capacities)
  func takesTheSmallestVersionThatHoldsThePayload(version: Int, bytes: [Int]) throws {
    for (level, capacity) in zip(CorrectionLevel.allCases, bytes) {
      let symbol = try QRSymbol(payload: letters(capacity), correction: level)
      #expect(symbol.version == version)
      #expect(symbol.dimension == 17 + 4 * version)
      if version < 40 {
        let next = try QRSymbol(payload: letters(capacity + 1), correction: level)
        #expect(next.version == version + 1)
      }
    }
  }

  @Test(arguments: CorrectionLevel.allCases)
  func knowsTheCapacityOfEveryVersion(level: CorrectionLevel) throws {
    for version in 1...40 {
      let capacity = level.payloadLimit(version: version)
      #expect(try QRSymbol(payload: letters(capacity), correction: level).version == version)
      guard version < 40 else { continue }
      #expect(try QRSymbol(payload: letters(capacity + 1), correction: level).version > version)
    }
    #expect(level.payloadLimit(version: 0) == 0)
    #expect(level.payloadLimit(version: -7) == 0)
    #expect(level.payloadLimit(version: 99) == level.payloadLimit)
  }

  @Test func packsDigitsAndCapitalsTighterThanBytes() throws {
    let digits = [UInt8](repeating: UInt8(ascii: "7"), count: 41)
    #expect(try QRSymbol(payload: digits, correction: .low).version == 1)
    let capitals = [UInt8](repeating: UInt8(ascii: "Q"), count: 25)
    #expect(try QRSymbol(payload: capitals, correction: .low).version == 1)
  }

  @Test(arguments: [1, 20, 200, 1200])
  func hasFinderPatternsAtThreeCorners(length: Int) throws {
    let symbol = try QRSymbol(payload: letters(length), correction: .high)
    let far = symbol.dimension - 7
    for (left, top) in [(0, 0), (far, 0), (0, far)] {
      #expect(square(of: symbol, left: left, top: top) == finderPattern)
    }
    #expect(square(of: symbol, left: far, top: far) != finderPattern)
  }

  @Test(arguments: [1, 20, 200, 1200])
  func hasTimingPatternsAndTheDarkModule(length: Int) throws {
    let symbol = try QRSymbol(payload: letters(length), correction: .high)
    for place in 8..<symbol.dimension - 8 {
      #expect(symbol[column: place, row: 6] == place.isMultiple(of: 2))
      #expect(symbol[column: 6, row: place] == place.isMultiple(of: 2))
    }
    #expect(symbol[column: 8, row: symbol.dimension - 8])
  }

  /// Two bits of the level, masked with 1 and 0 (ISO/IEC 18004, section 7.9.1).
  ///
  /// Of so many bytes, no higher level holds as many in the same version.
  @Test(arguments: [
    (CorrectionLevel.low, 32, [true, true]), (.medium, 26, [true, false]),
    (.quartile, 20, [false, true]), (.high, 14, [false, false]),
  ])
  func statesItsCorrectionLevel(level: CorrectionLevel, count: Int, bits: [Bool]) throws {
    let symbol = try QRSymbol(payload: letters(count), correction: level)
    #expect([symbol[column: 0, row: 8], symbol[column: 1, row: 8]] == bits)
    #expect(symbol.correction == level)
  }

  /// Version 2 holds 32, 26, 20 and 14 bytes, version 1 at most 17.
  @Test(arguments: [
    (18, CorrectionLevel.low, CorrectionLevel.quartile), (21, .low, .medium), (27, .low, .low),
    (7, .low, .high), (18, .medium, .quartile), (15, .quartile, .quartile),
  ])
  func raisesTheLevelAsFarAsTheVersionStays(
    count: Int, asked: CorrectionLevel, raised: CorrectionLevel
  ) throws {
    let symbol = try QRSymbol(payload: letters(count), correction: asked)
    #expect(symbol.correction == raised)
    #expect(symbol.version == asked.payloadLimits.firstIndex { $0 >= count }.map { $0 + 1 })
  }

  /// 41 digits fill version 1 at L, 34 at M, 27 at Q and 17 at H (ISO/IEC 18004, table 7).
  @Test(arguments: [
    (41, CorrectionLevel.low), (34, .medium), (27, .quartile), (17, .high),
  ])
  func raisesTheLevelOfPackedSegments(count: Int, raised: CorrectionLevel) throws {
    let digits = [UInt8](repeating: UInt8(ascii: "7"), count: count)
    let symbol = try QRSymbol(payload: digits, correction: .low)
    #expect((symbol.version, symbol.correction) == (1, raised))
  }

  /// More digits than bytes fit in the largest version: 7089 at L and 3057 at H.
  @Test(arguments: [(CorrectionLevel.low, 7089), (.high, 3057)])
  func holdsMoreDigitsThanBytes(level: CorrectionLevel, count: Int) throws {
    let digits = [UInt8](repeating: UInt8(ascii: "7"), count: count)
    #expect(try QRSymbol(payload: digits, correction: level).version == 40)
    #expect(throws: QRCodeError.payloadTooLong(bytes: count + 1, correction: level)) {
      try QRSymbol(payload: digits + [UInt8(ascii: "7")], correction: level)
    }
  }

  /// libqrencode cuts such texts into so many segments that they outgrow the largest version.
  @Test(arguments: [
    ("abc123456%", 222, CorrectionLevel.medium), ("ab12", 500, .medium), ("ab12", 350, .quartile),
    ("ab12", 700, .low), ("ab12", 318, .high),
  ])
  func encodesMixedTextsUpToTheLimitOfBytes(part: String, count: Int, level: CorrectionLevel)
    throws
  {
    let payload = Array(String(repeating: part, count: count).utf8)
    #expect(payload.count <= level.payloadLimit)
    #expect(try QRSymbol(payload: payload, correction: level).correction >= level)
  }

  /// A NUL is a byte like any other, though libqrencode's mixture could not hold it.
  @Test func readsBackEveryByte() throws {
    let payload = (0...255).map(UInt8.init)
    let symbol = try QRSymbol(payload: payload, correction: .medium)
    let plane = try #require(symbol.painted(pixelsPerModule: 4))
    #expect(try QRReader().read(plane).map(\.payload) == [payload])
  }

  @Test func isLightOutside() throws {
    let symbol = try QRSymbol(payload: letters(3), correction: .low)
    #expect(symbol[column: 0, row: 0])
    for outside in [-1, symbol.dimension, Int.min, Int.max] {
      #expect(!symbol[column: outside, row: 0])
      #expect(!symbol[column: 0, row: outside])
    }
  }

  @Test func keepsThePayload() throws {
    let payload: [UInt8] = [32, 0, 10, 255, 32]
    #expect(try QRSymbol(payload: payload, correction: .low).payload == payload)
  }

  @Test func refusesAnEmptyPayload() {
    #expect(throws: QRCodeError.emptyPayload) { try QRSymbol(payload: [], correction: .low) }
  }

  @Test(arguments: [
    (CorrectionLevel.low, 2953), (.medium, 2331), (.quartile, 1663), (.high, 1273),
  ])
  func refusesALongerPayloadThanTheLevelHolds(level: CorrectionLevel, limit: Int) {
    for payload in [letters(limit + 1), [UInt8](repeating: 0, count: limit + 1)] {
      #expect(throws: QRCodeError.payloadTooLong(bytes: limit + 1, correction: level)) {
        try QRSymbol(payload: payload, correction: level)
      }
    }
  }

  @Test func isTheSameFromManyTasks() async throws {
    let payload = letters(300)
    let expected = try QRSymbol(payload: payload, correction: .medium)
    let symbols = await withTaskGroup(of: QRSymbol?.self) { group in
      for _ in 0..<64 {
        group.addTask { try? QRSymbol(payload: payload, correction: .medium) }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(symbols == Array(repeating: expected, count: 64))
  }

  @Test func namesCorrectionLevelsByTheirLetters() {
    #expect(
      ["L", "M", "Q", "H"].map(CorrectionLevel.init) == [.low, .medium, .quartile, .high])
    #expect(["", "l", "LOW", "X"].map(CorrectionLevel.init) == [nil, nil, nil, nil])
  }
}

private let finderPattern = [
  "#######", "#.....#", "#.###.#", "#.###.#", "#.###.#", "#.....#", "#######",
]

private func square(of symbol: QRSymbol, left: Int, top: Int) -> [String] {
  (top..<top + 7).map { row in
    String((left..<left + 7).map { symbol[column: $0, row: row] ? "#" : "." })
  }
}

/// Small letters, which only byte mode holds.
private func letters(_ count: Int) -> [UInt8] {
  (0..<count).map { UInt8(ascii: "a") + UInt8($0 % 26) }
}

extension CorrectionLevel {
  fileprivate var payloadLimits: [Int] { (1...40).map { payloadLimit(version: $0) } }
}
