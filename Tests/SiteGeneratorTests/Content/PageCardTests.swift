import SiteGenerator
import Testing

/// How a page's cards are made: their format, scale, quality and style.
@Suite struct PageCardTests {
  /// Shows the cards of `a.md`, each with its size in pixels and its media type.
  private static let template = [
    "themes/test/templates/page.mustache":
      "{{#page.cards}}{{file}} {{width}}x{{height}} {{type}}\n{{/page.cards}}"
  ]

  private func shown(_ card: String, configuration: String = "") throws -> String {
    try SiteFixture(
      frontMatter: "title: A\n\(card)", files: Self.template, configuration: configuration
    ).text("a/index.html")
  }

  @Test func arePicturesWithoutLossUnlessTheySayOtherwise() throws {
    #expect(
      try shown("card: {}") == """
        a-square.png 1080x1080 image/png
        a-story.png 1080x1920 image/png
        a-wide.png 1200x630 image/png
        a-compact.png 800x600 image/png

        """)
  }

  @Test func haveWhatThePageSaysOfAllAndOfOneSize() throws {
    let card = "card: {format: jpeg, scale: 2, story: {scale: 1}, wide: {format: png}}"
    #expect(
      try shown(card) == """
        a-square.jpg 2160x2160 image/jpeg
        a-story.jpg 1080x1920 image/jpeg
        a-wide.png 2400x1260 image/png
        a-compact.jpg 1600x1200 image/jpeg

        """)
  }

  @Test func haveWhatTheSiteSaysWhereThePageDoesNot() throws {
    let configuration = "cards: {format: jpeg, scale: 2, sizes: [wide, square]}\n"
    #expect(
      try shown("card: {square: {scale: 3}}", configuration: configuration) == """
        a-wide.jpg 2400x1260 image/jpeg
        a-square.jpg 3240x3240 image/jpeg

        """)
  }

  private func fingerprints(
    _ card: String, section: String = "{}"
  ) throws -> [String: Fingerprint] {
    let files = ["content/_index.md": "---\ncascade: \(section)\n---\n"]
    let plan = try SiteFixture(frontMatter: "title: A\n\(card)", files: files).plan()
    let cards = plan.artifacts.filter { $0.path.hasPrefix("cards/") }
    return Dictionary(
      uniqueKeysWithValues: cards.map { card in
        (String(card.path.dropFirst("cards/a/".count)), card.fingerprint)
      })
  }

  /// The sizes whose cards differ between two front matters.
  private func changed(_ card: String, from other: String = "") throws -> [String] {
    let (before, after) = try (fingerprints(other), fingerprints(card))
    return Set(before.keys).union(after.keys).filter { before[$0] != after[$0] }.sorted()
  }

  @Test func haveAStyleForOneSize() throws {
    #expect(try changed("card: {story: {style: minimal}}") == ["story.png"])
    #expect(try changed("card: {story: {style: minimal}}", from: "style: minimal").count == 3)
    #expect(try changed("card: {story: {style: branded}}") == [])
  }

  @Test func haveAStyleOfTheirSectionUnlessThePageSaysAnother() throws {
    let section = "{card: {story: {style: minimal, scale: 2}, wide: {style: minimal}}}"
    let minimal = "card: {story: {style: minimal, scale: 2}, wide: {style: minimal}}"
    #expect(try fingerprints("", section: section) == fingerprints(minimal))
    let own = "card: {story: {style: statistics}}"
    let both = "card: {story: {style: statistics, scale: 2}, wide: {style: minimal}}"
    #expect(try fingerprints(own, section: section) == fingerprints(both))
  }

  @Test func dependOnTheQualityWhereTheyHaveOne() throws {
    #expect(try changed("card: {quality: 50}") == [])
    let jpeg = "card: {wide: {format: jpeg}}"
    #expect(
      try changed("card: {quality: 50, wide: {format: jpeg}}", from: jpeg) == ["wide.jpg"])
    #expect(try changed("card: {wide: {format: jpeg, quality: 92}}", from: jpeg) == [])
  }

  @Test(arguments: [
    (
      "{format: gif}", "unknown format 'gif' [invalid-value]", "gif", 9,
      " formats: png, jpeg, webp, avif"
    ),
    (
      "{scale: 4}", "'card.scale' must be a whole number from 1 to 3, not '4' [wrong-type]", "4", 8,
      ""
    ),
    (
      "{scale: 1.5}", "'card.scale' must be a whole number from 1 to 3, not '1.5' [wrong-type]",
      "1.5", 8, ""
    ),
    (
      "{quality: 0}", "'card.quality' must be a whole number from 1 to 100, not '0' [wrong-type]",
      "0", 10, ""
    ),
    (
      "{quality: 85%}",
      "'card.quality' must be a whole number from 1 to 100, not '85%' [wrong-type]", "85%", 10,
      " write it in digits"
    ),
    (
      "{story: {style: bold}}", "unknown style 'bold' [unknown-style]", "bold", 16,
      " styles: branded, minimal, statistics"
    ),
    (
      "{style: minimal}", "unknown key 'style' in 'card' [unknown-key]", "style", 1,
      " keys: format, scale, quality, budget, corners, colors, gradient, background, scrim, focus, logo, avatar, image, square, story, wide, compact"
    ),
    (
      "{story: {size: 2}}", "unknown key 'size' in 'card.story' [unknown-key]", "size", 9,
      " keys: format, scale, quality, budget, corners, colors, gradient, background, scrim, focus, logo, avatar, image, style"
    ),
    (
      "jpeg", "'card' must be a mapping, not text [wrong-type]", "jpeg", 0,
      " write it as 'key: value' lines"
    ),
    (
      "{story: minimal}", "'card.story' must be a mapping, not text [wrong-type]", "minimal", 8,
      " write it as 'key: value' lines"
    ),
  ])
  func tellTheirFaults(
    card: String, message: String, marked: String, column: Int, hint: String
  ) throws {
    let indent = String(repeating: " ", count: column + 6)
    let carets = "^" + String(repeating: "~", count: marked.count - 1)
    #expect(
      try SiteFixture(frontMatter: "title: A\ncard: \(card)").diagnostics() == """
        content/a.md:3:\(column + 7): error: \(message)
            card: \(card)
            \(indent)\(carets)\(hint)

        """)
  }
}
