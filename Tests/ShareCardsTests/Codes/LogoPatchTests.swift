import QRCodes
import Testing

@testable import ShareCards

@Suite struct LogoPatchTests {
  private func symbol(_ length: Int, _ correction: CorrectionLevel = .high) throws -> QRSymbol {
    try QRSymbol(payload: Array(repeating: 122, count: length), correction: correction)
  }

  /// Worked out by hand from table 1 of ISO/IEC 18004:2015: version 6 has 172 code words, of which
  /// 25 are 15 %; eleven modules touch 6 pairs of columns with 4 words each.
  @Test(arguments: [
    (20, 3, 5), (34, 4, 7), (44, 5, 9), (58, 6, 11), (84, 8, 13), (119, 10, 15),
  ])
  func growsWithTheVersion(length: Int, version: Int, side: Int) throws {
    let symbol = try symbol(length)
    #expect(symbol.version == version)
    let patch = try #require(LogoPatch(of: symbol))
    #expect(patch.modules.count == side)
    #expect(patch.modules.lowerBound == symbol.dimension - patch.modules.upperBound)
  }

  @Test func isMissingWhereALogoCouldNotBeSeen() throws {
    for length in [1, 7, 8, 14] { #expect(LogoPatch(of: try symbol(length)) == nil) }
  }

  @Test(arguments: [CorrectionLevel.low, .medium, .quartile])
  func isMissingBelowTheHighestLevel(level: CorrectionLevel) throws {
    // As long as is needed for the level not to be raised within the version.
    let symbol = try symbol(level.payloadLimit(version: 10), level)
    #expect(LogoPatch(of: symbol) == nil)
  }

  /// Finder patterns with format information take nine modules at the edges, timing patterns the
  /// seventh row and column (ISO/IEC 18004:2015, figure 1).
  @Test func keepsClearOfTheSymbolsEdges() throws {
    for length in stride(from: 15, through: 1273, by: 37) {
      let symbol = try symbol(length)
      let patch = try #require(LogoPatch(of: symbol))
      #expect(patch.modules.lowerBound > 8)
      #expect(patch.modules.upperBound < symbol.dimension - 8)
      let covered = patch.modules.count * patch.modules.count
      #expect(covered * 100 <= symbol.dimension * symbol.dimension * 15)
    }
  }
}
