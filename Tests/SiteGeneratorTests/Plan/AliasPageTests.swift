import SiteGenerator
import Testing

@Suite struct AliasPageTests {
  @Test func leadsToThePageWhereverItIs() throws {
    let site = try SiteFixture([
      "content/a.md":
        "---\ntitle: \"A <b> & \\\"c\\\"\"\nslug: ä\naliases: [/old/ö/, old.html]\n---\n"
    ])
    let html = """
      <!DOCTYPE html>
      <html lang="en" dir="ltr">
      <head>
        <meta charset="utf-8">
        <title>A &lt;b&gt; &amp; &quot;c&quot;</title>
        <meta name="robots" content="noindex">
        <meta http-equiv="refresh" content="0; url=https://share.example/%C3%A4/">
        <link rel="canonical" href="https://share.example/%C3%A4/">
      </head>
      <body>
        <p><a href="https://share.example/%C3%A4/">A &lt;b&gt; &amp; &quot;c&quot;</a></p>
      </body>
      </html>

      """
    #expect(try site.text("old/ö/index.html") == html)
    #expect(try site.text("old.html") == html)
  }

  @Test func isWrittenInTheDirectionOfTheTitle() throws {
    let page = "---\ntitle: \u{5E9}\u{5DC}\u{5D5}\u{5DD}\nlanguage: he\naliases: [/old/]\n---\n"
    let html = try SiteFixture(["content/a.md": page])
      .text("old/index.html")
    #expect(html.contains("<html lang=\"he\" dir=\"rtl\">"))
  }

  @Test func isMadeAnewWhenTheLanguageChanges() throws {
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
