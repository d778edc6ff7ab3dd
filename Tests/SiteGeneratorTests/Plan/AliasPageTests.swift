import SiteGenerator
import Testing

/// Former paths that lead to where a page is now.
@Suite struct AliasPageTests {
  private static let page =
    "---\ntitle: A & <B>\nlanguage: sv\naliases: [/old/first/, old.html, \"/Été/\"]\n---\n"

  @Test func leadToThePageWithAnAddressForBrowsersAndSearchEngines() throws {
    let site = try SiteFixture(["content/s/é.md": Self.page])
    let address = "https://share.example/s/%C3%A9/"
    let html = """
      <!DOCTYPE html>
      <html lang="sv" dir="ltr">
      <head>
        <meta charset="utf-8">
        <title>A &amp; &lt;B&gt;</title>
        <meta name="robots" content="noindex">
        <meta http-equiv="refresh" content="0; url=\(address)">
        <link rel="canonical" href="\(address)">
      </head>
      <body>
        <p><a href="\(address)">A &amp; &lt;B&gt;</a></p>
      </body>
      </html>

      """
    for path in ["old/first/index.html", "old.html", "Été/index.html"] {
      #expect(try site.text(path) == html)
    }
  }

  @Test func holdTheBasePath() throws {
    let site = try SiteFixture([
      "content/a.md": "---\ntitle: A\naliases: [/old/]\n---\n",
      "site/site.yml": "title: M\nurl: https://share.example/app\ntheme: test\n",
    ])
    #expect(
      try site.text("old/index.html").contains("0; url=https://share.example/app/a/\""))
  }

  @Test(arguments: [
    (
      "/b/", ["content/b.md": "# B\n"], "content/b.md and the alias 'b/index.html' of content/a.md",
      "'b/index.html'"
    ),
    ("/a/", [:], "content/a.md and the alias 'a/index.html' of content/a.md", "'a/index.html'"),
    (
      "/A/", [:], "content/a.md and the alias 'A/index.html' of content/a.md",
      "'A/index.html' and 'a/index.html'"
    ),
    (
      "/gallery/", [:], "the alias 'gallery/index.html' of content/a.md and the gallery",
      "'gallery/index.html'"
    ),
    (
      "/old/", ["content/b.md": "---\ntitle: B\naliases: [/OLD/]\n---\n"],
      "the alias 'OLD/index.html' of content/b.md and the alias 'old/index.html' of content/a.md",
      "'OLD/index.html' and 'old/index.html'"
    ),
    (
      "/x.html", ["site/static/x.html": "x"],
      "site/static/x.html and the alias 'x.html' of content/a.md", "'x.html'"
    ),
  ])
  func tellWhatElseIsAtTheirPath(
    alias: String, files: [String: String], origins: String, paths: String
  ) throws {
    let site = try SiteFixture(
      frontMatter: "title: A\naliases: [\(alias)]", files: files.mapValues { $0 })
    #expect(
      site.diagnostics() == """
        sitegen: error: \(origins) both lead to \(paths) [path-collision]
            hint: rename one of them

        """)
  }

  @Test func areInNoList() throws {
    let site = try SiteFixture(["content/a.md": "---\ntitle: A\naliases: [/old/]\n---\n"])
    #expect(try site.text("index.html") == "/a/ A\n")
  }

  @Test func areWrittenInTheDirectionOfTheTitle() throws {
    let page = "---\ntitle: \u{5E9}\u{5DC}\u{5D5}\u{5DD}\nlanguage: he\naliases: [/old/]\n---\n"
    let html = try SiteFixture(["content/a.md": page])
      .text("old/index.html")
    #expect(html.contains("<html lang=\"he\" dir=\"rtl\">"))
  }

  @Test func areMadeAnewWhenTheLanguageChanges() throws {
    let fingerprints = try ["en", "sv", "en"].map { language in
      let site = try SiteFixture([
        "content/a.md": "---\ntitle: A\nlanguage: \(language)\naliases: [/old/]\n---\n"
      ])
      return try site.plan().artifacts.first { $0.path == "old/index.html" }?.fingerprint
    }
    #expect(fingerprints[0] != fingerprints[1])
    #expect(fingerprints[0] == fingerprints[2])
  }
}
