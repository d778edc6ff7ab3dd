import Testing

@testable import Canvas

/// Texts that nobody writes to be read: what is set of them is bounded, whatever comes in.
@Suite struct TextBoundsTests {
  @Test(arguments: [
    "Z" + String(repeating: "\u{301}", count: 1_000_000),
    String(repeating: "👩\u{200D}", count: 100_000),
    String(repeating: "\u{202E}", count: 1_000) + "abc"
      + String(repeating: "\u{202C}", count: 1_000),
    String(repeating: "\u{2067}", count: 1_000) + "abc", String(repeating: "\0", count: 100_000),
    String(repeating: "a\0", count: 50_000), String(repeating: "\n", count: 100_000),
    String(repeating: "\u{FDFA}", count: 100_000),
    String(repeating: "\u{F77}\u{FB7}", count: 50_000),
    String(repeating: "🇸", count: 100_000), String(repeating: "ᄀ", count: 100_000),
  ])
  func setsNoMoreThanIsBounded(text: String) throws {
    let engine = try TextEngine(fonts: SampleFonts.system())
    let layout = try TextLayout(
      text, attributes: .sample, width: 600, maximumLines: 4, isBalanced: true, engine: engine)
    #expect(layout.text.unicodeScalars.count <= 4_001)
    #expect(layout.text.count <= 2_001)
    #expect(layout.lineCount <= 4)
    #expect(!layout.text.contains("\0"))
    #expect(engine.settingCount <= 3)
    #expect(layout.inkBounds.width < 2_000 && layout.inkBounds.height < 4_000)
  }

  @Test func keepsAFewTextsOnly() throws {
    let engine = try TextEngine(fonts: SampleFonts.system())
    for number in 0..<400 {
      _ = try TextLayout(
        "\(number)", attributes: .sample, width: 600, maximumLines: 1, engine: engine)
    }
    #expect(engine.settingCount == 400)
    #expect(engine.keptTextCount <= 128)
  }
}
