import Diagnostics
import Documents
import SiteGenerator
import Testing

/// Texts that would run code in the page.
@Suite struct UnsafeMarkdownTests {
  /// What is told about a text.
  private func told(_ text: String, options: MarkdownOptions = MarkdownOptions()) -> String {
    let source = SourceText(path: "a.md", bytes: Array(text.utf8))
    let faults = Markdown.html(source.bytes, options: options).faults
    return printed(faults.map { $0.diagnostic(in: source, firstLine: 1) })
  }

  @Test(arguments: [
    "<script>alert(1)</script>", "text <img src=x onerror=alert(1)>",
    "<div\nonclick=\"alert(1)\">x</div>", "<style>*{}</style>",
    "<a href=\"javascript:alert(1)\">x</a>", "<?php x ?>", "<![CDATA[<script>]]>",
    "<!DOCTYPE html>", "<!-- a --> <b>", "- <b>\n", "[a <b>](/)", "# <b>", "|<b>|\n|-|\n",
  ])
  func rawHTMLIsLeftOutAndTold(text: String) {
    let html = html(text)
    let tags = Set(html.matches(of: /<\/?([^ >]*)[^>]*>?/).map { String($0.output.1) })
    #expect(
      tags.isSubset(of: ["p", "ul", "li", "a", "h2", "div", "table", "thead", "tr", "th"]),
      "\(html)")
    #expect(!html.contains("alert(1)\"") && !html.contains("<div onclick"))
    #expect(told(text).hasPrefix("a.md:1:1: warning: raw HTML is left out [raw-html]\n"))
  }

  @Test func whatIsNoTagToCommonMarkIsText() {
    #expect(html("<svg/onload=alert(1)>") == "<p>&lt;svg/onload=alert(1)&gt;</p>\n")
    #expect(told("<svg/onload=alert(1)>") == "")
  }

  @Test func rawHTMLIsToldOnceForEachLine() {
    #expect(html("a <b>b</b> <i>\nc</i>\n\n<u></u>\n") == "<p>a b \nc</p>\n")
    #expect(
      told("a <b>b</b> <i>\nc</i>\n") == """
        a.md:1:1: warning: raw HTML is left out [raw-html]
            a <b>b</b> <i>
            ^ write it as Markdown, or allow it with 'unsafe-html: true' in site.yml
        a.md:2:1: warning: raw HTML is left out [raw-html]
            c</i>
            ^ write it as Markdown, or allow it with 'unsafe-html: true' in site.yml

        """)
  }

  @Test func aCommentIsLeftOutWithoutAWord() {
    for text in ["<!-- <script> -->\n", "<!--\na\n\nb\n-->\n", "a<!-- b -->\n"] {
      #expect(told(text) == "")
      #expect(["", "<p>a</p>\n"].contains(html(text)))
    }
  }

  @Test func rawHTMLPassesAsWrittenWhereTheSiteAllowsIt() {
    var options = MarkdownOptions()
    options.allowsRawHTML = true
    let text = "<div class='a'>\n*b*\n</div>\n\nc <i>d</i> <!-- e -->\n"
    #expect(
      html(text, options: options) == """
        <div class='a'>
        *b*
        </div>
        <p>c <i>d</i> <!-- e --></p>

        """)
    #expect(told(text, options: options) == "")
  }

  @Test(arguments: [false, true])
  func anAddressThatRunsCodeIsLeftOutAndTold(allowsRawHTML: Bool) {
    var options = MarkdownOptions()
    options.allowsRawHTML = allowsRawHTML
    let text = "a *[b](javascript:alert(1))* ![c *d*](data:image/svg+xml,x)\n"
    #expect(html(text, options: options) == "<p>a <em>b</em> c d</p>\n")
    #expect(
      told(text, options: options) == """
        a.md:1:1: warning: the link to 'javascript:alert(1)' is left out, since the scheme \
        'javascript' is not safe [unsafe-link]
            \(text)\
            ^ use 'https', or a path on the site
        a.md:1:1: warning: the picture 'data:image/svg+xml,x' is left out, since the scheme \
        'data' is not safe [unsafe-link]
            \(text)\
            ^ only pictures in PNG, JPEG, GIF or WebP can be data

        """)
  }

  @Test(arguments: [
    "[x](javascript:alert(1))", "[x](JaVaScRiPt:alert(1))", "[x](javascript&#58;alert(1))",
    "[x](<java\tscript:alert(1)>)", "[x](&#1;javascript:alert(1))", "<javascript:alert(1)>",
    "![x](javascript:alert(1))", "[x](vbscript:a)", "[x](data:text/html,<script>)",
    "[x](file:///etc/passwd)", "[x][y]\n\n[y]: javascript:alert(1)", "[x](java&#10;script:a)",
    "[x](&Tab;javascript&colon;alert(1))", "[x](\u{1F}javascript:a)", "[x](java&NewLine;script:a)",
    "[x](data:image/pngx,a)", "[x](data:)", "![x](data:image/svg+xml;base64,a)", "[x](blob:a)",
    "[x](android-app://a)", "[x](Chrome://settings)", "[x](jar:https://a.example!/b)",
    "![[x](javascript:a)](javascript:a)", "a[^1]\n\n[^1]: [x](javascript:a)\n",
    "|a|\n|-|\n|[x](javascript:a)|\n",
  ])
  func noAddressHidesItsScheme(text: String) {
    let html = html(text)
    #expect(told(text).contains(" is not safe [unsafe-link]\n"), "\(html)")
    #expect(!html.contains("src=") && html.matches(of: /href="[^#%]/).isEmpty, "\(html)")
  }

  @Test(arguments: [
    "![x](data:image/png;base64,iVBO)", "![x](DATA:image/GIF,a)", "[x](\\javascript:a)",
    "[x](./javascript:a)", "[x](?javascript:a)", "[x](tel:+4612345)", "[x](com.example.app:a)",
    "[x](javascript%3Aalert)", "[x]()", "![x]()",
  ])
  func otherAddressesStay(text: String) {
    #expect(told(text) == "")
    #expect(html(text).contains("=\""))
  }

  @Test func aLongAddressIsToldInPart() {
    let told = told("[x](data:text/html,\(String(repeating: "a", count: 3000)))\n")
    #expect(told.contains("'data:text/html,\(String(repeating: "a", count: 45))…' is left out"))
  }

  @Test func noMoreAreToldThanAnyoneReads() {
    let text = String(repeating: "<b>\n\n[a](javascript:b)\n\n", count: 1000)
    #expect(Markdown.html(Array(text.utf8)).faults.count == 200)
  }
}
