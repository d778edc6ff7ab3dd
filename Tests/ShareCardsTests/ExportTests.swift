import ShareCards
import Testing

/// What servers get with `import ShareCards` alone.
@Suite struct ExportTests {
  @Test func linksAreMadeAndRead() throws {
    let link = try DeepLink.build(
      scheme: "com.example.stride", action: "join", parameters: [("code", "TUE-7KM4")])
    #expect(link.text == "com.example.stride://join?code=TUE-7KM4")
    let read = try DeepLink(
      "com.example.stride:///join?code=TUE-7KM4", allowedSchemes: ["com.example.stride"])
    #expect(read.action == "join")
    #expect(try read.parameter(named: "code") == "TUE-7KM4")
    #expect(throws: DeepLinkError.missingParameter("id")) { try read.parameter(named: "id") }
  }

  @Test func contactsAreMadeAndRead() throws {
    let id = try #require(ContactID("6F9619FF-8B86-4011-B42D-00CF4FC964FF"))
    let card = try ContactCard(contactID: id, displayName: "Mara")
    #expect(try ContactCard(decoding: card.encoded) == card)
    #expect(throws: ContactCardError.noObject) { try ContactCard(decoding: []) }
  }
}
