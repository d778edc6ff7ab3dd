import Testing

@testable import Canvas

@Suite struct TextFitTests {
  private func fit(
    _ text: String, in box: TextBox, attributes: TextAttributes = .sample
  ) throws -> TextFit {
    try TextFit(
      text, attributes: attributes, in: box, engine: TextEngine(fonts: SampleFonts.system()))
  }

  private let title = """
    A long title that goes on about rivers, mornings, friends and the quiet hour before the city \
    wakes up and everything begins to move again
    """

  @Test func leavesWhatFitsAtItsSize() throws {
    let fit = try fit("Stride", in: TextBox(width: 400, maximumLines: 1, minimumScale: 0.5))
    #expect(fit.scale == 1)
    #expect(!fit.isEllipsized)
  }

  @Test(arguments: [1, 2, 3, 4])
  func shrinksNoMoreThanIsNeeded(lines: Int) throws {
    let box = TextBox(width: 600, maximumLines: lines, minimumScale: 0.05)
    let fit = try fit(title, in: box)
    #expect(fit.scale < 1)
    #expect(fit.layout.lineCount == lines)
    #expect(fit.layout.size.width <= 600)
    #expect(!fit.isEllipsized && !fit.layout.breaksInsideWords)
    var larger = TextAttributes.sample
    larger.size *= fit.scale * 1.03
    let engine = try TextEngine(fonts: SampleFonts.system())
    let layout = try TextLayout(
      title, attributes: larger, width: 600, maximumLines: lines, engine: engine)
    #expect(layout.lacksRoom)
  }

  @Test func endsInAnEllipsisAtTheSmallestSize() throws {
    let fit = try fit(title, in: TextBox(width: 400, maximumLines: 2, minimumScale: 0.7))
    #expect(fit.scale == 0.7)
    #expect(fit.isEllipsized)
    #expect(fit.layout.lineCount == 2)
    #expect(fit.layout.inkBounds.maxX <= 401)
  }

  @Test func keepsWithinTheHeight() throws {
    for height in [30.0, 60, 100, 150] {
      let box = TextBox(width: 500, height: height, maximumLines: 9, minimumScale: 0.5)
      let fit = try fit(title, in: box)
      #expect(fit.layout.size.height <= height)
      #expect(fit.isEllipsized == (height < 100))
    }
  }

  @Test func shrinksALongWordInsteadOfBreakingIt() throws {
    let fit = try fit(
      "Donaudampfschifffahrt", in: TextBox(width: 300, maximumLines: 3, minimumScale: 0.3))
    #expect(fit.layout.lineCount == 1)
    #expect((0.5..<0.9).contains(fit.scale))
  }

  @Test func scalesSpacingWithTheType() throws {
    var attributes = TextAttributes.sample
    attributes.lineSpacing = 40
    attributes.tracking = 4
    let box = TextBox(width: 300, height: 120, maximumLines: 2, minimumScale: 0.2)
    let fit = try fit("two words or three", in: box, attributes: attributes)
    #expect(fit.layout.lineCount == 2)
    let full = try TextLayout(
      "two words or three", attributes: attributes, width: 300 / fit.scale, maximumLines: 2,
      engine: TextEngine(fonts: SampleFonts.system()))
    #expect(abs(full.size.height * fit.scale - fit.layout.size.height) < 0.1)
  }

  @Test func setsATextAFewTimesOnly() throws {
    let engine = try TextEngine(fonts: SampleFonts.system())
    let box = TextBox(
      width: 600, height: 130, maximumLines: 3, minimumScale: 0.2, isBalanced: true)
    let fit = try TextFit(title, attributes: .sample, in: box, engine: engine)
    #expect(!fit.isEllipsized)
    #expect(engine.settingCount <= 3)
  }

  @Test(arguments: [Double.nan, -1, 0, .infinity, -.infinity])
  func takesAnyNumberForARoom(number: Double) throws {
    for box in [
      TextBox(width: number, maximumLines: 2, minimumScale: 0.5),
      TextBox(width: 100, height: number, maximumLines: 2, minimumScale: 0.5),
      TextBox(width: 100, maximumLines: 0, minimumScale: number),
    ] {
      let fit = try fit("some words", in: box)
      #expect((0.05...1).contains(fit.scale))
      #expect((1...2).contains(fit.layout.lineCount))
    }
  }
}
