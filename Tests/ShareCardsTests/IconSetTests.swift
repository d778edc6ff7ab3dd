import ShareCards
import Testing

@Suite struct IconSetTests {
  private func icons() throws -> IconSet {
    try #require(IconSet.read(SampleTheme.source("icons.yml")).icons)
  }

  @Test func findsSFSymbolsAndGlyphNames() throws {
    let icons = try icons()
    let trophy = try #require(icons.glyph(named: "trophy.fill"))
    #expect(trophy.family == "Material Icons")
    #expect(icons.glyph(named: "emoji_events") == trophy)
    #expect(
      try #require(trophy.text.unicodeScalars.first).properties.generalCategory == .privateUse)
  }

  @Test(arguments: ["🏆", "👩🏽‍🚀", "👨‍👩‍👧‍👦", "🇸🇪", "❤️", "1️⃣", "❤", "☀", "🏳️‍🌈"])
  func takesOneEmoji(emoji: String) throws {
    #expect(try icons().glyph(named: emoji) == IconGlyph(text: emoji, family: nil))
  }

  @Test(arguments: [
    "", " ", "no.such.symbol", "🏆🏆", "A", "1", "#", "A\u{FE0F}", "1\u{FE0F}", "trophy.fill ", "🏆 ",
    "é",
    "\u{FE0F}", "\u{1F3FD}x",
  ])
  func takesNothingElse(name: String) throws {
    #expect(try icons().glyph(named: name) == nil)
  }

  @Test func suggestsANameThatIsNear() throws {
    let help = "use an SF Symbol name, a Material icon name or one emoji"
    #expect(try icons().hint(for: "trophy.fil") == "did you mean 'trophy.fill'? \(help)")
    #expect(try icons().hint(for: "qqqqqqqqqqqq") == help)
    #expect(try icons().hint(for: "") == help)
  }

  @Test func prefersTheSymbolOfAThemeToAGlyphOfThatName() throws {
    let yaml = "family: Icons\nglyphs: {a: e001, b: E002}\nsf-symbols: {a: b}\n"
    let icons = try #require(IconSet.read(source(yaml)).icons)
    #expect(icons.glyph(named: "a") == IconGlyph(text: "\u{E002}", family: "Icons"))
  }

  @Test(arguments: ["+41", "-0", "0x41", "4_1", "４１"])
  func takesHexadecimalDigitsAlone(text: String) {
    let (icons, diagnostics) = IconSet.read(source("family: Icons\nglyphs: {a: '\(text)'}\n"))
    #expect(icons == nil)
    #expect(
      diagnostics.map(\.message) == ["'glyphs.a' must be a code point in hexadecimal digits"])
  }

  @Test(arguments: [
    (
      "family: Icons\nglyphs: {a: e001}\nsf-symbols: {star: b, moon: a}\n",
      """
      card.yml:3:13: error: 'star' stands for the unknown glyph 'b' [unknown-icon]
          sf-symbols: {star: b, moon: a}
                      ^~~~~~~~~~~~~~~~~~ name one of the glyphs

      """
    ),
    (
      "family: Icons\nglyphs: {a: xyz, b: d800, c: 110000, d: ''}\n",
      """
      card.yml:2:13: error: 'glyphs.a' must be a code point in hexadecimal digits [invalid-value]
          glyphs: {a: xyz, b: d800, c: 110000, d: ''}
                      ^~~
      card.yml:2:21: error: 'glyphs.b' must be a code point in hexadecimal digits [invalid-value]
          glyphs: {a: xyz, b: d800, c: 110000, d: ''}
                              ^~~~
      card.yml:2:30: error: 'glyphs.c' must be a code point in hexadecimal digits [invalid-value]
          glyphs: {a: xyz, b: d800, c: 110000, d: ''}
                                       ^~~~~~
      card.yml:2:41: error: 'glyphs.d' must be a code point in hexadecimal digits [invalid-value]
          glyphs: {a: xyz, b: d800, c: 110000, d: ''}
                                                  ^~

      """
    ),
    (
      "glyphs: [a]\n",
      """
      card.yml:1:1: error: missing 'family' [missing-key]
          glyphs: [a]
          ^~~~~~~~~~~ add 'family: …'
      card.yml:1:9: error: 'glyphs' must be a mapping, not a list [wrong-type]
          glyphs: [a]
                  ^~~ write it as 'key: value' lines

      """
    ),
  ])
  func saysWhatIsWrong(yaml: String, message: String) {
    let (icons, diagnostics) = IconSet.read(source(yaml))
    #expect(printed(diagnostics) == message)
    #expect(icons == nil)
  }
}
