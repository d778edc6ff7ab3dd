import ShareCards
import Testing

@Suite struct IconSetTests {
  /// Read once, since the file is long.
  private static let read = Result { try IconSet.read(SampleTheme.source("icons.yml")).icons }

  private func icons() throws -> IconSet { try #require(try Self.read.get()) }

  @Test func findsSFSymbolsAndGlyphNames() throws {
    let icons = try icons()
    let trophy = try #require(icons.glyph(named: "trophy.fill"))
    #expect(trophy.family == "Material Icons")
    #expect(icons.glyph(named: "emoji_events") == trophy)
    #expect(
      try #require(trophy.text.unicodeScalars.first).properties.generalCategory == .privateUse)
  }

  /// The second form is the one that fonts show in colour (UTS 51, section 2.7).
  @Test(arguments: [
    ("🏆", "🏆"), ("👩🏽‍🚀", "👩🏽‍🚀"), ("👨‍👩‍👧‍👦", "👨‍👩‍👧‍👦"), ("🇸🇪", "🇸🇪"),
    ("\u{2764}\u{FE0F}", "\u{2764}\u{FE0F}"), ("\u{2764}", "\u{2764}\u{FE0F}"),
    ("\u{2764}\u{FE0E}", "\u{2764}\u{FE0F}"), ("\u{2600}", "\u{2600}\u{FE0F}"),
    ("1\u{FE0F}\u{20E3}", "1\u{FE0F}\u{20E3}"), ("1\u{20E3}", "1\u{FE0F}\u{20E3}"),
    ("\u{1F3F3}\u{200D}\u{1F308}", "\u{1F3F3}\u{FE0F}\u{200D}\u{1F308}"),
    ("\u{270C}\u{1F3FD}", "\u{270C}\u{1F3FD}"), ("✋🏿", "✋🏿"),
    (
      "\u{1F3F4}\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}",
      "\u{1F3F4}\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}"
    ),
  ])
  func takesOneEmojiInItsColours(emoji: String, shown: String) throws {
    let glyph = try #require(try icons().glyph(named: emoji))
    #expect(Array(glyph.text.unicodeScalars) == Array(shown.unicodeScalars))
    #expect(glyph.family == nil)
  }

  @Test(arguments: [
    "", " ", "no.such.symbol", "🏆🏆", "A", "1", "#", "A\u{FE0F}", "1\u{FE0F}", "trophy.fill ", "🏆 ",
    "é",
    "\u{FE0F}", "\u{FE0E}", "\u{1F3FD}x", "\u{1F1F8}", "medal.svg",
  ])
  func takesNothingElse(name: String) throws {
    #expect(try icons().glyph(named: name) == nil)
  }

  @Test(arguments: [
    ("trophy.fil", "did you mean 'trophy.fill', 'trophy.circle' or 'trophy'? "),
    ("runner", "did you mean 'ruler', 'figure.run' or 'figure.run.circle'? "),
    ("figure.runn", "did you mean 'figure.run', 'figure.roll' or 'figure.rugby'? "),
    ("directons_run", "did you mean 'directions_run', 'directions_bus' or 'directions_car'? "),
    ("qqqqqqqqqqqq", ""), ("", ""),
  ])
  func suggestsNamesThatAreNear(name: String, question: String) throws {
    let help = "use an SF Symbol name, a Material icon name, one emoji or a picture file"
    #expect(try icons().hint(for: name) == question + help)
  }

  @Test func namesEachIconOnceInAHint() throws {
    let yaml = "family: Icons\nglyphs: {star: e001, moon: e002}\nsf-symbols: {star: star}\n"
    let icons = try #require(IconSet.read(source(yaml)).icons)
    #expect(icons.hint(for: "stars").hasPrefix("did you mean 'star'? "))
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
