import SiteGenerator
import Testing

@Suite struct MarkdownTests {
  @Test(arguments: [
    ("", ""), ("Hello *you*, **you**", "<p>Hello <em>you</em>, <strong>you</strong></p>\n"),
    ("~~old~~", "<p><del>old</del></p>\n"), ("`a <b>`", "<p><code>a &lt;b&gt;</code></p>\n"),
    ("a \"b\" 'c'", "<p>a &quot;b&quot; &#39;c&#39;</p>\n"),
    ("a\u{0}b", "<p>a\u{FFFD}b</p>\n"), ("a\\\nb", "<p>a<br>\nb</p>\n"),
    ("> a\n\n***\n", "<blockquote>\n<p>a</p>\n</blockquote>\n<hr>\n"),
    ("```swift x\na & b\n```\n", "<pre><code class=\"language-swift\">a &amp; b\n</code></pre>\n"),
    ("    a\n", "<pre><code>a\n</code></pre>\n"),
    ("- a\n- b\n  1. c\n", "<ul>\n<li>a</li>\n<li>b\n<ol>\n<li>c</li>\n</ol>\n</li>\n</ul>\n"),
    ("5. a\n\n6. b\n", "<ol start=\"5\">\n<li>\n<p>a</p>\n</li>\n<li>\n<p>b</p>\n</li>\n</ol>\n"),
  ])
  func rendersCommonMark(text: String, expected: String) {
    #expect(html(text) == expected)
  }

  @Test(arguments: [
    ("[x](/a \"t\")", "<p><a href=\"/a\" title=\"t\">x</a></p>\n"),
    ("www.example.org", "<p><a href=\"http://www.example.org\">www.example.org</a></p>\n"),
    ("a@b.org", "<p><a href=\"mailto:a@b.org\">a@b.org</a></p>\n"),
    (
      "[x](</é b\"'?a=1&b=%20#c>)",
      "<p><a href=\"/%C3%A9%20b%22&#39;?a=1&amp;b=%20#c\">x</a></p>\n"
    ),
    (
      "![a *b* \"c\"](/d.png \"e\")",
      "<p><img src=\"/d.png\" alt=\"a b &quot;c&quot;\" title=\"e\" "
        + "loading=\"lazy\" decoding=\"async\"></p>\n"
    ),
    (
      "[![a](/b)](/c)",
      "<p><a href=\"/c\"><img src=\"/b\" alt=\"a\" loading=\"lazy\" decoding=\"async\"></a></p>\n"
    ),
    ("[a <http://b.org> c](/x)", "<p><a href=\"/x\">a http://b.org c</a></p>\n"),
  ])
  func rendersLinksAndPictures(text: String, expected: String) {
    #expect(html(text) == expected)
  }

  @Test func choosesThePunctuation() {
    var options = MarkdownOptions()
    let text = "\"It's\" -- well...\n"
    #expect(html(text, options: options) == "<p>&quot;It&#39;s&quot; -- well...</p>\n")
    options.smartPunctuation = true
    #expect(html(text, options: options) == "<p>“It’s” – well…</p>\n")
    #expect(Markdown.summary(Array(text.utf8), options: options).firstParagraph == "“It’s” – well…")
  }

  /// The extensions' characters are in one table of the library, which is set while a text's
  /// inlines are parsed: long texts of nothing else show when another parse resets it.
  @Test func isCorrectOnEightTasksAtOnce() async {
    let samples = (0..<20).map { number in
      String(repeating: "~~a\(number)~~ www.e\(number).org *x* a@b.org[^1] ", count: 200)
        + "<b>\n\n| a |\n|---|\n| ~~b~~ |\n\n- [x] 漢\n  字\n\n# a\n\n[^1]: n\n"
    }.map { Array($0.utf8) }
    let expected = samples.map { Markdown.html($0) }
    let wrong = await withTaskGroup(of: Int.self) { group in
      for task in 0..<8 {
        group.addTask {
          (0..<20).count { turn in
            let index = (turn + task) % samples.count
            return Markdown.html(samples[index]) != expected[index]
          }
        }
      }
      return await group.reduce(0, +)
    }
    #expect(wrong == 0)
  }

  @Test func standsDeepNesting() {
    let depth = 5000
    let html = html(String(repeating: "> ", count: depth) + "a")
    #expect(html.matches(of: /<blockquote>/).count == depth)
    for mark in ["[", "*a ", "![", "[^", "- ", "~~a "] {
      let text = String(repeating: mark, count: depth)
      #expect(!Markdown.html(Array(text.utf8)).html.isEmpty)
      #expect(Markdown.summary(Array(text.utf8)).firstHeading == nil)
    }
  }
}
