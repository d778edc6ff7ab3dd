import Testing

@Suite struct SharePageTests {
  private func page(_ files: [String: String?], configuration: String = "") throws -> String {
    try SiteFixture(files, configuration: configuration).text("a/index.html")
  }

  @Test func hasOnePictureWithAllThatPreviewsAsk() throws {
    let html = try page(["content/a.md": "---\ntitle: \"A \\\"b\\\"\"\nsubtitle: C & d\n---\n"])
    let images = html.matches(of: /<meta property="og:image" content="([^"]*)">/)
    #expect(images.count == 1)
    #expect(
      images.first?.output.1.wholeMatch(
        of: /https:\/\/share\.example\/cards\/a\/wide\.png\?v=[0-9a-f]{12}/) != nil)
    #expect(html.contains("<meta property=\"og:image:width\" content=\"1200\">"))
    #expect(html.contains("<meta property=\"og:image:height\" content=\"630\">"))
    #expect(html.contains("<meta property=\"og:image:type\" content=\"image/png\">"))
    #expect(
      html.contains("<meta property=\"og:image:alt\" content=\"A &quot;b&quot;. C &amp; d\">"))
  }

  @Test(arguments: ["/app", "/app/", "//app//"])
  func addressesHoldTheBasePath(base: String) throws {
    let html = try page([
      "site/site.yml": "title: M\nurl: https://share.example\(base)\ntheme: test\n",
      "content/a.md": "# A\n",
      "themes/test/templates/page.mustache": """
      {{page.canonical}}
      {{page.address}}
      {{page.preview.url}}
      {{#page.cards}}
      {{address}}
      {{/page.cards}}
      {{site.home}}
      {{site.gallery}}
      {{assets.style.css}}

      """,
    ])
    let addresses = html.split(separator: "\n").map { $0.prefix { $0 != "?" } }
    let rooted = "/app"
    #expect(
      addresses == [
        "https://share.example/app/a/", "\(rooted)/a/",
        "https://share.example/app/cards/a/wide.png", "\(rooted)/cards/a/square.png",
        "\(rooted)/cards/a/story.png", "\(rooted)/cards/a/wide.png",
        "\(rooted)/cards/a/compact.png", "\(rooted)/", "\(rooted)/gallery/",
        "\(rooted)/assets/style.css",
      ])
  }

  private static let hostile = #""'<>&</script><!--{{x}}"#
  private static let escaped =
    "&quot;&#39;&lt;&gt;&amp;&lt;/script&gt;&lt;!--{{x}}"

  /// Every value that a user can write, shown by a template of the given names.
  private func shown(_ names: [String], frontMatter: String) throws -> [String] {
    let site = try SiteFixture(
      [
        "site/site.yml": """
        title: '\(Self.yaml)'
        url: https://share.example
        theme: test
        brand: {name: '\(Self.yaml)'}
        app: {name: '\(Self.yaml)'}
        """,
        "content/a.md": "---\n\(frontMatter)\n---\n",
        "themes/test/templates/page.mustache": names.map { "{{\($0)}}\n" }.joined(),
      ])
    return try site.text("a/index.html").split(separator: "\n", omittingEmptySubsequences: false)
      .dropLast().map(String.init)
  }

  private static let yaml = hostile.replacing("'", with: "''")

  @Test func escapesEveryFieldOnce() throws {
    let fields = ["title", "metric", "subtitle", "description", "image-alt", "brand"]
    let names = [
      "page.title", "page.metric", "page.subtitle", "page.description", "page.preview.alt",
      "page.card.alt", "site.title", "site.app",
    ]
    let values = try shown(
      names,
      frontMatter: "kind: achievement\n"
        + fields.map { "\($0): '\(Self.yaml)'" }.joined(separator: "\n"))
    #expect(values == names.map { _ in Self.escaped })
  }

  @Test func escapesAQuoteAndItsAttribution() throws {
    let values = try shown(
      ["page.quote", "page.attribution", "page.title", "page.description", "page.preview.alt"],
      frontMatter: "kind: quote\ntitle: 'x\(Self.yaml)'\nquote: '\(Self.yaml)'\n"
        + "attribution: '\(Self.yaml)'")
    let text = Self.escaped
    #expect(values == [text, text, "x" + text, text, "“\(text)” — \(text)"])
  }

  @Test func namesTheAppInTextsSafely() throws {
    #expect(
      try shown(["strings.open-in-app"], frontMatter: "title: A")
        == ["open-in-app \(Self.escaped)"])
  }

  @Test func titlesArePlainText() throws {
    let html = try page(["content/a.md": "---\ntitle: Use **bold** and <b>more</b>\n---\n"])
    #expect(html.contains("<title>Use **bold** and &lt;b&gt;more&lt;/b&gt;</title>"))
  }

  @Test func aFieldsBracesAreNoTemplate() throws {
    let html = try page(["content/a.md": "---\ntitle: '{{site.title}} {{{x}}} {{> y}}'\n---\n"])
    #expect(html.contains("<title>{{site.title}} {{{x}}} {{&gt; y}}</title>"))
  }

  @Test func theBodyIsSafeMarkup() throws {
    let site = try SiteFixture([
      "content/a.md": "# A\n\n<script>x</script>\n\n[y](javascript:z) {{x}}\n"
    ])
    let (html, told) = try site.product("a/index.html")
    #expect(
      told == """
        content/a.md:3:1: warning: raw HTML is left out [raw-html]
            <script>x</script>
            ^ write it as Markdown, or allow it with 'unsafe-html: true' in site.yml
        content/a.md:5:1: warning: the link to 'javascript:z' is left out, since the scheme \
        'javascript' is not safe [unsafe-link]
            [y](javascript:z) {{x}}
            ^ use 'https', or a path on the site

        """)
    #expect(!html.contains("<script>"))
    #expect(!html.contains("javascript:"))
    #expect(html.contains("{{x}}"))
  }

  @Test(arguments: [
    ("en", ""), ("pt-BR", "pt_BR"), ("pt-br", "pt_BR"), ("zh-Hans", ""), ("zh-Hant-TW", "zh_TW"),
    ("en-u-ca-gregory", ""), ("de-CH-x-ab", "de_CH"), ("es-419", ""),
  ])
  func tellsTheLocaleOfALanguage(language: String, locale: String) throws {
    let html = try page([
      "content/a.md": "---\ntitle: A\nlanguage: \(language)\n---\n",
      "themes/test/templates/page.mustache": "{{page.language}}|{{page.locale}}",
    ])
    #expect(html == "\(language)|\(locale)")
  }

  @Test(arguments: [
    (
      "title: A\nlink: https://share.example/open?a=1&b=\"",
      "https://share.example/open?a=1&amp;b=%22|share.example/open?a=1&amp;b=%22|share.example/a/"
    ),
    ("title: A", "||share.example/a/"),
    ("title: A\nlink: stride://open/5", "stride://open/5|stride://open/5|share.example/a/"),
  ])
  func leadsIntoTheApp(frontMatter: String, expected: String) throws {
    let html = try page(
      [
        "content/a.md": "---\n\(frontMatter)\n---\n",
        "themes/test/templates/page.mustache":
          "{{page.link.address}}|{{page.link.text}}|{{page.web.text}}",
      ], configuration: "app: {schemes: [stride]}\n")
    #expect(html == expected)
  }

  @Test func theIndexOfAnEmptySiteIsEmpty() throws {
    let site = try SiteFixture([
      "themes/test/templates/index.mustache": "{{page.title}}{{^page.moments}}none{{/page.moments}}"
        + "{{#page.preview}}preview{{/page.preview}}"
    ])
    #expect(try site.text("index.html") == "Momentsnone")
  }

  @Test func aLinkMayLeadToAQueryOfThePageItself() throws {
    let html = try page([
      "content/a.md": "# A\n\n[b](?c=d) [e](#f)\n",
      "themes/test/templates/page.mustache": "{{&page.html}}",
    ])
    #expect(html == "<p><a href=\"?c=d\">b</a> <a href=\"#f\">e</a></p>\n")
  }

  @Test func aLongLinkThatLeadsNowhereIsToldInPart() throws {
    let site = try SiteFixture([
      "content/a.md": "# A\n\n[b](\(String(repeating: "c", count: 3000)))\n"
    ])
    let told = try site.product("a/index.html").told
    #expect(
      told.hasPrefix(
        "content/a.md:3:1: error: '\(String(repeating: "c", count: 60))…' leads to nothing in the site "
          + "[broken-link]\n"), "\(told)")
  }
}
