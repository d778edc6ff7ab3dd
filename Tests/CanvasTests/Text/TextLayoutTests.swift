import Canvas
import Testing

@Suite struct TextLayoutTests {
  private func layout(
    _ text: String, _ attributes: TextAttributes = .sample, width: Double = 600,
    maximumLines: Int = 20
  ) throws -> TextLayout {
    try TextLayout(
      text, attributes: attributes, width: width, maximumLines: maximumLines,
      engine: TextEngine(fonts: SampleFonts.system()))
  }

  @Test(arguments: ["\n", "\r\n", "\r", "\u{2028}", "\u{2029}", "\u{85}", "\u{B}", "\u{C}"])
  func countsForcedBreaksAgainstTheLimit(lineEnd: String) throws {
    let text = ["one", "two", "three", "four", "five"].joined(separator: lineEnd)
    let whole = try layout(text)
    #expect(whole.lineCount == 5)
    #expect(!whole.isTruncated)
    let cut = try layout(text, maximumLines: 2)
    #expect(cut.lineCount == 2)
    #expect(cut.isTruncated)
    #expect(cut.size.height < whole.size.height / 2)
  }

  @Test func keepsEmptyLines() throws {
    #expect(try layout("a\n\nb").lineCount == 3)
    #expect(try layout("a\r\n\r\nb").lineCount == 3)
  }

  @Test(arguments: [0, -1, Int.min])
  func hasAtLeastOneLine(limit: Int) throws {
    #expect(
      try layout("one two three four five six seven eight", maximumLines: limit).lineCount == 1)
  }

  @Test func takesAnyNumberOfLines() throws {
    #expect(try layout("a\nb", maximumLines: .max).lineCount == 2)
  }

  @Test func breaksALongTokenInside() throws {
    let token = String(repeating: "x", count: 200)
    let layout = try layout(token)
    #expect(layout.lineCount > 5)
    #expect(layout.breaksInsideWords)
    #expect(!layout.isTruncated)
    #expect(layout.inkBounds.maxX <= 601)
  }

  @Test func cutsALongTokenInsideAndNotBeforeIt() throws {
    let layout = try layout(String(repeating: "x", count: 200), maximumLines: 2)
    #expect(layout.lineCount == 2)
    #expect(layout.isTruncated)
    #expect(layout.inkBounds.maxX > 500)
    #expect(layout.inkBounds.maxX <= 601)
  }

  @Test func drawsTheEllipsisInside() throws {
    let layout = try layout("seven letters and more words than there is room for", width: 120)
    for limit in 1...3 {
      let cut = try TextLayout(
        layout.text, attributes: .sample, width: 120, maximumLines: limit,
        engine: TextEngine(fonts: SampleFonts.system()))
      #expect(cut.isTruncated)
      #expect(cut.lineCount == limit)
      #expect(cut.inkBounds.maxX <= 121)
    }
  }

  @Test(arguments: [
    "Two words", "one two three four five six seven eight nine ten", "a b\nc d", "well-known names",
    "走る人は毎日少しずつ遠くへ行けるようになりますそれだけです", "สวัสดีชาวโลกทุกคนที่นี่วันนี้เป็นวันที่ดีมาก",
    "مرحبا بالعالم الجميل من كل مكان في هذا اليوم", "",
  ])
  func breaksBetweenWords(text: String) throws {
    #expect(try !layout(text, width: 320).breaksInsideWords)
  }

  @Test func keepsClosingMarksOffTheStartOfALine() throws {
    let text = "春の朝、川沿いを走る。「もう一歩」、と友が言う。空は青く、風は軽い。今日も、また始まる。"
    for width in stride(from: 170.0, through: 450, by: 10) {
      #expect(try !layout(text, width: width).breaksInsideWords)
    }
  }

  @Test(arguments: [
    "", " ", "\n", "\u{200B}", "\u{200B}\u{200D}\u{FEFF}", "\0", "\u{FE0F}", "\u{202E}", "\u{3164}",
    "\t\t", "\u{2028}\u{2028}",
  ])
  func drawsNothingForTextThatShowsNothing(text: String) throws {
    let sample = try TextSample(text, fonts: SampleFonts.system())
    #expect(sample.paintedBounds.isEmpty)
    #expect(sample.layout.missingScalars.isEmpty)
    #expect(!sample.layout.isTruncated)
  }

  @Test func takesMarkupLiterally() throws {
    let plain = try layout("Salt & <b>Sea</b>")
    #expect(plain.text == "Salt & <b>Sea</b>")
    #expect(try plain.size.width > layout("Salt Sea").size.width * 1.5)
    #expect(try layout("&amp;").size.width > layout("&").size.width * 2)
  }

  @Test(
    arguments: [
      .nan, -.infinity, .infinity, -5, 0, 0.001, 1e300, .greatestFiniteMagnitude,
    ] as [Double])
  func takesAnyNumberForALength(length: Double) throws {
    let engine = try TextEngine(fonts: SampleFonts.system())
    var attributes = TextAttributes.sample
    let narrow = try TextLayout(
      "some words", attributes: attributes, width: length, maximumLines: 3, engine: engine)
    #expect((1...3).contains(narrow.lineCount))
    attributes.lineSpacing = length
    let spaced = try TextLayout(
      "two\nlines", attributes: attributes, width: 300, maximumLines: 3, engine: engine)
    #expect(spaced.lineCount == 2)
    attributes.size = length
    let sized = try TextLayout(
      "some words", attributes: attributes, width: 300, maximumLines: 3, engine: engine)
    #expect(sized.size.height.isFinite)
    _ = sized.inkBounds
    let bitmap = try Bitmap(width: 20, height: 20)
    engine.draw(sized, x: 0, y: 0, color: .white, on: bitmap)
    engine.draw(spaced, x: 0, y: 0, color: .white, on: bitmap)
  }

  @Test(arguments: ["", "no such family", "Inter,", "Inter Bold 40", "\0", "日本"])
  func takesAnyFamily(family: String) throws {
    var attributes = TextAttributes.sample
    attributes.family = family
    let layout = try layout("abc", attributes)
    #expect(layout.missingScalars.isEmpty)
    #expect(layout.size.height > 30)
    #expect(layout.size.height < 70)
  }

  @Test(arguments: ["", "en", "x", "zh-Hant-TW", "not a language", "ab_CD.UTF-8", "日本", "\0"])
  func takesAnyLanguage(language: String) throws {
    var attributes = TextAttributes.sample
    attributes.language = language
    #expect(try layout("abc 直", attributes).missingScalars.isEmpty)
  }

  @Test func isHeavierInEachWeight() throws {
    let widths = try FontWeight.allCases.map { weight in
      try layout("milestone", TextAttributes(family: "Inter", weight: weight, size: 40)).size.width
    }
    #expect(widths == widths.sorted())
    #expect(Set(widths).count == FontWeight.allCases.count)
  }

  @Test func addsLineSpacingBetweenLinesOnly() throws {
    var attributes = TextAttributes.sample
    let plain = try layout("a\nb\nc", attributes).size.height
    attributes.lineSpacing = 10
    #expect(try layout("a\nb\nc", attributes).size.height == plain + 20)
    #expect(try layout("a", attributes).size.height == layout("a").size.height)
  }

  @Test(arguments: [
    ("x", 70_000), ("\u{FDFD}", 70_000), ("\u{12031}", 3_000), ("a\u{A0}", 40_000),
    ("line\n", 30_000), ("\t", 9_000),
  ])
  func setsTextOfAnyLength(part: String, count: Int) throws {
    let text = "A" + String(repeating: part, count: count) + "end"
    for width in [600, 1e9] {
      let sample = try TextSample(
        text, TextAttributes(family: "Inter", weight: .regular, size: 1), width: width,
        maximumLines: 3_000, fonts: SampleFonts.system())
      #expect(sample.layout.isTruncated)
      #expect(sample.layout.text.hasSuffix("…"))
      #expect(!sample.paintedBounds.isEmpty)
      #expect(sample.layout.size.width > 0 && sample.layout.size.height > 0)
    }
  }

  @Test func setsATowerOfMarksInTime() throws {
    let text = "Z" + String(repeating: "\u{301}", count: 5_000)
    let start = ContinuousClock.now
    let sample = try TextSample(text, fonts: SampleFonts.system())
    #expect(ContinuousClock.now - start < .seconds(10))
    #expect(sample.layout.text == "Z" + String(repeating: "\u{301}", count: 8))
    #expect(sample.layout.isTruncated)
    #expect(!sample.layout.lacksRoom)
    #expect(!sample.paintedBounds.isEmpty)
  }

  @Test func boundsTheSpaceBetweenLines() throws {
    let text = String(repeating: "line\n", count: 60) + "end"
    var attributes = TextAttributes(family: "Inter", weight: .regular, size: 1)
    attributes.lineSpacing = 10
    let widest = try layout(text, attributes, maximumLines: 100).size.height
    attributes.lineSpacing = 1_000
    #expect(try layout(text, attributes, maximumLines: 100).size.height == widest)
    #expect(widest > 600)
  }

  @Test func knowsItsDirection() throws {
    #expect(try layout("שלום world").isRightToLeft)
    #expect(try !layout("world שלום").isRightToLeft)
  }

  @Test func hasItsBaselineInTheFirstLine() throws {
    let one = try layout("Hxg")
    #expect(try layout("Hxg\nHxg").firstBaseline == one.firstBaseline)
    #expect(one.firstBaseline > one.size.height / 2)
    #expect(one.firstBaseline < one.size.height)
  }
}
