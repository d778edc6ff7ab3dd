import QRCodes
import Testing

@Suite struct QRSymbolTerminalTests {
  /// The rows of a code in text, two for each line, true where there is ink.
  private func inked(_ text: String) throws -> [[Bool]] {
    let inks: [Character: [Bool]] = [
      "█": [true, true], "▀": [true, false], "▄": [false, true], " ": [false, false],
    ]
    return try text.split(separator: "\n").flatMap { line in
      let blocks = try line.map { try #require(inks[$0]) }
      return [blocks.map { $0[0] }, blocks.map { $0[1] }]
    }
  }

  /// The modules with the quiet zone and the half line below the last row, true where dark.
  private func modules(of symbol: QRSymbol) -> [[Bool]] {
    let side = symbol.sideWithQuietZone
    return (0...side).map { row in
      (0..<side).map { symbol[column: $0 - 4, row: row - 4] }
    }
  }

  private func symbol(_ length: Int) throws -> QRSymbol {
    try QRSymbol(payload: Array(repeating: 97, count: length), correction: .medium)
  }

  @Test(arguments: [1, 40, 400, 2331])
  func drawsTheDarkModules(length: Int) throws {
    let symbol = try symbol(length)
    #expect(try inked(symbol.blockText(ink: .darkModules)) == modules(of: symbol))
  }

  @Test(arguments: [1, 400])
  func drawsTheLightModulesWhereLettersAreLight(length: Int) throws {
    let symbol = try symbol(length)
    let light = try inked(symbol.blockText(ink: .lightModules)).map { $0.map(!) }
    #expect(light == modules(of: symbol))
  }

  @Test func drawsBlackOnWhiteWhateverTheTerminalsColours() throws {
    let symbol = try symbol(40)
    let lines = symbol.blockText(ink: .blackOnWhite).split(separator: "\n")
    let plain = lines.map { $0.dropFirst("\u{1B}[38;5;16;48;5;231m".count).dropLast(4) }
    #expect(lines.allSatisfy { $0.hasPrefix("\u{1B}[38;5;16;48;5;231m") })
    #expect(lines.allSatisfy { $0.hasSuffix("\u{1B}[0m") })
    let text = plain.map { $0 + "\n" }.joined()
    #expect(text == symbol.blockText(ink: .darkModules))
  }

  @Test func endsEachLineAndHasNothingElse() throws {
    let text = try symbol(1).blockText(ink: .darkModules)
    #expect(text.hasSuffix("\n"))
    #expect(text.split(separator: "\n", omittingEmptySubsequences: false).count == 16)
    #expect(text.split(separator: "\n").allSatisfy { $0.count == 29 })
  }
}
