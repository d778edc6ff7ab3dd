import Canvas
import Testing

@testable import ShareCards

/// Layouts and texts that once gave empty cards or unreadable codes.
@Suite struct HostileCardTests {
  private func ink(of card: Card, size: ShareCardSize = .wide) throws -> Int {
    let bytes = try CardRenderer(fonts: SampleFonts.system()).renderFile(card, size: size).bytes
    let pixels = try DecodedCard(file: bytes).bytes
    return stride(from: 0, to: pixels.count, by: 4).count { pixels[$0] > 200 }
  }

  /// A layout of one view with the code over it in a corner.
  private func layout(_ content: String) throws -> CardLayout {
    let body = """
      body:
        zstack: [{part: content}, {qr: 0.4}]
        alignment: bottom-trailing
        frame: {max-width: infinity, max-height: infinity, alignment: bottom-trailing}

      """
    let blueprint = try #require(CardBlueprint.read(source(body)).blueprint)
    return try #require(CardLayout.read(source(content), blueprint: blueprint).layout)
  }

  @Test func paintsTheCodeOverWhateverTheLayoutPaints() throws {
    var card = try Card.sample(style: .minimal)
    card.layout = try layout(
      "content: {hstack: [{rectangle: primary, frame: {width: 1000, height: 1000}}],"
        + " frame: {width: 10, height: 10}}\n")
    let renderer = try CardRenderer(fonts: SampleFonts.system())
    for size in ShareCardSize.allCases {
      let decoded = try DecodedCard(file: try renderer.renderFile(card, size: size).bytes)
      #expect(try decoded.payloads() == [CardCode.sample.payload])
      #expect(decoded[decoded.width / 2, decoded.height / 2] == [0, 0, 0])
    }
  }

  @Test(arguments: [("x", 70_000), ("\u{301}", 5_000)])
  func drawsTextOfAnyLength(part: String, count: Int) throws {
    let text = "Z" + String(repeating: part, count: count)
    var card = try Card.sample("page", icon: nil, code: nil)
    card.fields = CardFields()
    #expect(try ink(of: card) == 0)
    card.fields["title"] = text
    #expect(try ink(of: card) > 100)
    let issues = try card.composed(.wide).issues
    #expect(issues.count == 1)
    guard case .truncated = issues.first else {
      Issue.record("no text is said to be cut")
      return
    }
  }

  @Test func drawsLinesFarApart() throws {
    var card = try Card.sample("page", icon: nil, code: nil)
    card.fields = CardFields(["title": String(repeating: "line\n", count: 60) + "end"])
    card.layout = try layout(
      "content: {text: '{title}', font: {size: 1}, lines: 100, line-spacing: 1000}\n")
    let composed = try card.composed(.wide)
    let text = try #require(composed.texts.first)
    #expect(PixelRect(x: 0, y: 0, width: 1200, height: 630).contains(text.ink))
    #expect(text.ink.height > 10)
  }

  /// Views that search for their size inside each other multiply their work.
  @Test func measuresDeepLayoutsInTime() throws {
    var view = "{text: '{title}', font: {size: 40}, lines: 3}"
    for _ in 0..<20 { view = "{vstack: [\(view)], minimum-scale-factor: 0.2}" }
    var card = try Card.sample("page", icon: nil)
    card.fields["title"] = String(repeating: "x", count: 400)
    card.layout = try layout("content: \(view)\n")
    let start = ContinuousClock.now
    _ = try card.composed(.compact)
    #expect(ContinuousClock.now - start < .seconds(20))
  }

  @Test(arguments: ["width='1e30' height='1'", "width='1' height='1e30'"])
  func drawsPicturesOfAnyProportions(size: String) throws {
    let file = "<svg xmlns='http://www.w3.org/2000/svg' \(size)><rect width='9' height='9'/></svg>"
    var card = try Card.sample("contact")
    let source = try PictureSource(Array(file.utf8))
    card.pictures[.logo] = CardPicture(source: source, key: .init(high: 8, low: 8))
    card.pictures[.avatar] = card.pictures[.logo]
    card.icon = card.pictures[.logo].map { .picture($0) }
    for kind in ["contact", "page"] {
      card.layout = try SampleTheme.layout(kind)
      for size in ShareCardSize.allCases { #expect(try card.composed(size).faults(of: size) == []) }
    }
  }

  @Test func throwsTheShadowOfWhatIsPaintedAndNotOfTheRoomAround() throws {
    var card = try Card.sample("page", icon: nil)
    card.layout = try layout(
      "content: {circle: accent, shadow: {radius: 4}, frame: {width: 90, height: 90},"
        + " padding: 20}\n")
    let shadows = try card.composed(.square).leaves.compactMap { element in
      if case .shape(let shape) = element { shape.shadow } else { nil }
    }
    #expect(shadows.count == 1)
  }
}
