import QRCodes
import Testing

@Suite struct ScannedCodeTests {
  private static let identifier = "6F9619FF-8B86-D011-B42D-00CF4FC964FF"

  private func scanned(_ text: String, schemes: Set<String> = ["musicnotes"]) -> ScannedCode {
    ScannedCode(payload: Array(text.utf8), allowedSchemes: schemes)
  }

  @Test(arguments: [
    "https://share.example/a", "HTTPS://SHARE.EXAMPLE/A", "https://xn--pple-43d.example/",
    "https://аpple.example/",
    "musicnotes://join?code=MUSIC-A3B7K2", "musicnotes:join", "MusicNotes://join",
    "https://share.example/caf\u{E9}",
  ])
  func takesLinks(text: String) throws {
    let link = try DeepLink(text, allowedSchemes: ["musicnotes"])
    #expect(scanned(text) == .link(link))
    #expect(scanned(text, schemes: ["MUSICNOTES"]) == .link(link))
  }

  @Test(arguments: [
    ("http://share.example/", DeepLinkError.insecureScheme),
    ("HtTp:share.example", .insecureScheme),
    ("javascript:alert(1)", .dangerousScheme("javascript", isHidden: false)),
    ("JavaScript:alert(1)", .dangerousScheme("javascript", isHidden: false)),
    ("data:text/html,<script>", .dangerousScheme("data", isHidden: false)),
    ("intent://scan/#Intent;end", .dangerousScheme("intent", isHidden: false)),
    ("file:///etc/passwd", .dangerousScheme("file", isHidden: false)),
    ("other://join", .schemeNotAllowed("other", allowed: ["https", "musicnotes"])),
    ("https://user@share.example/", .userInfo),
    ("https:share.example", .missingHost),
    (" https://share.example/", .forbiddenCharacter(" ", position: 1)),
    ("https://share.example/\n", .forbiddenCharacter("\n", position: 23)),
    ("\u{1}javascript:alert(1)", .dangerousScheme("javascript", isHidden: true)),
    ("java\tscript:alert(1)", .dangerousScheme("javascript", isHidden: true)),
    ("java\r\nscript:alert(1)", .dangerousScheme("javascript", isHidden: true)),
    ("java\u{200B}script:alert(1)", .dangerousScheme("javascript", isHidden: true)),
    ("\u{FEFF}javascript:alert(1)", .dangerousScheme("javascript", isHidden: true)),
    ("java script:alert(1)", .dangerousScheme("javascript", isHidden: true)),
    ("javascript%3Aalert(1)", .dangerousScheme("javascript", isHidden: true)),
    ("javascript: alert(1)", .dangerousScheme("javascript", isHidden: false)),
    ("\u{202E}https://share.example/", .forbiddenCharacter("\u{202E}", position: 1)),
    ("\u{3000}other://join", .forbiddenCharacter("\u{3000}", position: 1)),
    ("music\tnotes://join", .forbiddenCharacter("\t", position: 6)),
    ("https:\\\\share.example", .forbiddenCharacter("\\", position: 7)),
    ("https://share.example/a b", .forbiddenCharacter(" ", position: 24)),
    ("https://share.example/%zz", .invalidPercentEncoding(position: 23)),
  ])
  func refusesLinksThatAreNotSafe(text: String, error: DeepLinkError) {
    #expect(scanned(text) == .refused(.link(error)))
  }

  @Test(arguments: [
    "", "hello", "Note: milk", "re:invent", "mailto:mara@stride.example", "tel:+46812345",
    "WIFI:S:Net;T:WPA;P:secret;;", "Meet us at https://share.example/", "Content: milk",
    "about: us",
    "Menu\nhttps://share.example/", "www.share.example", "//share.example/a", "1://x", "://",
    "{\"a\":1}", "{", "[]", "{\"version\":1}", "\0", "a\0b", "MECARDS", "\u{202E}abc",
  ])
  func leavesOtherTextsAlone(text: String) {
    #expect(scanned(text) == .text(text))
  }

  /// Readers take bytes that are not UTF-8 for another encoding, and open the link all the same.
  @Test func holdsLinksInOtherEncodingsToTheRules() {
    func scanned(_ text: String) -> ScannedCode {
      ScannedCode(payload: Array(text.utf8) + [0xE9])
    }
    #expect(
      scanned("javascript:alert(1)//")
        == .refused(.link(.dangerousScheme("javascript", isHidden: false))))
    #expect(scanned("http://share.example/") == .refused(.link(.insecureScheme)))
    #expect(scanned("https://a@share.example/") == .refused(.link(.userInfo)))
    for text in ["https://share.example/caf", "caf"] {
      #expect(scanned(text) == .bytes(Array(text.utf8) + [0xE9]))
    }
  }

  @Test(arguments: [
    "URL:javascript:alert(1)", "url:data:text/html,x", "URLTO:javascript:x",
    String(repeating: "url:", count: 400) + "javascript:x",
    "BEGIN:VCARD\nVERSION:3.0\nFN:Mara\nURL:javascript:alert(1)\nEND:VCARD",
    "BEGIN:VCARD\nVERSION:3.0\nFN:Mara\nURL:https://share.example/\nURL:data:x\nEND:VCARD",
    "MECARD:N:Mara;URL:javascript\\:alert(1);;",
  ])
  func refusesAddressesThatRunCodeInsideOtherTexts(text: String) {
    guard case .refused(.link(.dangerousScheme)) = scanned(text) else {
      Issue.record("not refused: \(scanned(text))")
      return
    }
  }

  @Test func takesContacts() throws {
    let id = try #require(ContactID(Self.identifier))
    let card = try ContactCard(contactID: id, displayName: "Mara")
    #expect(ScannedCode(payload: card.encoded) == .contact(card))
    let written =
      "\n {\"version\": 1, \"displayName\": \"Mara\", \"contactID\": \"\(Self.identifier)\"}"
    #expect(scanned(written) == .contact(card))
  }

  @Test(arguments: [
    (#"{"contactID":"x","displayName":"M","version":1}"#, ContactCardError.invalidContactID("x")),
    (#"{"displayName":"M","version":1}"#, .missingKey("contactID")),
    (#"{"displayName":"M"}"#, .missingKey("version")),
    (
      #"{"contactID":"6F9619FF-8B86-D011-B42D-00CF4FC964FF","displayName":"M","version":2}"#,
      .unsupportedVersion("2")
    ),
    (#"{"contactID":"a","contactID":"b","version":1}"#, .noObject),
    (#"{"contact\u0049D":5,"version":1}"#, .wrongType(key: "contactID", expected: "a text")),
    (#"{"contactID":"6F96"#, .noObject),
  ])
  func refusesContactsThatAreNotWhole(text: String, error: ContactCardError) {
    #expect(scanned(text) == .refused(.contact(error)))
  }

  @Test func refusesAContactThatIsTooLong() {
    let text =
      "{\"contactID\":\"\(Self.identifier)\",\"more\":\"\(String(repeating: "x", count: 500))\"}"
    #expect(scanned(text) == .refused(.contact(.tooLong(bytes: text.utf8.count))))
  }

  @Test func takesCardsForAddressBooks() {
    #expect(scanned("begin:vcard\nFN:Mara\nEND:VCARD") == .addressBook(VCard(name: "Mara")))
    #expect(scanned("MECARD:N:Mara;;") == .addressBook(VCard(name: "Mara")))
    #expect(scanned("BEGIN:VCARD\nTEL:1\nEND:VCARD") == .refused(.namelessCard))
  }

  @Test func keepsBytesThatAreNoText() {
    #expect(ScannedCode(payload: [0x68, 0xFF]) == .bytes([0x68, 0xFF]))
    #expect(ScannedCode(payload: [0xED, 0xA0, 0x80]) == .bytes([0xED, 0xA0, 0x80]))
  }

  @Test func refusesMoreThanACodeHolds() {
    let text = String(repeating: "1", count: 7089)
    #expect(scanned(text) == .text(text))
    #expect(scanned(text + "1") == .refused(.tooLong(bytes: 7090)))
  }

  @Test(arguments: [
    (
      ScanRefusal.tooLong(bytes: 7090), "the code has 7090 bytes, but a QR code holds at most 7089",
      "give it the payload of one code alone"
    ),
    (.link(.insecureScheme), "the scheme 'http' is not secure", "use 'https'"),
    (
      .contact(.emptyName), "the contact's name is empty", "write the name to show"
    ),
    (
      .namelessCard, "the address book card has no name",
      "ask whoever made the code for one with a name"
    ),
  ])
  func saysWhyACodeIsRefused(refusal: ScanRefusal, message: String, hint: String) {
    #expect(refusal.message == message)
    #expect(refusal.hint == hint)
  }
}
