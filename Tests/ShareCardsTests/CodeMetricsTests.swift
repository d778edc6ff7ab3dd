import QRCodes
import Testing

@testable import ShareCards

@Suite struct CodeMetricsTests {
  private func metrics(
    _ length: Int, _ size: ShareCardSize, scale: Int = 1, correction: CorrectionLevel = .medium
  ) throws -> CodeMetrics {
    let symbol = try QRSymbol(
      payload: Array(repeating: 122, count: length), correction: correction)
    return try CodeMetrics(symbol, size: size, metrics: SizeMetrics(size), scale: scale)
  }

  @Test(arguments: ShareCardSize.allCases, CorrectionLevel.allCases)
  func hasModulesThatCanBeReadOrNone(size: ShareCardSize, correction: CorrectionLevel) throws {
    for length in stride(from: 1, through: 400, by: 3) {
      do {
        let metrics = try metrics(length, size, correction: correction)
        #expect(metrics.modulePixels >= 4)
        #expect(Double(metrics.side) >= 0.12 * Double(size.width))
        #expect(Double(metrics.side) <= 0.4 * Double(min(size.width, size.height)))
        #expect(metrics.side % metrics.modulePixels == 0)
        #expect(metrics.plateSide == metrics.side + 2 * metrics.plateMargin)
        #expect(metrics.plateMargin > 0)
      } catch let error as ShareCardError {
        #expect(error == .payloadTooLong(bytes: length, size: size))
      }
    }
  }

  /// Version 8 has 49 modules; with the quiet zone 57 of 4 pixels are the most that 240 take.
  @Test func takesAsMuchAsFitsTheSmallestCard() throws {
    #expect(try metrics(152, .compact).side == 57 * 4)
    #expect(throws: ShareCardError.payloadTooLong(bytes: 153, size: .compact)) {
      try metrics(153, .compact)
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
