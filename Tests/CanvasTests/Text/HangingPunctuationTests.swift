import Testing

@testable import Canvas

@Suite struct HangingPunctuationTests {
  private func layout(
    _ text: String, alignment: TextAlignment = .start, width: Double = 1_000, hangs: Bool = true
  ) throws -> TextLayout {
    var attributes = TextAttributes.sample
    attributes.alignment = alignment
    attributes.hangsPunctuation = hangs
    return try TextLayout(
      text, attributes: attributes, width: width, maximumLines: 5,
      engine: TextEngine(fonts: SampleFonts.system()))
  }

  /// Where the letters of the first line begin, from what the mark alone takes.
  @Test(arguments: ["“Word", "‘Word", "\"Word", "„Word", "«Word", "»Word"])
  func hangsAnOpeningMarkAtTheLeft(text: String) throws {
    let mark = try layout(String(text.prefix(1)), hangs: false).size.width
    let hanging = try layout(text)
    let line = try #require(hanging.lines.first)
    #expect(line.x < 0)
    // Kerning draws some marks and letters together.
    #expect(abs(line.startHang - mark) < 3)
    #expect(line.x == -line.startHang)
    #expect(line.endHang == 0)
    #expect(hanging.inkBounds.x < 0)
    #expect(hanging.inkBounds.x >= Int((-line.startHang).rounded(.down)) - 1)
    let plain = try layout(text, hangs: false)
    #expect(abs(plain.size.width - line.startHang - hanging.size.width) < 0.01)
    #expect(plain.lines.first?.x == 0)
  }

  @Test func hangsBothMarksOfAQuotationInAQuotation() throws {
    let outer = try #require(try layout("“Word’").lines.first)
    let both = try #require(try layout("“‘Word’").lines.first)
    #expect(both.startHang > outer.startHang * 1.3)
  }

  @Test func hangsAClosingMarkWhereLinesEnd() throws {
    let text = try layout("Words are\nhere”", alignment: .end)
    let line = try #require(text.lines.last)
    #expect(line.endHang > 5)
    #expect(line.startHang == 0)
    #expect(abs(line.x + text.lineWidths.last - text.size.width - line.endHang) < 0.01)
  }

  @Test func hangsMarksAtTheRightOfTextThatIsReadToTheLeft() throws {
    let text = try layout("«مرحبا بالعالم\nمن كل مكان في العالم»")
    let first = try #require(text.lines.first)
    #expect(first.startHang > 5)
    let width = Double(first.setLine.width) * text.scale / TextSetting.unitsPerPixel
    #expect(abs(first.x + width - text.size.width - first.startHang) < 0.01)
    #expect(text.inkBounds.maxX > Int(text.size.width))
  }

  @Test(arguments: ["Word", "“", "“”", "", " ", "don’t", "(Word)", "…", "“\nWord"])
  func hangsNothingElse(text: String) throws {
    let line = try #require(try layout(text).lines.first)
    #expect(line.startHang == 0)
    #expect(line.endHang == 0)
    #expect(line.x == 0)
  }

  @Test func paintsNothingBeyondTheInkThatItTells() throws {
    let attributes = {
      var attributes = TextAttributes.sample
      attributes.hangsPunctuation = true
      return attributes
    }()
    let sample = try TextSample("“Quotation”", attributes, fonts: SampleFonts.system())
    #expect(sample.layout.inkBounds.contains(sample.paintedBounds))
    #expect(sample.paintedBounds.x < -5)
  }
}
