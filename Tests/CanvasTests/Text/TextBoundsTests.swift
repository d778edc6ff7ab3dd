import Testing

@testable import Canvas

/// Texts that nobody writes to be read: what is set of them is bounded, whatever comes in.
@Suite struct TextBoundsTests {
  @Test(arguments: [
    ("\u{301}", 1_000_000), ("👩\u{200D}", 100_000), ("\u{202E}", 1_000), ("\u{2067}", 1_000),
    ("\0", 100_000), ("a\0", 50_000), ("\n", 100_000), ("\u{FDFA}", 100_000),
    ("\u{F77}\u{FB7}", 50_000), ("🇸", 100_000), ("ᄀ", 100_000), ("a ", 100_000),
  ])
  func setsNoMoreThanIsBounded(part: String, count: Int) throws {
    let text = "Z" + String(repeating: part, count: count) + "z"
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
