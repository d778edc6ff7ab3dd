import Testing

@testable import Canvas

@Suite struct TextAttributesTests {
  private func layout(
    _ text: String, width: Double = 2_000, change: (inout TextAttributes) -> Void
  ) throws -> TextLayout {
    var attributes = TextAttributes.sample
    change(&attributes)
    return try TextLayout(
      text, attributes: attributes, width: width, maximumLines: 5,
      engine: TextEngine(fonts: SampleFonts.system()))
  }

  @Test(arguments: [
    (FontDesign.sansSerif, "Inter"), (.rounded, "Quicksand"), (.monospaced, "JetBrains Mono"),
    (.serif, "EB Garamond"), (.display, "Manrope"),
  ])
  func drawsEachDesignInItsFamily(design: FontDesign, family: String) throws {
    let layout = try layout("Stride 42") {
      $0 = TextAttributes(design: design, weight: .regular, size: 40)
    }
    #expect(layout.families == [family])
  }

  /// Each weight of a family has strokes of its own, so that none is a copy of another.
  @Test(arguments: [FontDesign.sansSerif, .monospaced, .display])
  func drawsEachWeightAsItself(design: FontDesign) throws {
    let engine = try TextEngine(fonts: SampleFonts.system())
    let ink = try FontWeight.allCases.map { weight in
      let layout = try TextLayout(
        "HHH", attributes: TextAttributes(design: design, weight: weight, size: 60), width: 400,
        maximumLines: 1, engine: engine)
      let bitmap = try Bitmap(width: 300, height: 100)
      bitmap.fill(bitmap.bounds, with: .white)
      engine.draw(layout, x: 10, y: 5, color: .black, on: bitmap)
      return bitmap.luminance(of: bitmap.bounds).reduce(0) { $0 + 255 - Int($1) }
    }
    #expect(zip(ink, ink.dropFirst()).allSatisfy { Double($1) > Double($0) * 1.02 }, "\(ink)")
  }

  @Test func takesScriptsFromAFamilyOfTheSameCharacter() throws {
    let serif = TextAttributes(design: .serif, weight: .regular, size: 40)
    #expect(try layout("हिन्दी") { $0 = serif }.families == ["Noto Serif Devanagari"])
    #expect(try layout("日本") { $0 = serif }.families == ["Noto Sans CJK JP"])
    #expect(try layout("हिन्दी") { _ in }.families == ["Noto Sans Devanagari"])
  }

  @Test func takesTheFirstFallbackThatThereIs() throws {
    let layout = try layout("abc") {
      $0.family = "no such family"
      $0.fallbacks = ["nor this one", "JetBrains Mono", "Quicksand"]
    }
    #expect(layout.families == ["JetBrains Mono"])
  }

  @Test func addsSpaceBetweenLettersOnly() throws {
    let plain = try layout("HHHH") { _ in }.size.width
    let tracked = try layout("HHHH") { $0.tracking = 5 }
    #expect(abs(tracked.size.width - plain - 15) < 0.1)
    #expect(abs(try layout("HHHH") { $0.tracking = -2 }.size.width - plain + 6) < 0.1)
  }

  @Test(arguments: ["مرحبا", "ܫܠܡܐ", "ߒߞߏ", "हिन्दी", "বাংলা", "ਪੰਜਾਬੀ", "مُحَمَّد"])
  func leavesLettersTogetherThatJoin(text: String) throws {
    let plain = try layout(text) { _ in }
    #expect(try layout(text) { $0.tracking = 8 }.size == plain.size)
  }

  @Test func makesFiguresAsWide() throws {
    func difference(_ isTabular: Bool) throws -> Double {
      let ones = try layout("1111") { $0.hasTabularFigures = isTabular }.size.width
      return abs(try layout("8888") { $0.hasTabularFigures = isTabular }.size.width - ones)
    }
    #expect(try difference(true) < 0.01)
    #expect(try difference(false) > 5)
  }

  @Test(arguments: [("long line\nab", false), ("שורה ארוכה\nאב", true)])
  func alignsByTheDirection(text: String, isRightToLeft: Bool) throws {
    func left(_ alignment: TextAlignment) throws -> Double {
      let lines = try layout(text) { $0.alignment = alignment }.lines
      return try #require(lines.last).x
    }
    let free = try layout(text) { _ in }.lineWidths
    let right = free.longest - free.last
    #expect(abs(try left(.start) - (isRightToLeft ? right : 0)) < 0.01)
    #expect(abs(try left(.end) - (isRightToLeft ? 0 : right)) < 0.01)
    #expect(abs(try left(.center) - right / 2) < 0.01)
  }

  @Test func readsInTheDirectionThatIsAskedFor() throws {
    #expect(try !layout("5 km") { _ in }.isRightToLeft)
    #expect(try layout("5 km") { $0.direction = .rightToLeft }.isRightToLeft)
    #expect(try !layout("שלום") { $0.direction = .leftToRight }.isRightToLeft)
    // The mark at the end of a text goes to the left of it where it is read to the left.
    let forward = try layout("abc!") { _ in }
    let backward = try layout("abc!") { $0.direction = .rightToLeft }
    #expect(forward.size.width == backward.size.width)
    #expect(forward.runs.map(\.text) == ["abc!"])
    #expect(backward.runs.count == 2)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300])
  func takesAnyTracking(tracking: Double) throws {
    let layout = try layout("abc") { $0.tracking = tracking }
    #expect(layout.size.width.isFinite)
    #expect(layout.lineCount == 1)
  }
}
