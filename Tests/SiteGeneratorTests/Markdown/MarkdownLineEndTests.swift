import SiteGenerator
import Testing

/// Where a line ends in the middle of a sentence, Chinese and Japanese have no space.
@Suite struct MarkdownLineEndTests {
  @Test(arguments: [
    ("漢\n字", "漢字"), ("かな\nカナ", "かなカナ"), ("終わり。\n始め", "終わり。始め"), ("，\n「", "，「"),
    ("𠀀\n𰀀", "𠀀𰀀"), ("ｶ\nﾅ", "ｶﾅ"), ("漢\n字\n体", "漢字体"),
    ("**漢**\n*字*", "<strong>漢</strong><em>字</em>"), ("漢\n`字`", "漢<code>字</code>"),
    ("a\nb", "a\nb"), ("漢\na", "漢\na"), ("a\n漢", "a\n漢"), ("한\n글", "한\n글"), ("漢\n한", "漢\n한"),
    ("🏃\n🏃", "🏃\n🏃"), ("漢\\\n字", "漢<br>\n字"),
    ("[漢](/a)\n[字](/b)", "<a href=\"/a\">漢</a><a href=\"/b\">字</a>"),
    (
      "漢![字](/a)\n体",
      "漢<img src=\"/a\" alt=\"字\" loading=\"lazy\" decoding=\"async\">\n体"
    ),
  ])
  func joinsLines(text: String, expected: String) {
    #expect(html(text) == "<p>\(expected)</p>\n")
  }

  @Test func joinsOnlyWithinAParagraph() {
    #expect(html("漢\n\n字\n") == "<p>漢</p>\n<p>字</p>\n")
    #expect(html("- 漢\n- 字\n") == "<ul>\n<li>漢</li>\n<li>字</li>\n</ul>\n")
  }

  @Test func alsoInWhatIsSummedUp() {
    let summary = Markdown.summary(Array("見出\nし\n===\n\n本文\nです\n".utf8))
    #expect(summary.firstHeading == "見出し")
    #expect(summary.firstParagraph == "本文です")
  }
}
