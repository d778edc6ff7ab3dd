import Canvas
import Testing

@Suite struct WordColorTests {
  private let blue = Color(red: 0, green: 0, blue: 255)
  private let red = Color(red: 255, green: 0, blue: 0, alpha: 128)

  private func colors(_ text: String, _ spans: [TextSpan] = []) throws -> [Color] {
    try TextLayout(
      text, attributes: .sample, spans: spans, width: 900, maximumLines: 3,
      engine: TextEngine(fonts: SampleFonts.system())
    ).wordColors(drawnIn: blue)
  }

  @Test(arguments: ["a", "5", "Ⅷ", "مرحبا", "漢字", "🏆 1st", "“a”", "½"])
  func findsLettersAndFigures(text: String) throws {
    #expect(try colors(text) == [blue])
  }

  @Test(arguments: ["", " ", "🏆", "🏆 ❤️", "1️⃣", "👩🏽‍🚀", "“", "…", "—", "↗\u{FE0E}", "\u{E838}"])
  func findsNoWordsInEmojiAndMarks(text: String) throws {
    #expect(try colors(text) == [])
  }

  @Test func findsTheColorsOfSpans() throws {
    #expect(try colors("ab cd", [TextSpan(characters: 3..<5, color: red)]) == [blue, red])
    #expect(try colors("ab cd", [TextSpan(characters: 0..<5, color: red)]) == [red])
    #expect(try colors("ab 🏆", [TextSpan(characters: 0..<2, color: red)]) == [red])
    #expect(try colors("ab cd", [TextSpan(characters: 0..<5, weight: .bold)]) == [blue])
  }
}
