import Foundation
import QRCodes
import Testing

@testable import ShareCards

@Suite struct CardContentTests {
  private static let id = "6F9619FF-8B86-D011-B42D-00CF4FC964FF"

  @Test func takesTheTextsOfAnAchievement() {
    let content = CardContent(
      AchievementCardContent(
        title: "First 5K", subtitle: " ", metric: "5.0 km", iconName: "trophy.fill",
        brandName: "Stride"))
    #expect(content.kind == "achievement")
    #expect(
      content.fields
        == CardFields([
          "title": "First 5K", "metric": "5.0 km", "icon": "trophy.fill", "brand": "Stride",
        ]))
    #expect(content.payload == nil)
  }

  @Test func takesTheTextsOfAQuote() {
    let quote = QuoteCardContent(quote: "Keep going.", attribution: "Mara", brandName: "Stride")
    #expect(quote.title == "Keep going.")
    #expect(quote.subtitle == "Mara")
    #expect(quote.iconName == nil)
    let content = CardContent(quote)
    #expect(content.kind == "quote")
    #expect(content.fields["quote"] == "Keep going.")
    #expect(content.fields["attribution"] == "Mara")
    #expect(CardContent(QuoteCardContent(quote: "q", brandName: "b")).fields["attribution"] == nil)
  }

  @Test func takesTheValuesOfStatistics() {
    let stats = [
      StatItem(label: "Steps", value: "52,340", trend: .up, series: [1, 2]),
      StatItem(label: "Sleep", value: "7h 12m"),
    ]
    let statistics = StatisticsCardContent(
      title: "Week 11", subtitle: "Quiet", stats: stats, dateRange: "Mar 10 - Mar 16",
      brandName: "Stride")
    #expect(statistics.iconName == nil)
    #expect(stats.map(\.id) == ["Steps", "Sleep"])
    let content = CardContent(statistics)
    #expect(content.kind == "statistics")
    #expect(content.stats == stats)
    #expect(
      content.fields
        == CardFields([
          "title": "Week 11", "subtitle": "Quiet", "date-range": "Mar 10 - Mar 16",
          "brand": "Stride",
        ]))
  }

  @Test func takesAContactAndWhatItsCodeCarries() throws {
    let card = try ContactCard(
      contactID: try #require(UUID(uuidString: Self.id)), displayName: "Mara Lindqvist")
    let contact = ContactCardContent(card: card, brandName: "Stride")
    #expect(contact.title == "Mara Lindqvist")
    #expect(contact.subtitle == nil && contact.iconName == nil)
    let content = CardContent(contact)
    #expect(content.kind == "contact")
    #expect(
      content.fields
        == CardFields([
          "title": "Mara Lindqvist", "display-name": "Mara Lindqvist", "brand": "Stride",
        ]))
    let payload = try #require(content.payload)
    #expect(try ContactCard(decoding: Array(payload.utf8)) == card)
  }

  @Test func refusesContactsThatScannersWould() {
    #expect(throws: ContactCardError.nameTooLong(bytes: 81)) {
      try ContactCard(contactID: UUID(), displayName: String(repeating: "x", count: 81))
    }
  }

  @Test func takesTheTextsOfAnInvitation() {
    let content = CardContent(
      InviteCardContent(
        title: "Join us", subtitle: "Sundays", code: "RUN-A3B7K2", iconName: "figure.2",
        brandName: "Stride"))
    #expect(content.kind == "invite")
    #expect(
      content.fields
        == CardFields([
          "title": "Join us", "subtitle": "Sundays", "code": "RUN-A3B7K2", "icon": "figure.2",
          "brand": "Stride",
        ]))
  }

  @Test func drawsAnyOtherContentAsAPage() {
    struct Recipe: ShareCardContent {
      let title = "Soup"
      let subtitle: String? = nil
      let brandName = "Kitchen"
      let iconName: String? = "🥣"
    }
    let content = CardContent(Recipe())
    #expect(content.kind == "page")
    #expect(content.fields == CardFields(["title": "Soup", "brand": "Kitchen", "icon": "🥣"]))
  }

  /// Layouts can name every field that a content sets; pages set the rest.
  @Test func setsNoFieldThatLayoutsCannotName() throws {
    let card = try ContactCard(contactID: UUID(), displayName: "Mara")
    let contents = [
      CardContent(
        AchievementCardContent(
          title: "t", subtitle: "s", metric: "m", iconName: "i", brandName: "b")),
      CardContent(StatisticsCardContent(title: "t", stats: [], dateRange: "d", brandName: "b")),
      CardContent(QuoteCardContent(quote: "q", attribution: "a", brandName: "b")),
      CardContent(ContactCardContent(card: card, brandName: "b")),
      CardContent(InviteCardContent(title: "t", code: "c", brandName: "b")),
    ]
    let used = Set(contents.flatMap(\.fields.sorted).map(\.name))
    #expect(
      used.union(["telephone", "email", "organization"]) == Set(CardFields.names))
    #expect(Set(CardFields.names).count == CardFields.names.count)
    #expect(contents.map(\.kind).allSatisfy(BuiltInTheme.kinds.contains))
  }
}
