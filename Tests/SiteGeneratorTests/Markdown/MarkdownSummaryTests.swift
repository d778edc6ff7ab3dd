import SiteGenerator
import Testing

@Suite struct MarkdownSummaryTests {
  private func summary(_ text: String) -> MarkdownSummary {
    Markdown.summary(Array(text.utf8))
  }

  @Test(arguments: [
    ("a\n\n# B\n# C", "B"), ("> # B\n", nil), ("B  \nC\n===\n", "B C"), ("", nil),
    ("Heading\n---\ntext\n", "Heading"), ("# *a* `b` [c](d) ![e](f)<i>", "a b c e"), ("#", ""),
  ])
  func knowsTheFirstHeadingAtTheTop(text: String, heading: String?) {
    #expect(summary(text).firstHeading == heading)
  }

  @Test(arguments: [
    ("# A\n\nOne *two*\n`three`\n\nfour\n", "One two three"), ("> a\n\n- b\n", nil), ("", nil),
    ("![a](b)\n\n<b>\n\ntext[^1]\n\n[^1]: n\n", "text"), ("a  b\u{A0}c&#32;\\\nd", "a b c d"),
    ("&nbsp;\n\na\n", "a"), ("[a]: /b\n\nc\n", "c"), ("Heading\n---\ntext\n", "text"),
  ])
  func knowsTheFirstParagraphAtTheTop(text: String, paragraph: String?) {
    #expect(summary(text).firstParagraph == paragraph)
  }

  @Test func cutsALongParagraphAtAWord() {
    let words = Array(repeating: "word", count: 40).joined(separator: " ")
    #expect(summary(words).firstParagraph == words)
    #expect(summary("a" + words).firstParagraph == "a" + words)
    #expect(summary(words + " a").firstParagraph == words + "…")
    #expect(summary("aa" + words).firstParagraph == "aa" + words.dropLast(5) + "…")
  }

  @Test func cutsTextWithoutSpacesAnywhere() {
    let most = String(repeating: "字", count: 200)
    #expect(summary(most).firstParagraph == most)
    #expect(summary(most + "字").firstParagraph == most.dropLast() + "…")
    #expect(summary("a " + most).firstParagraph == "a " + most.dropLast(3) + "…")
  }

  @Test func boundsTheMarksOfACharacter() {
    let marks = "e" + String(repeating: "\u{301}", count: 100_000)
    let paragraph = summary(marks).firstParagraph ?? ""
    #expect(paragraph.unicodeScalars.count == 1001)
    #expect(paragraph.unicodeScalars.last == "…")
  }
}
