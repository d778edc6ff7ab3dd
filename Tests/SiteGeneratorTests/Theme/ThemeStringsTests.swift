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
}
