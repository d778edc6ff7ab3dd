import Canvas
import ShareCards
import Testing

@testable import SiteGenerator

/// What pages, sections and sites change of how cards look.
@Suite struct CardLookTests {
  private static let style = [
    "themes/test/styles/own.yml": """
    background: "#000000"
    gradients: [{colors: ["#000000", "#111111"]}]
    primary: "#ffffff"
    secondary: "#cccccc"
    accent: "#ff0000"
    """
  ]

  /// A drawing of a length that tells it from others.
  private static func drawing(_ side: Int) -> String {
    "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 \(side) 2'><path d='M0 0h2v2H0z'/></svg>"
  }

  private static func key(_ side: Int) -> PictureCache.Key {
    Fingerprint(of: Array(drawing(side).utf8)).pictureKey
  }

  private func site(
    _ card: String = "{}", section: String = "{}", files: [String: String] = [:],
    configuration: String = ""
  ) throws -> SiteFixture {
    let all = Self.style.merging([
      "content/s/a.md": "---\ntitle: A\nstyle: own\ncard: \(card)\n---\n",
      "content/s/_index.md": "---\ncascade: {card: \(section)}\n---\n",
    ]) { $1 }.merging(files) { $1 }
    return try SiteFixture(all, configuration: configuration)
  }

  private func planned(_ site: SiteFixture) throws -> PlannedPage {
    let (loaded, told) = site.load()
    let pages = try CardPlanner(site: try #require(loaded, Comment(rawValue: told))).plan().pages
    return try #require(pages.first)
  }

  private func style(
    _ card: String, section: String = "{}", configuration: String = ""
  ) throws -> ShareCardStyle {
    try planned(site(card, section: section, configuration: configuration)).style
  }

  private func color(_ hexadecimal: String) throws -> CardColor {
    try #require(CardColor(hexadecimal: hexadecimal))
  }

  @Test func leaveTheStyleAsItIsWhereNothingIsSaid() throws {
    let page = try planned(site())
    #expect(page.style == page.page.style)
    #expect(page.card(for: .wide).style == page.page.style)
    #expect(page.card(for: .wide).pictures == [:])
  }

  @Test func nearerPlacesWinKeyByKey() throws {
    let configuration = "cards: {colors: {primary: \"#010101\", accent: \"#020202\"}}\n"
    let style = try style(
      "{colors: {surface: \"#04040480\", accent: \"#050505\"}}",
      section: "{colors: {secondary: \"#030303\", accent: \"#030303\"}}",
      configuration: configuration)
    #expect(try style.primaryTextColor == color("#010101"))
    #expect(try style.secondaryTextColor == color("#030303"))
    #expect(try style.accentColor == color("#050505"))
    #expect(try style.surfaceColor == color("#04040480"))
    #expect(style.background.gradients.count == 1)
  }

  @Test func aSizesOwnWinOverThePages() throws {
    let page = try planned(
      site(
        "{colors: {primary: \"#010101\", accent: \"#020202\"}, story: {style: minimal,"
          + " colors: {accent: \"#030303\"}}}"))
    let (wide, story) = (page.card(for: .wide).style, page.card(for: .story).style)
    #expect(try wide.accentColor == color("#020202"))
    #expect(try story.accentColor == color("#030303"))
    #expect(try story.primaryTextColor == color("#010101"))
    #expect(wide.id == "own" && story.id == "minimal")
  }

  @Test func aBackgroundColorIsSeenAndNoGradientOfTheStyle() throws {
    let style = try style("{colors: {background: \"#222222\"}}")
    #expect(try style.backgroundColor == color("#222222"))
    #expect(style.background == CardBackground())
  }

  @Test func aGradientTakesThePlaceOfTheStyles() throws {
    let style = try style("{gradient: {angle: 90, colors: [\"#222222\", \"#333333\"]}}")
    #expect(
      try style.background
        == CardBackground(gradients: [
          CardGradient(.linear(angle: 90), colors: [color("#222222"), color("#333333")])
        ]))
  }

  @Test func tonesAreOfTheBrandOrElseOfTheStylesAccent() throws {
    let card = "{colors: {background: {tone: 40}, accent: \"#00ff00\"}}"
    let own = try style(card).backgroundColor
    let brand = try style(
      card, configuration: "brand: {name: A, color: \"#0000ff\"}\n"
    ).backgroundColor
    #expect(own.red > own.green && own.red > own.blue)
    #expect(brand.blue > brand.red && brand.blue > brand.green)
  }

  @Test func picturesLieBesideTheFileThatNamesThem() throws {
    let page = try planned(
      site(
        "{background: img/bg.svg, avatar: face.svg, story: {image: tall.svg}}",
        section: "{image: section.svg}",
        files: [
          "content/s/img/bg.svg": Self.drawing(1), "content/s/face.svg": Self.drawing(2),
          "content/s/tall.svg": Self.drawing(3), "content/s/section.svg": Self.drawing(4),
          "site/mark.svg": Self.drawing(5),
        ], configuration: "brand: {name: A, logo: mark.svg}\n"))
    let (wide, story) = (page.card(for: .wide), page.card(for: .story))
    #expect(wide.style.background.picture?.picture.key == Self.key(1))
    #expect(
      wide.pictures.mapValues(\.key) == [
        .avatar: Self.key(2), .image: Self.key(4), .logo: Self.key(5),
      ])
    #expect(
      story.pictures.mapValues(\.key) == [
        .avatar: Self.key(2), .image: Self.key(3), .logo: Self.key(5),
      ])
  }

  @Test func picturesOfTheBrandGiveWayToThoseOfCards() throws {
    let files = ["site/a.svg": Self.drawing(1), "site/b.svg": Self.drawing(2)]
    let configuration = "brand: {name: A, logo: a.svg}\ncards: {logo: b.svg}\n"
    let page = try planned(site(files: files, configuration: configuration))
    #expect(page.card(for: .wide).pictures[.logo]?.key == Self.key(2))
  }

  @Test func areNoFilesWithoutEffect() throws {
    let site = try site(
      "{background: img/bg.svg}",
      files: ["content/s/img/bg.svg": Self.drawing(1), "content/s/other.svg": Self.drawing(2)])
    #expect(
      site.diagnostics() == """
        sitegen: warning: 'content/s/other.svg' is not a page and is left out [ignored-file]
            hint: pages end in .md; files to copy belong into site/static, pictures of a page beside \
        its index.md

        """)
  }

  @Test func recordsNamePicturesBesideTheirFile() throws {
    let site = try SiteFixture([
      "content/d/e.json": #"[{"title": "A", "card": {"avatar": "face.svg"}}]"#,
      "content/d/face.svg": Self.drawing(1),
    ])
    #expect(try planned(site).card(for: .wide).pictures[.avatar]?.key == Self.key(1))
  }

  private static let photo = ["content/s/a.svg": drawing(1)]

  private func scrim(_ card: String) throws -> [CardColor]? {
    let page = try planned(site(card, files: Self.photo))
    return page.style.background.picture?.scrim?.stops.map(\.color)
  }

  @Test func aPictureHasAScrimUnlessItIsRefused() throws {
    let black = CardColor(white: 0)
    func faded(_ opacities: Double...) -> [CardColor] {
      opacities.map { CardColor(red: black.red, green: 0, blue: 0, opacity: $0) }
    }
    #expect(try scrim("{background: a.svg}") == faded(0.4, 0.85))
    #expect(try scrim("{background: a.svg, scrim: 0.5}") == faded(0.5, 0.5))
    #expect(try scrim("{background: a.svg, scrim: false}") == nil)
    #expect(
      try scrim("{background: a.svg, scrim: {top: 0, bottom: 1, color: \"#ff0000\"}}")
        == [CardColor(red: 1, green: 0, blue: 0, opacity: 0), CardColor(red: 1, green: 0, blue: 0)])
    #expect(try scrim("{background: a.svg, scrim: 1, story: {scrim: false}}") == faded(1, 1))
  }

  @Test func aPicturesFocusIsThatOfTheSameBackground() throws {
    let configuration = "cards: {background: b.svg, focus: [0, 0.25]}\n"
    let files = Self.photo.merging(["site/b.svg": Self.drawing(2)]) { $1 }
    func picture(_ card: String) throws -> BackgroundPicture? {
      try planned(site(card, files: files, configuration: configuration)).style.background.picture
    }
    #expect(try picture("{}")?.focus == UnitPoint(x: 0, y: 0.25))
    #expect(try picture("{background: a.svg}")?.focus == .center)
    #expect(try picture("{focus: [1, 1]}")?.focus == UnitPoint(x: 1, y: 1))
    #expect(try picture("{colors: {background: \"#222222\"}}") == nil)
    #expect(try picture("{gradient: {colors: [\"#222222\", \"#333333\"]}}") == nil)
  }

  @Test func cardsChangeWithTheBytesOfTheirPictures() throws {
    func cards(_ side: Int) throws -> [String: Fingerprint] {
      let site = try site(
        "{square: {logo: a.svg}, story: {background: a.svg}, wide: {avatar: a.svg}}",
        files: ["content/s/a.svg": Self.drawing(side)])
      let cards = try site.plan().artifacts.filter { $0.path.hasPrefix("cards/") }
      return Dictionary(uniqueKeysWithValues: cards.map { ($0.path, $0.fingerprint) })
    }
    let (before, after) = try (cards(1), cards(2))
    #expect(
      before.keys.filter { before[$0] != after[$0] }.sorted()
        == ["square", "story", "wide"].map { "cards/s/a/\($0).png" })
    #expect(before.count == 4)
  }

  @Test func pagesShowTheChangedColors() throws {
    let site = try site(
      "{colors: {accent: \"#123456\"}}",
      files: ["themes/test/templates/page.mustache": "{{page.colors.accent}}"])
    #expect(try site.text("s/a/index.html") == "#123456")
  }
}
