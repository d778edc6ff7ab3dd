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
      symbol, size: size, metrics: SizeMetrics(size), limit: limit, correction: correction,
      scale: scale)
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
        let limit = CodeCapacity(of: size, limit: share).bytes(at: correction)
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
      #expect(CodeCapacity(of: size, limit: limit).bytes(at: .medium) == bytes)
      _ = try metrics(bytes, size, limit: limit)
      #expect(throws: ShareCardError.payloadTooLong(bytes: bytes + 1, limit: bytes, size: size)) {
        try metrics(bytes + 1, size, limit: limit)
      }
    }
    #expect(CodeCapacity(of: size, limit: 0.01).bytes(at: .low) == 0)
  }

  /// Lengths of the versions 3, 4 and 6 at level M: 37, 41 and 49 modules with their quiet zones in
  /// sides of about 190, 230, 300 and 165 pixels, which a limit of 0.55 multiplies by 1.375.
  @Test(arguments: [
    (ShareCardSize.wide, [5, 4, 5]), (.square, [6, 5, 6]), (.story, [8, 7, 8]),
    (.compact, [4, 4, 4]),
  ])
  func aimsAtTheSideOfItsSize(size: ShareCardSize, modules: [Int]) throws {
    #expect(try metrics(42, size).modulePixels == modules[0])
    #expect(try metrics(62, size).modulePixels == modules[1])
    #expect(try metrics(106, size, limit: 0.55).modulePixels == modules[2])
  }

  @Test(arguments: ShareCardSize.allCases)
  func enlargesTheModulesOfASmallCode(size: ShareCardSize) throws {
    let usual = try metrics(42, size)
    for length in [1, 14, 15, 26] {
      let small = try metrics(length, size)
      #expect(abs(Double(small.side) / Double(usual.side) - 1) < 0.15)
      #expect(small.modulePixels > usual.modulePixels || length > 14)
    }
  }

  /// Version 7 has 53 modules with its quiet zone, of which 190 pixels take no 4 each.
  @Test func keepsModulesThatCanBeReadWhereTheAimIsLess() throws {
    #expect(try metrics(107, .wide).modulePixels == 4)
    #expect(try metrics(107, .square).modulePixels == 4)
    #expect(try metrics(107, .story).modulePixels == 5)
  }

  /// With the least limit of a layout, the share of the width asks for more on a wide card.
  @Test func takesTheLeastShareOfTheWidthBeforeTheLimit() throws {
    let code = try metrics(26, .wide, limit: 0.25)
    #expect(code.side == 5 * 33 && code.side > 630 / 4)
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
