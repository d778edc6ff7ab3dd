import Canvas
import Testing

@testable import ShareCards

@Suite struct ContentFitterTests {
  private func layout(_ yaml: String) throws -> CardLayout {
    try #require(CardLayout.read(source(yaml)).layout)
  }

  private func measurer(_ title: String, _ layout: CardLayout) throws -> LayoutMeasurer {
    var card = try Card.sample("page", text: title)
    card.layout = layout
    return LayoutMeasurer(
      card: card, engine: try TextEngine(fonts: SampleFonts.system()), metrics: SizeMetrics(.wide),
      outputScale: 1)
  }

  @Test(arguments: [20, 30, 60, 150, 333, 700, 1_200] as [Double])
  func keepsAsManyLinesAsTheRegionTakes(height: Double) throws {
    let layout = try layout(
      "content: {vstack: [{text: '{title}', font: title, lines: 100},"
        + " {text: '{subtitle}', font: subtitle, lines: 3}]}\n")
    let title = String(repeating: "line\n", count: 99) + "end"
    var measurer = try measurer(title, layout)
    var fitter = ContentFitter(measurer: measurer, layout: layout)
    let region = Rect(x: 0, y: 0, width: 500, height: height)
    let fit = try #require(try fitter.fit(into: [region]))
    #expect(fit.isCut)
    #expect(fit.content.height <= height)
    let lines = try #require(fit.content.texts.first).layout.lineCount
    #expect(lines < 100)
    measurer.shrink = layout.minimumScale
    measurer.lineLimit = lines + 1
    let taller = try #require(try measurer.measure(layout.content, width: region.width))
    #expect(taller.height > height)
  }

  @Test func cutsLinesOfTheLongestTextInTime() throws {
    let layout = try layout("content: {text: '{title}', font: title, lines: 100}\n")
    let measurer = try measurer(String(repeating: "a word ", count: 10_000), layout)
    var fitter = ContentFitter(measurer: measurer, layout: layout)
    let region = Rect(x: 0, y: 0, width: 100, height: 90)
    let start = ContinuousClock.now
    let fit = try #require(try fitter.fit(into: [region]))
    #expect(ContinuousClock.now - start < .seconds(10))
    #expect(fit.content.texts.allSatisfy { $0.layout.isTruncated })
    #expect(fit.content.height <= 90)
  }

  /// One row of these would shrink everything with its values, and leave most of a tall card empty.
  @Test func prefersTwoRowsToOneThatShrinksTitlesAndLabels() throws {
    var card = try Card.sample("statistics", style: .statistics)
    card.fields["title"] = "Week 11, the quiet one"
    card.stats = [("Distance", "18.4 km"), ("Runs", "3"), ("Average speed", "8.8 km/h")].map {
      StatItem(label: $0.0, value: $0.1, trend: .up)
    }
    let texts = try card.composed(.story).texts
    func ink(_ text: String) throws -> PixelRect {
      try #require(texts.first { $0.text == text }).ink
    }
    let (first, last, label) = try (ink("18.4 km"), ink("8.8 km/h"), ink("Distance"))
    #expect(last.y > label.maxY)
    // Digits of JetBrains Mono are 730 of 1000 units high, and this is a quarter of a metric's size.
    #expect(Double(first.height) > 0.25 * 44 * 1.4 * 3.15 * 0.73)
    // The content begins in the upper half of what is free above the code, and ends in the lower.
    let title = try ink("Week 11, the quiet one")
    #expect(title.y < 400)
    #expect(try ink("Average speed").maxY > 900)
  }

  @Test func shrinksNoTextForTheMarksThatItLost() throws {
    let layout = try layout("content: {text: '{title}', font: title}\n")
    let title = "Z" + String(repeating: "\u{323}", count: 5_000)
    var fitter = ContentFitter(measurer: try measurer(title, layout), layout: layout)
    let fit = try #require(try fitter.fit(into: [Rect(x: 0, y: 0, width: 900, height: 900)]))
    #expect(fit.scale == 1)
  }
}
