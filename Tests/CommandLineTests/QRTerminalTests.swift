import Foundation
import QRCodes
import TestSupport
import Testing

/// What `sitegen qr` shows on a terminal.
@Suite struct QRTerminalTests {
  let run: QRRun
  let symbol: QRSymbol

  init() throws {
    run = try QRRun()
    symbol = try QRSymbol(payload: Array("hello".utf8), correction: .medium)
  }

  private func shown(_ ink: QRSymbol.BlockInk) -> Run.Result {
    Run.Result(status: 0, output: symbol.blockText(ink: ink), errors: "")
  }

  @Test func showsBlackOnWhite() throws {
    #expect(try run.onTerminal(columns: 29, "hello") == shown(.blackOnWhite))
    #expect(try run.onTerminal(columns: 0, "hello") == shown(.blackOnWhite))
  }

  @Test func drawsTheLightModulesWithoutColours() throws {
    let noColor = ["NO_COLOR": "1"]
    #expect(try run.onTerminal(columns: 80, environment: noColor, "hello") == shown(.lightModules))
    #expect(
      try run.onTerminal(columns: 80, environment: ["TERM": "dumb"], "hello")
        == shown(.lightModules))
    #expect(
      try run.onTerminal(columns: 80, environment: ["NO_COLOR": ""], "hello")
        == shown(.blackOnWhite))
    #expect(try run.onTerminal(columns: 80, "hello", "--invert") == shown(.darkModules))
  }

  @Test func refusesACodeThatIsWiderThanTheTerminal() throws {
    #expect(
      try run.onTerminal(columns: 28, environment: ["NO_COLOR": "1"], "hello")
        == Run.Result(
          status: 1,
          output: """
            sitegen: error: the code is 29 columns wide, but the terminal has 28 [unscannable-code]
                hint: widen the terminal, or write a file, such as '-o code.png'

            """, errors: ""))
  }

  @Test func writesNoPictureToATerminal() throws {
    #expect(
      try run.onTerminal(columns: 80, environment: ["NO_COLOR": "1"], "hello", "--format", "png")
        == Run.Result(
          status: 2,
          output: """
            sitegen: error: a PNG file would garble the terminal [invalid-value]
                hint: write it to a file, such as '-o code.png', or leave --format out

            """, errors: ""))
  }

  @Test func writesAFileFromATerminal() throws {
    let result = try run.onTerminal(columns: 10, "hello", "-o", "a.txt")
    #expect(result.status == 0)
    #expect(try run.file("a.txt") == Data(symbol.blockText(ink: .darkModules).utf8))
  }
}
