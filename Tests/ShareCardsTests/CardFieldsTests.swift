import ShareCards
import Testing

@Suite struct CardFieldsTests {
  @Test(arguments: [
    "", " ", "\n\t ", "\u{A0}\u{3000}", "\u{200B}", "\u{200B} \u{200D}\u{FEFF}", "\u{202E}", "\0",
    "\u{FE0F}", "\u{3164}", "\u{115F}\u{1160}", "\u{AD}", "\u{2028}", "\u{E0041}",
  ])
  func holdsTextThatShowsNothingForAbsent(text: String) {
    var fields = CardFields(["title": text])
    #expect(fields["title"] == nil)
    #expect(fields.sorted.isEmpty)
    fields["title"] = "x"
    fields["title"] = text
    #expect(fields["title"] == nil)
  }

  @Test(arguments: [
    ("  two words\n", "two words"), ("a\nb", "a\nb"), ("0", "0"), ("\u{200B}a", "\u{200B}a"),
    ("👩🏽‍🚀", "👩🏽‍🚀"), ("❤️", "❤️"), ("#", "#"), ("…", "…"), ("\u{301}", "\u{301}"),
  ])
  func trimsAndKeepsWhatShows(text: String, shown: String) {
    #expect(CardFields(["title": text])["title"] == shown)
  }

  @Test func removesAField() {
    var fields = CardFields(["a": "1", "b": "2"])
    fields["a"] = nil
    #expect(fields == CardFields(["b": "2"]))
  }

  @Test func sortsByName() {
    let fields = CardFields(["title": "t", "brand": "b", "metric": "m", "Ä": "ä"])
    #expect(fields.sorted.map(\.name) == ["brand", "metric", "title", "Ä"])
    #expect(fields.sorted.map(\.value) == ["b", "m", "t", "ä"])
  }
}
