import QRCodes
import ShareCards
import SiteGenerator
import Testing

@Suite struct PageReaderTests {
  private func page(_ text: String, configuration: String = "") throws -> Page {
    try SiteFixture(["content/awards/first 5k.md": text], configuration: configuration).page()
  }

  @Test func aPageNeedsOnlyATitle() throws {
    let page = try page("---\ntitle: Summer\n---\nText\n")
    #expect(page.kind == .page)
    #expect(page.path == "awards/first-5k")
    #expect(page.slug == "first-5k")
    #expect(page.outputPath == "awards/first-5k/index.html")
    #expect(page.section == "awards")
    #expect(page.title == "Summer")
    #expect(page.fields == CardFields(["title": "Summer", "brand": "Moments"]))
    #expect(page.icon == nil)
    #expect(page.style == .branded)
    #expect(page.language == "en")
    #expect(page.dates.date == nil)
    #expect(page.link == nil)
    #expect(page.description == "Text")
    #expect(page.imageAlternative == "Summer")
    #expect(String(decoding: page.body, as: UTF8.self) == "Text\n")
  }

  @Test func anAchievementSaysWhatWasReached() throws {
    let page = try page(
      """
      ---
      kind: achievement
      title: First 5K
      metric: 27:41
      subtitle: In the rain
      icon: star.fill
      brand: Runners
      style: statistics
      language: sv
      date: 2026-03-15
      link: https://share.example/open?id=5
      ---
      """)
    #expect(page.kind == .achievement)
    #expect(
      page.fields
        == CardFields([
          "title": "First 5K", "metric": "27:41", "subtitle": "In the rain", "icon": "star.fill",
          "brand": "Runners",
        ]))
    #expect(page.icon?.image == .glyph(IconGlyph(text: "\u{E838}", family: "Material Icons")))
    #expect(page.style == .statistics)
    #expect(page.language == "sv")
    #expect(page.dates.date == ContentDate("2026-03-15"))
    #expect(page.link?.text == "https://share.example/open?id=5")
    #expect(page.description == "27:41 · In the rain")
    #expect(page.imageAlternative == "27:41. First 5K. In the rain")
  }

  @Test func aQuoteIsItsOwnTitle() throws {
    let page = try page("---\nkind: quote\nquote: Come back tomorrow.\nattribution: Ann\n---\n")
    #expect(page.title == "Come back tomorrow.")
    #expect(page.description == "Ann")
    #expect(page.imageAlternative == "“Come back tomorrow.” — Ann")
    let titled = try self.page("---\nkind: quote\nquote: Come back.\ntitle: Tomorrow\n---\n# No\n")
    #expect(titled.title == "Tomorrow")
    #expect(titled.imageAlternative == "“Come back.”")
  }

  @Test(arguments: [
    ("# One *two* `three` [four](/x)\n\n# Five\n", "One two three four"),
    ("Heading\n---\ntext\n", "Heading"), ("text\n\n## Later\n", "Later"),
    ("# A & B <i>c</i>\n", "A & B c"), ("#\n\n## Second\n", nil), ("# ![](a.png)\n", nil),
    ("# \u{200B}\n", nil), ("#hashtag\n", nil), ("> # quoted\n", nil), ("text\n", nil), ("", nil),
  ])
  func aPlainPageIsNamedByItsFirstHeading(body: String, title: String?) throws {
    for text in [body, "---\nsubtitle: x\n---\n" + body, "---\ntitle:\n---\n" + body] {
      let site = try SiteFixture(["content/a.md": text])
      if let title {
        #expect(try site.page().title == title)
      } else {
        #expect(site.diagnostics().contains("error: missing 'title' [missing-key]"), "\(text)")
      }
    }
  }

  @Test func theAuthorsWordsComeBeforeThoseMadeUp() throws {
    let page = try page(
      "---\ntitle: A\ndescription: About A\nimage-alt: A picture of A\n---\n# Other\n")
    #expect(page.title == "A")
    #expect(page.description == "About A")
    #expect(page.imageAlternative == "A picture of A")
  }

  @Test func theSiteGivesWhatAPageLeavesOut() throws {
    let page = try page(
      "# A\n",
      configuration: """
        language: sv
        style: minimal
        brand: {name: Stride}
        app: {schemes: [stride], link: "stride://open/{path}"}
        """)
    #expect(page.language == "sv")
    #expect(page.style == .minimal)
    #expect(page.fields["brand"] == "Stride")
    #expect(page.link?.text == "stride://open/awards/first-5k")
    #expect(page.link?.isCustomScheme == true)
  }

  @Test(arguments: ["icon:", "icon: ~", "icon: null"])
  func anIconThatIsLeftEmptyIsNone(line: String) throws {
    let page = try page("---\ntitle: A\n\(line)\n---\n")
    #expect(page.icon == nil)
    #expect(page.fields["icon"] == nil)
  }

  @Test(arguments: [
    "007", "1:30", "no", "on", "1.10", "0x1F", "52,340", "0010", "1e3", "404", "2024-05-01", "true",
    "Won 🏆", "C:\\temp", "50%", "Weeknotes on Norway", "مرحبا", "a \"b\" c", "it's",
    "null and void", "_x_", "Use **bold** and <b>more</b>",
  ])
  func keepsTextAsItIsWritten(text: String) throws {
    let page = try page("---\nkind: achievement\ntitle: \(text)\nmetric: \(text)\n---\n")
    #expect(page.title == text)
    #expect(page.fields["metric"] == text)
  }

  @Test func trimsText() throws {
    let page = try page("---\ntitle: \"  A\\n\"\nsubtitle: |\n  one\n  two\n\n---\n")
    #expect(page.title == "A")
    #expect(page.fields["subtitle"] == "one\ntwo")
  }
}
