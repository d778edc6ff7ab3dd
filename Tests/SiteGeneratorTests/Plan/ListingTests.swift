import SiteGenerator
import Testing

/// Lists of moments, on as many pages as they need.
@Suite struct ListingTests {
  private static let paging = """
    {{page.pagination.text}} <{{page.pagination.newer}} >{{page.pagination.older}}
    {{#page.pagination.pages}}{{#is-gap}}…{{/is-gap}}{{number}}{{#is-current}}*{{/is-current}} \
    {{/page.pagination.pages}}
    {{#page.moments}}{{title}}{{/page.moments}}
    """
  private static let templates = [
    "themes/test/templates/index.mustache": paging,
    "themes/test/templates/gallery.mustache": paging,
  ]

  /// A site of pages in a section, the first the newest.
  private func site(
    _ count: Int, size: Int, files: [String: String] = [:]
  ) throws -> SiteFixture {
    let pages = (1...count).map { number in
      (
        "content/s/\(number).md",
        "---\ntitle: \"[\(number)]\"\ndate: 20\(50 - number)-01-01\n---\n"
      )
    }
    return try SiteFixture(
      Self.templates.merging(pages) { $1 }.merging(files) { $1 },
      configuration: "page-size: \(size)\n")
  }

  @Test func aListThatFitsHasOnePage() throws {
    let site = try site(2, size: 2)
    #expect(try site.text("index.html") == " < >\n\n[1][2]")
    #expect(try !site.plan().artifacts.contains { $0.path.contains("page/") })
  }

  @Test func theRestIsOnFurtherPages() throws {
    let site = try site(5, size: 2)
    #expect(try site.text("index.html") == "1 of 3 < >/page/2/\n1* 2 3 \n[1][2]")
    #expect(try site.text("page/2/index.html") == "2 of 3 </ >/page/3/\n1 2* 3 \n[3][4]")
    #expect(try site.text("page/3/index.html") == "3 of 3 </page/2/ >\n1 2 3* \n[5]")
  }

  @Test(arguments: [
    (1, "1* 2 … 9 "), (2, "1 2* 3 … 9 "), (3, "1 2 3* 4 … 9 "), (4, "1 2 3 4* 5 … 9 "),
    (5, "1 … 4 5* 6 … 9 "), (6, "1 … 5 6* 7 8 9 "), (8, "1 … 7 8* 9 "), (9, "1 … 8 9* "),
  ])
  func namesTheNearestPagesAndLeavesGaps(number: Int, entries: String) throws {
    let path = number == 1 ? "gallery/index.html" : "gallery/page/\(number)/index.html"
    let lines = try site(9, size: 1).text(path).split(separator: "\n")
    #expect(lines.dropFirst().first.map(String.init) == entries)
  }

  @Test func sectionsAndTermsHavePagesToo() throws {
    let site = try site(
      3, size: 2,
      files: [
        "content/s/_index.md": """
        ---
        title: S
        cascade: {tags: [a b]}
        ---
        """
      ])
    #expect(try site.text("s/index.html") == "1 of 2 < >/s/page/2/\n1* 2 \n[1][2]")
    #expect(try site.text("s/page/2/index.html") == "2 of 2 </s/ >\n1 2* \n[3]")
    #expect(
      try site.text("tags/a-b/page/2/index.html") == "2 of 2 </tags/a-b/ >\n1 2* \n[3]")
  }

  @Test func addressesOfPagesHoldTheBasePath() throws {
    let site = try site(
      3, size: 1,
      files: [
        "site/site.yml": "title: M\nurl: https://share.example/app\ntheme: test\npage-size: 1\n"
      ])
    #expect(
      try site.text("page/2/index.html") == "2 of 3 </app/ >/app/page/3/\n1 2* 3 \n[2]")
  }

  @Test func onlyTheFirstPageHasTheSectionsText() throws {
    let site = try site(
      2, size: 1,
      files: [
        "content/s/_index.md": "# S\n\nText\n",
        "themes/test/templates/index.mustache": "{{page.title}} {{{page.html}}}",
      ])
    #expect(try site.text("s/index.html") == "S <p>Text</p>\n")
    #expect(try site.text("s/page/2/index.html") == "S ")
  }

  @Test func tellsOfAContentPageInPlaceOfAFurtherOne() throws {
    let site = try site(3, size: 2, files: ["content/page/2.md": "# X\n"])
    #expect(
      site.diagnostics() == """
        sitegen: error: content/page/2.md and the index both lead to 'page/2/index.html' \
        [path-collision]
            hint: rename one of them

        """)
  }

  /// By the moments, the times are 00:00, 01:00 and 02:00 of the second day in Stockholm.
  @Test func timesAreComparedAsMoments() throws {
    let dates = [
      "d": "2026-01-02", "c": "2026-01-01T23:30:00Z", "b": "2026-01-01T20:00:00-05:00",
      "a": "2026-01-01T23:59", "e": "2026-01-02T02:00",
    ]
    let files = dates.map {
      ("content/\($0.key).md", "---\ntitle: \($0.key)\ndate: \($0.value)\n---\n")
    }
    let site = try SiteFixture(
      Dictionary(uniqueKeysWithValues: files),
      configuration: "time-zone: Europe/Stockholm\n")
    #expect(try site.text("index.html") == "/b/ b\n/e/ e\n/c/ c\n/d/ d\n/a/ a\n")
  }

  @Test func aStaticFileTakesThePlaceOfThePageForLostAddresses() throws {
    let own = try SiteFixture(["content/a.md": "# A\n", "site/static/404.html": "own"])
    #expect(try own.text("404.html") == "own")
    #expect(try SiteFixture().text("404.html") == "not-found Moments /\n")
  }
}
