import SiteGenerator
import Testing

/// What sections give to the pages in them, and which of several givers is heard.
@Suite struct PageDefaultsTests {
  private static let givers = [
    "content/_index.md": "---\ncascade: {brand: Top, language: sv, style: statistics}\n---\n",
    "content/a/_index.md": "---\ncascade: {brand: Above, language: da}\n---\n",
    "content/a/b/_index.md": "---\ncascade: {brand: Nearest}\n---\n",
  ]
  private static let configuration = """
    sections:
      a/b: {brand: Site, icon: star, card: {scale: 2}}
      a: {brand: Site above, icon: 🎂, listed: false}

    """

  /// The pages by their paths.
  private func pages(
    _ files: [String: String], configuration: String = ""
  ) throws -> [String: Page] {
    let (site, told) = try SiteFixture(files, configuration: configuration).load()
    let pages = try #require(site, Comment(rawValue: told)).pages
    return Dictionary(uniqueKeysWithValues: pages.map { ($0.path, $0) })
  }

  @Test func thePageComesBeforeItsSections() throws {
    let own =
      "---\ntitle: A\nbrand: Own\nlanguage: nb\nstyle: minimal\nlisted: true\nicon: 🎵\n---\n"
    let files = Self.givers.merging(["content/a/b/c.md": own]) { $1 }
    let page = try #require(try pages(files, configuration: Self.configuration)["a/b/c"])
    #expect(page.fields["brand"] == "Own")
    #expect(page.language == "nb")
    #expect(page.style == .minimal)
    #expect(page.isListed)
    #expect(page.icon?.name == "🎵")
  }

  @Test func theNearestSectionComesFirstAndTheSiteLast() throws {
    let files = Self.givers.merging([
      "content/a/b/c.md": "# C\n", "content/a/d.md": "# D\n", "content/e.md": "# E\n",
      "content/a/x/y/f.md": "# F\n",
    ]) { $1 }
    let pages = try pages(files, configuration: Self.configuration)
    #expect(
      pages.mapValues { $0.fields["brand"] } == [
        "a/b/c": "Nearest", "a/d": "Above", "e": "Top", "a/x/y/f": "Above",
      ])
    #expect(
      pages.mapValues(\.language) == ["a/b/c": "da", "a/d": "da", "e": "sv", "a/x/y/f": "da"])
    #expect(
      pages.mapValues { $0.icon?.name } == [
        "a/b/c": "star", "a/d": "🎂", "e": nil, "a/x/y/f": "🎂",
      ])
    #expect(pages.values.allSatisfy { $0.style == .statistics })
    #expect(
      pages.mapValues(\.isListed) == [
        "a/b/c": false, "a/d": false, "e": true, "a/x/y/f": false,
      ])
  }

  @Test func aSectionsNameInTheConfigurationIsWrittenAsItsFolderOrItsPath() throws {
    for name in ["My Awards/Old", "my-awards/old", "/my-awards/old/"] {
      let pages = try pages(
        ["content/My Awards/Old/a.md": "# A\n", "content/My Awards/b.md": "# B\n"],
        configuration: "sections: {\"\(name)\": {brand: Site}}\n")
      #expect(pages["my-awards/old/a"]?.fields["brand"] == "Site")
      #expect(pages["my-awards/b"]?.fields["brand"] == "Moments")
    }
  }

  @Test func aSectionGivesAKindWithItsFields() throws {
    let pages = try pages([
      "content/a/_index.md": "---\ncascade: {kind: quote, icon: star}\n---\n",
      "content/a/b.md": "---\nquote: B\n---\n",
      "content/a/c.md": "---\nkind: page\ntitle: C\n---\n",
      "content/a/d.csv": "quote,attribution\nD,Ann\n",
    ])
    #expect(pages.mapValues(\.kind) == ["a/b": .quote, "a/c": .page, "a/d": .quote])
    #expect(pages.mapValues { $0.icon?.name } == ["a/b": nil, "a/c": "star", "a/d": nil])
  }

  @Test func aSectionGivesDatesCodesTermsAndPaths() throws {
    let pages = try pages([
      "content/a/_index.md": """
      ---
      cascade:
        publish: 2026-01-01
        expires: 2027-01-01
        qr: false
        tags: [one, two]
        permalink: /moments/{slug}/
      ---
      """,
      "content/a/b.md": "# B\n",
      "content/a/c.md":
        "---\ntitle: C\ntags: three\nqr: {target: page}\npermalink: /{section}/own/{slug}/\n---\n",
      "content/a/d.md": "---\ntitle: D\ntags: []\n---\n",
    ])
    #expect(pages.keys.sorted() == ["a/own/c", "moments/b", "moments/d"])
    let page = try #require(pages["moments/b"])
    #expect(page.dates.publish == ContentDate("2026-01-01"))
    #expect(page.dates.expires == ContentDate("2027-01-01"))
    #expect(page.code == PageCode(target: .nothing))
    #expect(page.section == "a")
    #expect(page.terms["tags"]?.map(\.name) == ["one", "two"])
    #expect(pages["a/own/c"]?.terms["tags"]?.map(\.name) == ["three"])
    #expect(pages["a/own/c"]?.code == PageCode(target: .page))
    #expect(pages["moments/d"]?.terms["tags"] == [])
  }

  @Test func paramsAndCardsAreFilledKeyByKey() throws {
    let template = [
      "themes/test/templates/page.mustache": """
      {{page.params.city}} {{page.params.club}} {{page.params.sport}} {{page.params.deep.a}} \
      {{page.params.deep.b}} {{#page.cards}}{{file}} {{width}} {{/page.cards}}
      """
    ]
    let files = template.merging([
      "content/_index.md": "---\ncascade: {params: {city: Lund, club: Top, sport: run}}\n---\n",
      "content/s/_index.md": """
      ---
      cascade:
        params: {club: Near, deep: {a: 1, b: 2}}
        card: {scale: 2, wide: {format: jpeg}}
      ---
      """,
      "content/s/a.md": """
      ---
      title: A
      params: {city: Malmö, deep: {a: 3}}
      card: {wide: {scale: 1}}
      ---
      """,
    ]) { $1 }
    let site = try SiteFixture(files, configuration: "cards: {sizes: [wide, square]}\n")
    #expect(try site.page().fields["params.club"] == "Near")
    #expect(
      try site.text("s/a/index.html") == "Malmö Near run 3  a-wide.jpg 1200 a-square.png 2160 ")
  }

  private static let keys = """
    keys: kind, icon, brand, style, language, listed, draft, publish, expires, qr, card, \
    permalink, tags, params
    """

  @Test(arguments: [
    (
      "kind: quota", "unknown kind 'quota' [unknown-kind]", "quota", 6,
      "did you mean 'quote'? kinds: achievement, contact, invite, page, quote, statistics"
    ),
    ("title: A", "unknown key 'title' in 'cascade' [unknown-key]", "title", 0, keys),
    (
      "listed: no", "'cascade.listed' must be true or false, not 'no' [wrong-type]", "no", 8,
      "write true or false"
    ),
    (
      "tags: [a, \"\"]", "item 2 of 'cascade.tags' must not be empty [invalid-value]", "\"\"", 10,
      nil
    ),
    (
      "permalink: /a/",
      "'cascade.permalink' must have '{slug}', which tells its pages apart [invalid-url]",
      "/a/", 11, "write it as in /awards/{slug}/"
    ),
    (
      "icon: starr", "unknown icon 'starr' [unknown-icon]", "starr", 6,
      "did you mean 'star' or 'star.fill'? use an SF Symbol name, a Material icon name, one emoji"
        + " or a picture file"
    ),
  ])
  func theirFaultsAreToldOnceAtTheirPlace(
    line: String, message: String, marked: String, column: Int, hint: String?
  ) throws {
    let site = try SiteFixture([
      "content/s/_index.md": "---\ncascade:\n  \(line)\n---\n", "content/s/a.md": "# A\n",
      "content/s/b.md": "# B\n",
    ])
    let carets = "^" + String(repeating: "~", count: marked.count - 1)
    #expect(
      site.diagnostics() == """
        content/s/_index.md:3:\(column + 3): error: \(message)
              \(line)
              \(String(repeating: " ", count: column))\(carets)\(hint.map { " " + $0 } ?? "")

        """)
  }

  @Test func theConfigurationNamesASectionOnce() throws {
    let site = try SiteFixture(
      ["content/a/b.md": "# B\n"],
      configuration: "sections:\n  A: {brand: X}\n  a: {brand: Y}\n")
    #expect(
      site.diagnostics() == """
        site/site.yml:6:3: error: 'sections' names the section 'a' twice [duplicate-key]
              a: {brand: Y}
              ^ put the values of both into one

        """)
  }

  @Test func theFaultsOfTheConfigurationsSectionsAreToldInIt() throws {
    let site = try SiteFixture(
      ["content/a/b.md": "# B\n"],
      configuration: "sections:\n  a: {style: bold, metric: 5}\n  c: quote\n  d:\n")
    #expect(
      site.diagnostics() == """
        site/site.yml:5:14: error: unknown style 'bold' [unknown-style]
              a: {style: bold, metric: 5}
                         ^~~~ styles: branded, minimal, statistics
        site/site.yml:5:20: error: unknown key 'metric' in 'sections.a' [unknown-key]
              a: {style: bold, metric: 5}
                               ^~~~~~ \(Self.keys)
        site/site.yml:6:6: error: 'sections.c' must be a mapping, not text [wrong-type]
              c: quote
                 ^~~~~ write it as 'key: value' lines
        site/site.yml:7:5: error: 'sections.d' is empty [wrong-type]
              d:
                ^ write a value or remove it

        """)
  }
}
