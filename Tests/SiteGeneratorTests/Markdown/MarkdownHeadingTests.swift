import Testing

@Suite struct MarkdownHeadingTests {
  @Test(arguments: [
    ("## First 5K!", "<h2 id=\"first-5k\">First 5K!</h2>\n"),
    ("## A *b* `c`", "<h2 id=\"a-b-c\">A <em>b</em> <code>c</code></h2>\n"),
    ("## Москва", "<h2 id=\"москва\">Москва</h2>\n"), ("## 初めて", "<h2 id=\"初めて\">初めて</h2>\n"),
    ("## a\n## A\n## a", "<h2 id=\"a\">a</h2>\n<h2 id=\"a-2\">A</h2>\n<h2 id=\"a-3\">a</h2>\n"),
    (
      "## a-2\n## a\n## a\n## a-2",
      "<h2 id=\"a-2\">a-2</h2>\n<h2 id=\"a\">a</h2>\n<h2 id=\"a-3\">a</h2>\n"
        + "<h2 id=\"a-2-2\">a-2</h2>\n"
    ),
    (
      "## Content\n## Downloads",
      "<h2 id=\"content-2\">Content</h2>\n<h2 id=\"downloads-2\">Downloads</h2>\n"
    ),
    ("## a\"><script>", "<h2 id=\"a\">a&quot;&gt;</h2>\n"), ("##\n", "<h2></h2>\n"),
  ])
  func haveAnIDOfTheirText(text: String, expected: String) {
    #expect(html(text) == expected)
  }

  @Test func beginBelowThePagesTitle() {
    #expect(html("## a\n\n###### b\n") == "<h2 id=\"a\">a</h2>\n<h6 id=\"b\">b</h6>\n")
    #expect(
      html("## a\n\n> b\n> ===\n\n##### c\n\n###### d\n") == """
        <h3 id="a">a</h3>
        <blockquote>
        <h2 id="b">b</h2>
        </blockquote>
        <h6 id="c">c</h6>
        <h6 id="d">d</h6>

        """)
  }

  @Test func theOneThatIsThePagesTitleIsLeftOut() {
    #expect(
      html("# A *b*\n\n## c\n", withoutHeading: "A b") == "<h2 id=\"c\">c</h2>\n")
    #expect(
      html("# A\n\n# c\n", withoutHeading: "A") == "<h2 id=\"c\">c</h2>\n")
    #expect(html("# A\n", withoutHeading: "B") == "<h2 id=\"a\">A</h2>\n")
    #expect(html("text\n\nA\n---\n", withoutHeading: "A") == "<p>text</p>\n")
  }

  @Test func keepWhatATitleCannotShow() {
    #expect(html("# [A](/b)\n", withoutHeading: "A") == "<h2 id=\"a\"><a href=\"/b\">A</a></h2>\n")
    #expect(
      html("# A ![b](/c)\n", withoutHeading: "A b")
        == "<h2 id=\"a-b\">A <img src=\"/c\" alt=\"b\" loading=\"lazy\" decoding=\"async\"></h2>\n")
  }

  @Test func theOneThatAFootnoteLinksBackToStays() {
    let html = html("# A *b[^1]*\n\n[^1]: n\n", withoutHeading: "A b")
    #expect(
      html.hasPrefix(
        """
        <h2 id="a-b">A <em>b<sup><a href="#fn:1" id="fnref:1" role="doc-noteref">1</a></sup></em></h2>

        """))
  }
}
