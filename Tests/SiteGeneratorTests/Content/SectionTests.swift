import SiteGenerator
import Testing

/// What `_index.md` files say of their sections.
@Suite struct SectionTests {
  private static let templates = [
    "themes/test/templates/index.mustache": """
    {{page.title}}|{{page.description}}|{{page.language}}|{{page.params.color}}
    {{{page.html}}}{{#page.moments}}{{address}} {{title}}
    {{/page.moments}}
    """,
    "themes/test/templates/page.mustache": """
    {{#page.section}}{{title}} {{address}}{{/page.section}}
    {{#site.sections}}{{title}} {{address}}
    {{/site.sections}}
    """,
  ]

  private func site(_ files: [String: String], configuration: String = "") throws -> SiteFixture {
    try SiteFixture(
      Self.templates.merging(files) { $1 }, configuration: configuration)
  }

  @Test func hasAPageWithItsTextAndTheMomentsInItAndBelowIt() throws {
    let site = try site([
      "content/Runs/_index.md": """
      ---
      title: All runs
      description: Every run
      language: sv
      params: {color: red}
      ---
      # Hello

      Text
      """,
      "content/Runs/a.md": "---\ntitle: A\ndate: 2026-01-01\n---\n",
      "content/Runs/Long/b.md": "---\ntitle: B\ndate: 2026-02-01\n---\n",
      "content/Runs/c/index.md": "# C\n", "content/Runs-2/d.md": "# D\n", "content/e.md": "# E\n",
      "content/Runs/f.md": "---\ntitle: F\nlisted: false\n---\n",
    ])
    #expect(
      try site.text("runs/index.html") == """
        All runs|Every run|sv|red
        <h2 id="hello">Hello</h2>
        <p>Text</p>
        /runs/long/b/ B
        /runs/a/ A
        /runs/c/ C

        """)
  }

  @Test func isNamedByItsFirstHeadingWhichIsNotShownAgain() throws {
    let site = try site([
      "content/a/_index.md": "# Runs\n\nEvery run.\n", "content/a/b.md": "# B\n",
    ])
    #expect(
      try site.text("a/index.html") == "Runs|Every run.|en|\n<p>Every run.</p>\n/a/b/ B\n")
  }

  @Test(arguments: ["---\nparams: {color: red}\ncascade: {brand: X}\n---\n", "Text\n", ""])
  func hasNoPageWithoutATitle(text: String) throws {
    let site = try site(["content/a/_index.md": text, "content/a/b.md": "# B\n"])
    #expect(site.diagnostics() == "")
    #expect(try !site.plan().artifacts.map(\.path).contains("a/index.html"))
    #expect(try site.text("a/b/index.html") == "\n")
  }

  @Test func isThereWithoutAMoment() throws {
    let site = try site(["content/a/_index.md": "# A\n", "content/b.md": "# B\n"])
    #expect(try site.text("a/index.html") == "A|Moments|en|\n")
  }

  @Test func theTopGivesTheIndexItsTitleAndText() throws {
    let site = try site([
      "content/_index.md": "---\ntitle: Welcome\nparams: {color: blue}\n---\nHello\n",
      "content/a.md": "# A\n",
    ])
    #expect(try site.text("index.html") == "Welcome|Hello|en|blue\n<p>Hello</p>\n/a/ A\n")
    #expect(try site.text("a/index.html") == "\n")
    let other = try self.site(["content/a.md": "# A\n"], configuration: "description: D\n")
    #expect(try other.text("index.html") == "Moments|D|en|\n/a/ A\n")
  }

  @Test func pagesNameTheNearestSectionThatHasAPage() throws {
    let site = try site([
      "content/a/_index.md": "# A\n", "content/a/b/_index.md": "---\ncascade: {brand: X}\n---\n",
      "content/a/b/c.md": "# C\n", "content/d/_index.md": "---\ntitle: D\nlisted: false\n---\n",
      "content/d/e.md": "# E\n",
    ])
    #expect(try site.text("a/b/c/index.html") == "A /a/\nA /a/\n")
    #expect(try site.text("d/e/index.html") == "D /d/\nA /a/\n")
  }

  @Test func tellsOfTwoFoldersThatAreOneSection() throws {
    let site = try site([
      "content/My Runs/_index.md": "# A\n", "content/my-runs/_index.md": "# B\n",
      "content/my-runs/a.md": "# A\n",
    ])
    #expect(
      site.diagnostics() == """
        sitegen: error: content/My Runs/_index.md and content/my-runs/_index.md both describe the \
        section 'my-runs' [path-collision]
            hint: put the pages of both folders into one

        """)
  }

  @Test func tellsOfAPageInPlaceOfItsOwn() throws {
    let site = try site(["content/a/_index.md": "# A\n", "content/a.md": "# A\n"])
    #expect(
      site.diagnostics() == """
        sitegen: error: content/a.md and content/a/_index.md both lead to 'a/index.html' \
        [path-collision]
            hint: give one of them another 'slug'

        """)
  }

  @Test(arguments: [
    (
      "kind: quote", "unknown key 'kind' [unknown-key]", "kind", 0,
      " keys: title, description, language, listed, params, cascade"
    ),
    (
      "listed: yes", "'listed' must be true or false, not 'yes' [wrong-type]", "yes", 8,
      " write true or false"
    ),
    ("title: \"\"", "'title' must not be empty [invalid-value]", "\"\"", 7, ""),
    (
      "cascade: [a]", "'cascade' must be a mapping, not a list [wrong-type]", "[a]", 9,
      " write it as 'key: value' lines"
    ),
    (
      "language: x y", "'language' is no language tag [invalid-value]", "x y", 10,
      " write it as in en, pt-BR or zh-Hans"
    ),
    (
      "params: a", "'params' must be a mapping, not text [wrong-type]", "a", 8,
      " write it as in 'params: {city: Lund}'"
    ),
  ])
  func tellsItsFaults(
    line: String, message: String, marked: String, column: Int, hint: String
  ) throws {
    let site = try site(["content/s/_index.md": "---\n\(line)\n---\n", "content/s/a.md": "# A\n"])
    let carets = "^" + String(repeating: "~", count: marked.count - 1)
    #expect(
      site.diagnostics() == """
        content/s/_index.md:2:\(column + 1): error: \(message)
            \(line)
            \(String(repeating: " ", count: column))\(carets)\(hint)

        """)
  }

  @Test func tellsWhereALinkOfItsTextLeadsNowhere() throws {
    let site = try site([
      "content/s/_index.md": "---\ntitle: S\n---\nText\n\n[b](b.md)\n", "content/s/a.md": "# A\n",
    ])
    #expect(
      try site.product("s/index.html").told == """
        content/s/_index.md:6:1: error: 'b.md' leads to nothing in the site [broken-link]
            [b](b.md)
            ^ did you mean 'content/s/a.md'?

        """)
  }
}
