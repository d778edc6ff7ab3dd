import Canvas
import Testing

@Suite struct TextSpanTests {
  private func layout(_ text: String, _ spans: [TextSpan]) throws -> TextLayout {
    try TextLayout(
      text, attributes: .sample, spans: spans, width: 900, maximumLines: 3,
      engine: TextEngine(fonts: SampleFonts.system()))
  }

  @Test func setsAPartInAnotherFamilyAndWeight() throws {
    let layout = try layout(
      "one two three",
      [
        TextSpan(characters: 4..<7, design: .monospaced),
        TextSpan(characters: 8..<13, weight: .bold),
      ])
    #expect(layout.runs.map(\.text) == ["one ", "two", " ", "three"])
    #expect(layout.families == ["Inter", "JetBrains Mono", "Inter", "Inter"])
    #expect(try layout.size.width > self.layout("one two three", []).size.width)
  }

  @Test func scalesAPart() throws {
    let small = try layout("ab", [])
    let large = try layout("ab", [TextSpan(characters: 0..<2, sizeFactor: 2)])
    #expect(abs(large.size.width - 2 * small.size.width) < 1)
  }

  @Test(arguments: ["مرحبا", "क्षत्रिय", "office"])
  func joinsLettersUnderAColor(text: String) throws {
    let red = Color(red: 255, green: 0, blue: 0)
    let plain = try layout(text, [])
    let colored = try layout(text, [TextSpan(characters: 1..<3, color: red)])
    #expect(colored.size == plain.size)
    #expect(colored.inkBounds == plain.inkBounds)
  }

  @Test func drawsAPartInItsColor() throws {
    let engine = try TextEngine(fonts: SampleFonts.system())
    let span = TextSpan(characters: 1..<2, color: Color(red: 255, green: 0, blue: 0, alpha: 128))
    let layout = try TextLayout(
      "███", attributes: .sample, spans: [span], width: 300, maximumLines: 1, engine: engine)
    let bitmap = try Bitmap(width: 120, height: 60)
    engine.draw(layout, x: 0, y: 0, color: Color(red: 0, green: 0, blue: 255), on: bitmap)
    let middle = Int(layout.size.width / 2)
    #expect(bitmap[5, 30] == Color(red: 0, green: 0, blue: 255))
    #expect(bitmap[middle, 30] == Color(red: 128, green: 0, blue: 0))
  }

  @Test(arguments: [0..<0, 2..<2, 5..<900, 3..<Int.max, -8 ..< -1, Int.min..<0])
  func ignoresWhatIsOutside(characters: Range<Int>) throws {
    let text = "añb"
    let layout = try layout(text, [TextSpan(characters: characters, sizeFactor: 2)])
    #expect(try layout.size == self.layout(text, []).size)
  }

  @Test func cutsARangeAtTheEnds() throws {
    let whole = try layout("añb", [TextSpan(characters: 0..<3, sizeFactor: 2)])
    #expect(
      try layout("añb", [TextSpan(characters: -5..<400, sizeFactor: 2)]).size == whole.size)
  }

  @Test(arguments: ["e\u{301}\u{323}b c", "👩🏽‍🚀b c", "\r\nb c", "\0b c", "한b c"])
  func countsCharactersOfTheGivenText(text: String) throws {
    let layout = try layout(text, [TextSpan(characters: 1..<2, design: .monospaced)])
    let run = layout.runs.first { $0.family == "JetBrains Mono" }
    #expect(run?.text == "b")
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 0, -3, 1e300])
  func takesAnySizeFactor(factor: Double) throws {
    let layout = try layout("abc", [TextSpan(characters: 0..<2, sizeFactor: factor)])
    #expect(layout.size.height.isFinite && layout.size.height > 20)
  }

  @Test func countsTheLaterOfTwoSpans() throws {
    let spans = [
      TextSpan(characters: 0..<3, design: .serif), TextSpan(characters: 1..<3, design: .monospaced),
    ]
    #expect(try layout("abc", spans).families == ["EB Garamond", "JetBrains Mono"])
  }
}
