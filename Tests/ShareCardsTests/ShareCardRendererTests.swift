import Foundation
import ShareCards
import Testing

/// The library as programs use it.
@Suite struct ShareCardRendererTests {
  private func payloads(
    _ content: some ShareCardContent, size: ShareCardSize = .compact, link: String? = nil
  ) throws -> [String] {
    let data = try ShareCardRenderer().renderPNGData(
      content: content, style: .branded, size: size, qrCodeURL: link.flatMap(URL.init), scale: 1)
    return try DecodedCard(file: Array(data)).payloads()
  }

  private func contact(_ name: String) throws -> ContactCardContent {
    let id = try #require(UUID(uuidString: "6F9619FF-8B86-D011-B42D-00CF4FC964FF"))
    return ContactCardContent(
      card: try ContactCard(contactID: id, displayName: name), brandName: "Stride")
  }

  @Test(arguments: [
    "Mara Lindqvist", "李小龍", String(repeating: "\"", count: 80), String(repeating: "é", count: 40),
  ])
  func putsAContactIntoItsCode(name: String) throws {
    let contact = try contact(name)
    for size in ShareCardSize.allCases {
      let payload = try #require(try payloads(contact, size: size).first)
      #expect(try ContactCard(decoding: Array(payload.utf8)) == contact.card)
    }
  }

  @Test func putsALinkIntoAContactsCodeInstead() throws {
    let link = "https://stride.example/mara"
    #expect(try payloads(contact("Mara"), link: link) == [link])
  }

  @Test func drawsEveryKindOfContent() throws {
    let link = "https://stride.example/a"
    let statistics = StatisticsCardContent(
      title: "Week 11", stats: [StatItem(label: "Steps", value: "52,340", trend: .up)],
      brandName: "Stride")
    let invite = InviteCardContent(title: "Join us", code: "RUN-A3B7K2", brandName: "Stride")
    #expect(try payloads(statistics, link: link) == [link])
    #expect(try payloads(statistics) == [])
    #expect(try payloads(invite, link: link) == [link])
  }

  @Test func saysHowLongALinkMayBe() throws {
    let link = "https://stride.example/" + String(repeating: "x", count: 400)
    let quote = QuoteCardContent(quote: "q", brandName: "b")
    #expect(throws: ShareCardError.payloadTooLong(bytes: 423, limit: 152, size: .compact)) {
      try payloads(quote, link: link)
    }
    #expect(throws: ShareCardError.payloadTooLong(bytes: 423, limit: 362, size: .compact)) {
      try payloads(contact("Mara"), link: link)
    }
  }
}
