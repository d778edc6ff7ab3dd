import SiteGenerator
import Testing

@Suite struct ThemeStringsTests {
  private func text(in language: String, _ files: [String: String?]) throws -> String {
    var all: [String: String?] = [
      "themes/test/templates/page.mustache": "{{strings.gallery}}|{{strings.open-in-app}}",
      "themes/test/strings/en.yml": TestTheme.strings { "en \($0) {app}" },
      "content/a.md": "---\ntitle: A\nlanguage: \(language)\n---\n",
    ]
    all.merge(files) { $1 }
    return try SiteFixture(all, configuration: "app: {name: \"<Run>\"}\n").text("a/index.html")
  }

  @Test(arguments: [
    ("en", "en gallery &lt;Run&gt;"), ("en-GB", "en gallery &lt;Run&gt;"),
    ("sv", "Galleri"), ("SV", "Galleri"), ("sv-FI", "Galleri"), ("pt-BR", "Galeria BR"),
    ("pt-br", "Galeria BR"), ("pt", "Galeria"), ("pt-PT", "Galeria"), ("pt-Latn-BR", "Galeria"),
    ("ja", "en gallery &lt;Run&gt;"), ("zh-Hans-CN", "画廊"), ("zh-Hant", "en gallery &lt;Run&gt;"),
  ])
  func takesTheNearestLanguage(language: String, gallery: String) throws {
    let text = try text(
      in: language,
      [
        "themes/test/strings/sv.yml": "gallery: Galleri\n",
        "themes/test/strings/pt.yml": "gallery: Galeria\n",
        "themes/test/strings/pt-BR.yml": "gallery: Galeria BR\n",
        "themes/test/strings/zh-Hans.yml": "gallery: 画廊\n",
      ])
    // A text that a language lacks comes from the next nearest.
    #expect(text == "\(gallery)|en open-in-app &lt;Run&gt;")
  }

  @Test func namesTheAppWhereverATextWantsIt() throws {
    let text = try text(
      in: "sv",
      ["themes/test/strings/sv.yml": "gallery: \"{app}{app} {App} {\"\nopen-in-app: \"{app\"\n"])
    #expect(text == "&lt;Run&gt;&lt;Run&gt; {App} {|{app")
  }

  @Test func aFileOfALanguageMayBeEmpty() throws {
    #expect(
      try text(in: "sv", ["themes/test/strings/sv.yml": "# nothing yet\n"])
        == "en gallery &lt;Run&gt;|en open-in-app &lt;Run&gt;")
  }

  /// What is told about a theme whose texts are changed by some files.
  private func diagnostics(_ files: [String: String?]) throws -> String {
    try SiteFixture(files.merging(["content/a.md": "# A\n"]) { $1 }).diagnostics()
  }

  @Test func refusesAKeyThatEnglishLacks() throws {
    let told = try diagnostics(["themes/test/strings/sv.yml": "galery: Galleri\nx-y-z: a\n"])
    let keys = StringKey.allCases.map(\.rawValue).sorted().joined(separator: ", ")
    #expect(
      told == """
        themes/test/strings/sv.yml:1:1: error: unknown key 'galery', which the theme does not \
        have in English [unknown-key]
            galery: Galleri
            ^~~~~~ did you mean 'gallery'? keys: \(keys)
        themes/test/strings/sv.yml:2:1: error: unknown key 'x-y-z', which the theme does not \
        have in English [unknown-key]
            x-y-z: a
            ^~~~~ keys: \(keys)

        """)
  }

  @Test func aThemeHasTextsOfItsOwn() throws {
    let text = try text(
      in: "sv",
      [
        "themes/test/strings/en.yml": TestTheme.strings { $0 } + "copy: Copy {what}\nmore: More\n",
        "themes/test/strings/sv.yml": "copy: Kopiera\n",
        "themes/test/templates/page.mustache": "{{strings.copy}}|{{strings.more}}",
      ])
    #expect(text == "Kopiera|More")
  }

  @Test func tellsTheTextsThatTheGeneratorNeeds() throws {
    let told = try diagnostics([
      "themes/test/strings/en.yml": TestTheme.strings { $0 }.split(separator: "\n")
        .filter { !["months", "date", "page-of", "tags"].contains($0.prefix { $0 != ":" }) }
        .joined(separator: "\n")
    ])
    #expect(
      told == """
        themes/test/strings/en.yml:1:1: error: missing 'tags' [missing-key]
            hint: add 'tags: …'
        themes/test/strings/en.yml:1:1: error: missing 'page-of' [missing-key]
            hint: add 'page-of: "Page {number} of {count}"'
        themes/test/strings/en.yml:1:1: error: missing 'months' [missing-key]
            hint: add 'months: [January, February, …]'
        themes/test/strings/en.yml:1:1: error: missing 'date' [missing-key]
            hint: add 'date: "{day} {month} {year}"'

        """)
  }

  @Test func tellsTextsOfTheWrongForm() throws {
    let told = try diagnostics([
      "themes/test/strings/sv.yml": """
      months: [januari, februari]
      date: "{day} {mont} {year}"
      page-of: "{number}/{total}"
      gallery: [a, b]
      moments: {a: b}
      tags:

      """,
      "themes/test/strings/da.yml": "months: januar\n",
    ])
    #expect(
      told == """
        themes/test/strings/da.yml:1:1: error: 'months' must be a list, not text [wrong-type]
            months: januar
            ^~~~~~ write it as [January, February, …]
        themes/test/strings/sv.yml:5:10: error: 'moments' must be text, not a mapping [wrong-type]
            moments: {a: b}
                     ^~~~~~ put the value in quotes if it is text
        themes/test/strings/sv.yml:6:6: error: 'tags' is empty [wrong-type]
            tags:
                 ^ write a value or remove it

        """)
    #expect(
      try diagnostics([
        "themes/test/strings/sv.yml": """
        months: [januari, februari]
        date: "{day} {mont} {year}"
        page-of: "{number}/{total}"
        gallery: [a, b]

        """
      ]) == """
        themes/test/strings/sv.yml:1:1: error: 'months' must have 12 items, not 2 [invalid-value]
            months: [januari, februari]
            ^~~~~~
        themes/test/strings/sv.yml:2:1: error: 'date' has the unknown placeholder '{mont}' \
        [invalid-value]
            date: "{day} {mont} {year}"
            ^~~~ placeholders: {day}, {month}, {month-number}, {year}
        themes/test/strings/sv.yml:3:1: error: 'page-of' has the unknown placeholder '{total}' \
        [invalid-value]
            page-of: "{number}/{total}"
            ^~~~~~~ placeholders: {number}, {count}
        themes/test/strings/sv.yml:4:1: error: 'gallery' must be text, not a list [wrong-type]
            gallery: [a, b]
            ^~~~~~~ write one text

        """)
  }

  @Test func warnsOfAFileThatIsNamedAfterNoLanguage() throws {
    #expect(
      try diagnostics(["themes/test/strings/swedish.yml": "gallery: Galleri\n"]) == """
        sitegen: warning: 'themes/test/strings/swedish.yml' has no effect: its name is no language \
        tag [ignored-file]
            hint: name it after a language, as in en, pt-BR or zh-Hans

        """)
  }

  private static let months = (1...12).map { "m\($0)" }
  private static let strings = ThemeStrings([
    "en": [
      "date": .text("{day} {month} {year}"), "months": .list(months.map { "en-\($0)" }),
      "page-of": .text("Page {number} of {count}"), "gallery": .text("Gallery of {app}"),
    ],
    "pt": ["date": .text("{day} de {month} de {year}"), "months": .list(months)],
    "pt-BR": ["months": .list(months.map { "br-\($0)" })],
    "ja": ["date": .text("{year}年{month-number}月{day}日"), "page-of": .text("{count}/{number}")],
    "sv": ["gallery": .text("Galleri")],
    "da": ["date": .text("{day}. {month} {year}")],
  ])

  @Test(arguments: [
    ("en", "5 en-m3 2026"), ("en-GB", "5 en-m3 2026"), ("pt", "5 de m3 de 2026"),
    ("pt-BR", "5 de br-m3 de 2026"), ("pt-PT", "5 de m3 de 2026"), ("ja", "2026年3月5日"),
    // The theme does not speak the language, or says nothing of its dates or months.
    ("fr", "2026-03-05"), ("sv", "2026-03-05"), ("da", "2026-03-05"),
  ])
  func writesADayAsTheLanguageDoes(language: String, text: String) throws {
    let date = try #require(ContentDate("2026-03-05"))
    #expect(Self.strings.date(date, language: language) == text)
  }

  @Test func tellsWhichPageItIs() {
    #expect(Self.strings.page(2, of: 5, language: "sv", app: "A") == "Page 2 of 5")
    #expect(Self.strings.page(2, of: 5, language: "ja", app: "A") == "5/2")
  }

  @Test func givesAllTextsAtOnceAndOneByItsName() {
    let all = Self.strings.all(language: "sv-FI", app: "{count}")
    #expect(
      all == [
        "date": "{day} {month} {year}", "page-of": "Page {number} of {count}",
        "gallery": "Galleri",
      ])
    #expect(Self.strings.all(language: "fr", app: "{x}")["gallery"] == "Gallery of {x}")
    #expect(Self.strings.text(named: "gallery", language: "en", app: "A") == "Gallery of A")
    #expect(Self.strings.text(named: "other", language: "en", app: "A") == nil)
    #expect(Self.strings.names == ["date", "gallery", "page-of"])
  }
}
