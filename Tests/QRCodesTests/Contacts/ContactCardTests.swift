import QRCodes
import Testing

@Suite struct ContactCardTests {
  private static let identifier = "6F9619FF-8B86-D011-B42D-00CF4FC964FF"

  private func card(_ name: String) throws -> ContactCard {
    try ContactCard(
      contactID: try #require(ContactID(Self.identifier)), displayName: name)
  }

  private func decoded(_ json: String) throws -> ContactCard {
    try ContactCard(decoding: Array(json.utf8))
  }

  private func json(
    id: String = "\"\(identifier)\"", name: String = "\"Mara\"", version: String = "1"
  ) -> String {
    "{\"contactID\":\(id),\"displayName\":\(name),\"version\":\(version)}"
  }

  @Test func writesSortedKeys() throws {
    #expect(
      try String(decoding: card("Mara \"ML\" \\ Lind/ö").encoded, as: UTF8.self) == #"""
        {"contactID":"6F9619FF-8B86-D011-B42D-00CF4FC964FF","displayName":"Mara \"ML\" \\ Lind/ö","version":1}
        """#)
  }

  @Test(arguments: [
    "Mara Lindqvist", "李小龍", "מרה לינד", "a\\\"b", "🏃🏽", "\u{301}",
    String(repeating: "x", count: 80),
    String(repeating: "\\", count: 80), String(repeating: "\"", count: 80),
    String(repeating: "é", count: 40), "  Mara\n",
  ])
  func readsWhatItWrites(name: String) throws {
    let card = try card(name)
    #expect(card.encoded.count <= ContactCard.maximumLength)
    #expect(try ContactCard(decoding: card.encoded) == card)
  }

  @Test(arguments: [
    ("", ContactCardError.emptyName), (" \n\u{3000}", .emptyName),
    (String(repeating: "x", count: 81), .nameTooLong(bytes: 81)),
    (String(repeating: "é", count: 41), .nameTooLong(bytes: 82)),
    ("a\u{7}", .forbiddenCharacter("\u{7}", position: 2)),
    ("a\nb", .forbiddenCharacter("\n", position: 2)),
    ("\u{202E}arM", .forbiddenCharacter("\u{202E}", position: 1)),
    ("a\u{200D}", .forbiddenCharacter("\u{200D}", position: 2)),
    ("ab\u{2028}c", .forbiddenCharacter("\u{2028}", position: 3)),
    ("\0", .forbiddenCharacter("\0", position: 1)),
  ])
  func refusesNamesThatScannersWould(name: String, error: ContactCardError) throws {
    #expect(throws: error) { try card(name) }
    let escaped = name.unicodeScalars.map {
      $0.value < 0x20 ? "\\u00" + ($0.value < 16 ? "0" : "") + String($0.value, radix: 16) : "\($0)"
    }.joined()
    #expect(throws: error) { try decoded(json(name: "\"\(escaped)\"")) }
  }

  @Test(arguments: [
    #"{"version":1,"displayName":"Mara","contactID":"6f9619ff-8b86-d011-b42d-00cf4fc964ff"}"#,
    #" { "contactID" : "6F9619FF-8B86-D011-B42D-00CF4FC964FF", "#
      + #""displayName":"\u004d\u0061ra","version":1.0,"team":{"a":[1,-2.5e+3,true,null,[]]}}"#
      + "\n",
  ])
  func readsOtherWritings(text: String) throws {
    #expect(try decoded(text) == card("Mara"))
  }

  @Test func readsEscapesOfEveryKind() throws {
    let card = try decoded(json(name: #""\"\\\/\u00e9\ud83c\udfc6""#))
    #expect(card.displayName == "\"\\/é🏆")
  }

  @Test(arguments: [
    "", "Mara", "[]", "1", "null", "{", "{}x", "{\"a\":1,}", "{\"a\" 1}", "{a:1}", "{\"a\":01}",
    "{\"a\":1.}", "{\"a\":-}", "{\"a\":1e}", "{\"a\":+1}", "{\"a\":\"\\x\"}", "{\"a\":\"\\ud83c\"}",
    "{\"a\":\"\\udfc6\"}", "{\"a\":\"\n\"}", "{\"a\":\"", "{\"a\":[1,]}", "{\"a\":tru}",
    "{\"version\":1,\"version\":1}", "{\"a\":\(String(repeating: "[", count: 400))",
    "{\"a\":[[[[[[[[[]]]]]]]]]}", "https://share.example/", "\u{FEFF}{}",
  ])
  func refusesWhatIsNoObject(text: String) {
    #expect(throws: ContactCardError.noObject) { try decoded(text) }
  }

  @Test func refusesBytesThatAreNoText() {
    #expect(throws: ContactCardError.noObject) {
      try ContactCard(decoding: Array("{\"a\":\"".utf8) + [0xFF] + Array("\"}".utf8))
    }
  }

  @Test(arguments: [
    ("{}", ContactCardError.missingKey("version")), ("{\"version\":1}", .missingKey("contactID")),
    ("{\"version\":1,\"contactID\":\"\(identifier)\"}", .missingKey("displayName")),
    ("{\"version\":\"1\"}", .wrongType(key: "version", expected: "a number")),
    ("{\"version\":2}", .unsupportedVersion("2")),
    ("{\"version\":1e999}", .unsupportedVersion("1e999")),
    ("{\"version\":1,\"contactID\":7}", .wrongType(key: "contactID", expected: "a text")),
    ("{\"version\":1,\"contactID\":\"7\"}", .invalidContactID("7")),
    (
      "{\"version\":1,\"contactID\":\"\(identifier)\",\"displayName\":null}",
      .wrongType(key: "displayName", expected: "a text")
    ),
  ])
  func saysWhatAnObjectLacks(text: String, error: ContactCardError) {
    #expect(throws: error) { try decoded(text) }
  }

  @Test func refusesLongPayloads() throws {
    let padded = json() + String(repeating: " ", count: 512 - json().utf8.count)
    #expect(try decoded(padded) == card("Mara"))
    #expect(throws: ContactCardError.tooLong(bytes: 513)) { try decoded(padded + " ") }
  }

  @Test func survivesEveryCutAndChange() throws {
    let bytes = try card("Mára \"L\"").encoded
    for end in bytes.indices {
      #expect(throws: ContactCardError.self) {
        try ContactCard(decoding: Array(bytes[..<end]))
      }
    }
    for index in bytes.indices {
      for byte in [0, 34, 44, 92, 123, 125, 255] as [UInt8] {
        var changed = bytes
        changed[index] = byte
        guard let card = try? ContactCard(decoding: changed) else { continue }
        #expect(try ContactCard(decoding: card.encoded) == card)
      }
    }
  }
}
