import SiteGenerator
import Testing

@Suite struct MarkdownTests {
  private func html(_ text: String) -> String {
    String(decoding: Markdown.html(Array(text.utf8)), as: UTF8.self)
  }

  @Test(arguments: [
    ("", ""), ("Hello *you*", "<p>Hello <em>you</em></p>\n"),
    ("# A & <b>", "<h1>A &amp; <!-- raw HTML omitted --></h1>\n"),
    ("~~old~~", "<p><del>old</del></p>\n"),
    ("www.example.org", "<p><a href=\"http://www.example.org\">www.example.org</a></p>\n"),
    ("a \"b\" 'c'", "<p>a &quot;b&quot; 'c'</p>\n"), ("a\u{0}b", "<p>a\u{FFFD}b</p>\n"),
    ("[x](/a \"t\")", "<p><a href=\"/a\" title=\"t\">x</a></p>\n"),
  ])
  func rendersCommonMark(text: String, expected: String) {
    #expect(html(text) == expected)
  }

  @Test func rendersTablesListsOfTasksAndFootnotes() {
    #expect(
      html("| a | b |\n|---|--:|\n| 1 | 2 |\n") == """
        <table>
        <thead>
        <tr>
        <th>a</th>
        <th align="right">b</th>
        </tr>
        </thead>
        <tbody>
        <tr>
        <td>1</td>
        <td align="right">2</td>
        </tr>
        </tbody>
        </table>

        """)
    #expect(
      html("- [x] done\n") == """
        <ul>
        <li><input type="checkbox" checked="" disabled="" /> done</li>
        </ul>

        """)
    let note = html("Text[^1]\n\n[^1]: The note.\n")
    #expect(note.contains("<section class=\"footnotes\""))
    #expect(note.contains("The note."))
    #expect(!note.contains("[^1]"))
  }

  @Test(arguments: [
    "<script>alert(1)</script>", "text <img src=x onerror=alert(1)>", "<!-- <script> -->",
    "<div\nonclick=\"alert(1)\">x</div>", "<svg/onload=alert(1)>", "<style>*{}</style>",
    "<a href=\"javascript:alert(1)\">x</a>", "<?php x ?>", "<![CDATA[<script>]]>",
  ])
  func leavesRawHTMLOut(text: String) {
    let html = html(text).replacing("<!-- raw HTML omitted -->", with: "")
    let tags = html.matches(of: /<[^>]*>?/).map { String($0.output) }
    #expect(tags.allSatisfy { ["<p>", "</p>"].contains($0) }, "\(html)")
  }

  @Test(arguments: [
    "[x](javascript:alert(1))", "[x](JaVaScRiPt:alert(1))", "[x](javascript&#58;alert(1))",
    "[x](<java\tscript:alert(1)>)", "[x](&#1;javascript:alert(1))", "<javascript:alert(1)>",
    "![x](javascript:alert(1))", "[x](vbscript:a)", "[x](data:text/html,<script>)",
    "[x](file:///etc/passwd)", "[x][y]\n\n[y]: javascript:alert(1)",
    "[x](java&#10;script:alert(1))",
    "[x](\\javascript:alert(1))",
  ])
  func dropsAddressesThatRunCode(text: String) {
    let addresses = html(text).matches(of: /(?:href|src)="([^"]*)"/).map { String($0.output.1) }
    // What stays is percent-encoded to where it is no scheme.
    #expect(
      addresses.allSatisfy { $0.isEmpty || !$0.prefix { $0 != ":" }.isScheme }, "\(addresses)")
  }

  /// The extensions' characters are in one table of the library, which is set while a text's
  /// inlines are parsed: long texts of nothing else show when another parse resets it.
  @Test func isCorrectOnEightTasksAtOnce() async {
    let samples = (0..<20).map { number in
      String(repeating: "~~a\(number)~~ www.e\(number).org *x* a@b.org[^1] ", count: 200)
        + "\n\n| a |\n|---|\n| ~~b~~ |\n\n[^1]: n\n"
    }.map { Array($0.utf8) }
    let expected = samples.map { Markdown.html($0) }
    let wrong = await withTaskGroup(of: Int.self) { group in
      for task in 0..<8 {
        group.addTask {
          (0..<60).count { turn in
            let index = (turn + task) % samples.count
            return Markdown.html(samples[index]) != expected[index]
          }
        }
      }
      return await group.reduce(0, +)
    }
    #expect(wrong == 0)
  }

  @Test func keepsAHeadingThatAFootnoteLinksBackTo() {
    let html = String(
      decoding: Markdown.html(
        Array("# A *b[^1]*\n\nText\n\n[^1]: n\n".utf8), withoutHeading: "A b"), as: UTF8.self)
    #expect(html.hasPrefix("<h1>A <em>b<sup"))
    #expect(html.contains("id=\"fnref-1\"") && html.contains("href=\"#fnref-1\""))
    let other = Markdown.html(Array("# A\n\nText\n".utf8), withoutHeading: "A")
    #expect(String(decoding: other, as: UTF8.self) == "<p>Text</p>\n")
  }

  @Test func standsDeepNesting() {
    let depth = 5000
    let html = html(String(repeating: "> ", count: depth) + "a")
    #expect(html.matches(of: /<blockquote>/).count == depth)
    #expect(!self.html(String(repeating: "[", count: depth)).isEmpty)
    #expect(!self.html(String(repeating: "*a ", count: depth)).isEmpty)
  }

  @Test func findsTheFirstHeadingAtTheTop() {
    #expect(Markdown.firstHeading(Array("a\n\n# B\n# C".utf8)) == "B")
    #expect(Markdown.firstHeading(Array("> # B\n".utf8)) == nil)
    #expect(Markdown.firstHeading(Array("B  \nC\n===\n".utf8)) == "B C")
    #expect(Markdown.firstHeading([]) == nil)
  }
}

extension Substring {
  /// Whether a browser takes the text for a scheme that runs code or reads files.
  fileprivate var isScheme: Bool {
    ["javascript", "vbscript", "data", "file"].contains(lowercased())
  }
}
