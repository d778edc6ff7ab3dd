import QRCodes
import Testing

@testable import ShareCards

@Suite struct CodeMetricsTests {
  private func metrics(
    _ length: Int, _ size: ShareCardSize, limit: Double = 0.4, scale: Int = 1,
    correction: CorrectionLevel = .medium
  ) throws -> CodeMetrics {
    let symbol = try QRSymbol(
      payload: Array(repeating: 122, count: length), correction: correction)
    return try CodeMetrics(
      symbol, size: size, metrics: SizeMetrics(size), limit: limit, scale: scale)
  }

  @Test(arguments: ShareCardSize.allCases, CorrectionLevel.allCases)
  func hasModulesThatCanBeReadOrNone(size: ShareCardSize, correction: CorrectionLevel) throws {
    for (length, share) in stride(from: 1, through: 400, by: 3).flatMap({ [($0, 0.4), ($0, 0.55)] })
    {
      do {
        let metrics = try metrics(length, size, limit: share, correction: correction)
        #expect(metrics.modulePixels >= 4)
        #expect(Double(metrics.side) >= 0.12 * Double(size.width))
        #expect(Double(metrics.side) <= share * Double(min(size.width, size.height)))
        #expect(metrics.side % metrics.modulePixels == 0)
        #expect(metrics.plateSide == metrics.side + 2 * metrics.plateMargin)
        #expect(metrics.plateMargin > 0)
      } catch let error as ShareCardError {
        let limit = CodeMetrics.payloadLimit(on: size, limit: share, correction: correction)
        #expect(error == .payloadTooLong(bytes: length, limit: limit, size: size))
        #expect(length > limit)
      }
    }
  }

  /// Version 8 has 49 modules; with the quiet zone 57 of 4 pixels are the most that 240 take.
  @Test func takesAsMuchAsFitsTheSmallestCard() throws {
    #expect(try metrics(152, .compact).side == 57 * 4)
    #expect(throws: ShareCardError.payloadTooLong(bytes: 153, limit: 152, size: .compact)) {
      try metrics(153, .compact)
    }
  }

  @Test(arguments: [
    (ShareCardSize.square, 666, 1370), (.story, 666, 1370), (.wide, 180, 412), (.compact, 152, 362),
  ])
  func knowsHowMuchFits(size: ShareCardSize, usual: Int, large: Int) throws {
    for (limit, bytes) in [(0.4, usual), (0.55, large)] {
      #expect(CodeMetrics.payloadLimit(on: size, limit: limit, correction: .medium) == bytes)
      _ = try metrics(bytes, size, limit: limit)
      #expect(throws: ShareCardError.payloadTooLong(bytes: bytes + 1, limit: bytes, size: size)) {
        try metrics(bytes + 1, size, limit: limit)
      }
    }
    #expect(CodeMetrics.payloadLimit(on: size, limit: 0.01, correction: .low) == 0)
  }

  @Test(arguments: ShareCardSize.allCases)
  func enlargesTheCodeOfALayoutThatAllowsIt(size: ShareCardSize) throws {
    for length in [20, 60] {
      #expect(try metrics(length, size, limit: 0.55).side > metrics(length, size).side)
      #expect(try metrics(length, size, limit: 0.3).side <= metrics(length, size).side)
    }
  }

  @Test(arguments: ShareCardSize.allCases)
  func takesLinksOfUsualLength(size: ShareCardSize) throws {
    for length in 10...120 { _ = try metrics(length, size) }
  }

  @Test(arguments: ShareCardSize.allCases, [2, 3])
  func multipliesModulesByTheScale(size: ShareCardSize, scale: Int) throws {
    for length in [10, 45, 100] {
      let one = try metrics(length, size)
      let large = try metrics(length, size, scale: scale)
      #expect(large.modulePixels == one.modulePixels * scale)
      #expect(large.side == one.side * scale)
    }
  }
}
