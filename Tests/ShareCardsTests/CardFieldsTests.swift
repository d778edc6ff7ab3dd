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

  @Test func takesTheTextsOfAnAchievement() {
    let content = AchievementCardContent(
      title: "First 5K", subtitle: " ", metric: "5.0 km", iconName: "trophy.fill",
      brandName: "Stride")
    let (kind, fields) = CardFields.fields(of: content)
    #expect(kind == "achievement")
    #expect(
      fields
        == CardFields([
          "title": "First 5K", "metric": "5.0 km", "icon": "trophy.fill", "brand": "Stride",
        ]))
  }

  @Test func takesTheTextsOfAQuote() {
    let content = QuoteCardContent(quote: "Keep going.", attribution: "Mara", brandName: "Stride")
    #expect(content.title == "Keep going.")
    #expect(content.subtitle == "Mara")
    #expect(content.iconName == nil)
    let (kind, fields) = CardFields.fields(of: content)
    #expect(kind == "quote")
    #expect(fields["quote"] == "Keep going.")
    #expect(fields["attribution"] == "Mara")
    #expect(
      CardFields.fields(of: QuoteCardContent(quote: "q", brandName: "b")).fields["attribution"]
        == nil)
  }

  @Test func namesEveryFieldOfEveryContent() {
    let achievement = AchievementCardContent(
      title: "t", subtitle: "s", metric: "m", iconName: "i", brandName: "b")
    let quote = QuoteCardContent(quote: "q", attribution: "a", brandName: "b")
    let used = [CardFields.fields(of: achievement).fields, CardFields.fields(of: quote).fields]
      .flatMap(\.sorted).map(\.name)
    #expect(Set(used) == Set(CardFields.names))
    #expect(Set(CardFields.names).count == CardFields.names.count)
  }

  @Test func drawsAnyOtherContentAsAPage() {
    struct Recipe: ShareCardContent {
      let title = "Soup"
      let subtitle: String? = nil
      let brandName = "Kitchen"
      let iconName: String? = "🥣"
    }
    let (kind, fields) = CardFields.fields(of: Recipe())
    #expect(kind == "page")
    #expect(fields == CardFields(["title": "Soup", "brand": "Kitchen", "icon": "🥣"]))
  }
}
