import Testing

@testable import Canvas

@Suite struct BalancedLinesTests {
  private func layout(
    _ text: String, width: Double, isBalanced: Bool = true, language: String = "en",
    maximumLines: Int = 6
  ) throws -> TextLayout {
    var attributes = TextAttributes.sample
    attributes.language = language
    return try TextLayout(
      text, attributes: attributes, width: width, maximumLines: maximumLines,
      isBalanced: isBalanced, engine: TextEngine(fonts: SampleFonts.system()))
  }

  private static let texts = [
    ("One hundred kilometres in a single summer week on foot", "en"),
    ("ריצת בוקר ארוכה לאורך הנהר עם חברים טובים מאוד היום", "he"),
    ("مرحبا بالعالم الجميل من كل مكان في هذا اليوم السعيد", "ar"),
    ("สวัสดีชาวโลกทุกคนที่นี่วันนี้เป็นวันที่ดีมาก", "th"),
    ("매일 아침 강가를 달리는 사람들의 작은 모임", "ko"),
  ]

  @Test(arguments: texts)
  func takesNoMoreLinesThanFilledOnes(text: String, language: String) throws {
    for width in stride(from: 250.0, through: 700, by: 50) {
      let filled = try layout(text, width: width, isBalanced: false, language: language)
      let balanced = try layout(text, width: width, language: language)
      #expect(balanced.lineCount == filled.lineCount)
      #expect(balanced.size.width <= width)
      #expect(!balanced.isTruncated)
      #expect(!balanced.breaksInsideWords)
    }
  }

  @Test(arguments: texts)
  func leavesNoLoneShortWord(text: String, language: String) throws {
    for width in stride(from: 350.0, through: 700, by: 50) {
      let balanced = try layout(text, width: width, language: language)
      guard balanced.lineCount > 1 else { continue }
      #expect(balanced.lineWidths.last > 0.4 * balanced.lineWidths.longest)
    }
  }

  @Test func dividesAsEvenlyAsWordsAllow() throws {
    let balanced = try layout("aaaa aaaa aaaa aaaa aaaa aa", width: 460)
    #expect(balanced.lineTexts == ["aaaa aaaa aaaa ", "aaaa aaaa aa"])
  }

  @Test func balancesEachPartBetweenForcedBreaks() throws {
    let balanced = try layout("one\naaaa aaaa aaaa aaaa aaaa aa\n\ntwo", width: 460)
    #expect(
      balanced.lineTexts
        == ["one\u{2028}", "aaaa aaaa aaaa ", "aaaa aaaa aa\u{2028}", "\u{2028}", "two"])
  }

  @Test func startsRightToLeftLinesAtTheRight() throws {
    let balanced = try layout(Self.texts[1].0, width: 330, language: "he")
    #expect(balanced.lineCount >= 3)
    for line in balanced.lines {
      let width = Double(line.setLine.width) * balanced.scale / TextSetting.unitsPerPixel
      #expect(abs(line.x + width - balanced.size.width) < 0.01)
    }
  }

  @Test(arguments: [
    "ソフトウェアアップデートのおしらせをメールマガジンで読む", "春のランニングイベントでボランティアをする人たち",
  ])
  func keepsWordsOfKatakanaWhole(text: String) throws {
    let katakana: (Character) -> Bool = { ("ァ"..."ヺ").contains($0) || $0 == "ー" || $0 == "・" }
    for width in stride(from: 520.0, through: 900, by: 20) {
      let lines = try layout(text, width: width, language: "ja").lineTexts
      for (line, next) in zip(lines, lines.dropFirst()) {
        let isCut = (line.last.map(katakana) ?? false) && (next.first.map(katakana) ?? false)
        #expect(!isCut, "\(line) | \(next)")
      }
    }
  }

  @Test func fillsLinesWhenAWordIsTooLong() throws {
    let token = String(repeating: "x", count: 60)
    let filled = try layout(token, width: 300, isBalanced: false)
    #expect(filled.lineCount > 2)
    #expect(try layout(token, width: 300).lineTexts == filled.lineTexts)
  }

  @Test func cutsWhatHasTooManyLines() throws {
    let text = String(repeating: "many words ", count: 30)
    let cut = try layout(text, width: 400, maximumLines: 2)
    #expect(cut.lineCount == 2)
    #expect(cut.isTruncated)
  }

  @Test func setsATextTwiceAtMost() throws {
    let engine = try TextEngine(fonts: SampleFonts.system())
    for (index, width) in stride(from: 300.0, through: 700, by: 100).enumerated() {
      _ = try TextLayout(
        Self.texts[0].0, attributes: .sample, width: width, maximumLines: 6, isBalanced: true,
        engine: engine)
      #expect(engine.settingCount <= 2 + index)
    }
  }

  @Test func setsAShortTextOnceForAllSizes() throws {
    let engine = try TextEngine(fonts: SampleFonts.system())
    for size in [10.0, 40, 64, 200] {
      var attributes = TextAttributes.sample
      attributes.size = size
      let layout = try TextLayout(
        "Stride", attributes: attributes, width: 10_000, maximumLines: 3, engine: engine)
      #expect(layout.lineCount == 1)
      #expect(abs(layout.size.height / size - 1.21) < 0.01)
    }
    #expect(engine.settingCount == 1)
  }
}
