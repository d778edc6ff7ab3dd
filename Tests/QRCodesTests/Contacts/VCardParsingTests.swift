import QRCodes
import Testing

@Suite struct VCardParsingTests {
  @Test func readsWhatItWrites() throws {
    let card = VCard(
      name: "Mara; \"ML\", Lind\\qvist", telephone: "+46 8 123", email: "mara@stride.example",
      organization: "Stride, Inc", url: try DeepLink("https://a.example/", allowedSchemes: []))
    #expect(VCard(parsing: card.text) == card)
  }

  @Test func readsAVCardOfVersion4() throws {
    let text = """
      BEGIN:VCARD
      VERSION:4.0
      N:Lindqvist;Mara;Åsa;Dr;
      item1.TEL;VALUE=uri;TYPE="voice:home":tel:+46-8-123
      TEL:666
      EMAIL;TYPE=work:mailto:mara@stride.example
      ORG:Stride;Research\\, Ideas
      URL:https://stride.example/mara
      END:VCARD
      FN:Somebody Else
      """
    let expected = VCard(
      name: "Dr Mara Åsa Lindqvist", telephone: "+46-8-123", email: "mara@stride.example",
      organization: "Stride, Research, Ideas",
      url: try DeepLink("https://stride.example/mara", allowedSchemes: []))
    #expect(VCard(parsing: text) == expected)
    #expect(VCard(parsing: text.replacing("\n", with: "\r\n")) == expected)
    #expect(VCard(parsing: text.replacing("\n", with: "\r")) == expected)
  }

  @Test func putsFoldedLinesTogether() {
    let text = "BEGIN:VCARD\r\nFN:Mara Lind\r\n qvist\r\nTEL:1\r\n\t2\r\nEND:VCARD"
    #expect(VCard(parsing: text) == VCard(name: "Mara Lindqvist", telephone: "12"))
  }

  @Test func readsAVCardOfVersion2() {
    let text = "BEGIN:VCARD\nVERSION:2.1\nN:Lindqvist;Mara\nTEL;CELL;VOICE:123\nEND:VCARD"
    #expect(VCard(parsing: text) == VCard(name: "Mara Lindqvist", telephone: "123"))
  }

  @Test func readsAMECARD() throws {
    let text =
      #"MECARD:N:Lindqvist,Mara;TEL:+468123;EMAIL:m\;l@a.example;URL:https\://a.example/;NOTE:x;;"#
    #expect(
      VCard(parsing: text)
        == VCard(
          name: "Mara Lindqvist", telephone: "+468123", email: "m;l@a.example",
          url: try DeepLink("https://a.example/", allowedSchemes: [])))
  }

  @Test func keepsAnAddressThatIsNoSafeLinkApart() throws {
    let card = try #require(
      VCard(parsing: "BEGIN:VCARD\nFN:M\nURL:javascript:alert(1)\nURL:https://a.example\nEND:VCARD")
    )
    #expect(card.url?.text == "https://a.example")
    #expect(card.unsafeURL == "javascript:alert(1)")
    #expect(!card.text.contains("javascript"))
  }

  @Test func namesACardByItsOrganizationWithoutAName() {
    #expect(
      VCard(parsing: "BEGIN:VCARD\nN:;;;;\nFN: \nORG:Stride\nEND:VCARD")
        == VCard(name: "Stride", organization: "Stride"))
  }

  @Test(arguments: [
    "", "BEGIN", "BEGIN:VCARD", "BEGIN:VCARD\nEND:VCARD\nFN:Mara", "BEGIN:VCARD\nFN", "MECARD:",
    "BEGIN:VCARD\nFN:\nTEL:1", "MECARD:TEL:1;;", "FN:Mara", "BEGIN:VCARD FN:Mara",
    "BEGIN:VCARD\nFN;X=\":Mara",
  ])
  func refusesACardOfNobody(text: String) {
    #expect(VCard(parsing: text) == nil)
  }

  @Test(arguments: [
    (#"a\nb\Nc"#, "a\nb\nc"), (#"a\"#, #"a\"#), (#"\\n"#, #"\n"#), (#"\,\;\:"#, ",;:"),
    ("  a  ", "a"),
  ])
  func takesEscapesAway(value: String, text: String) {
    #expect(VCard(parsing: "BEGIN:VCARD\nFN:\(value)\nEND:VCARD")?.name == text)
  }

  @Test(arguments: [
    (["FN:M", "TEL:1", "N:M;;;;", "REV:1"], []),
    (["FN:M", "NOTE:x", "title:y", "NOTE:z"], ["NOTE", "TITLE"]),
    (["FN:M", "TEL:1", "TEL:2", "URL:https://a.example", "URL:javascript:x"], ["TEL", "URL"]),
    (["FN:M", "NOTE:", "X-A B:c"], []), (["FN:M", "END:VCARD", "begin:vcard", "FN:E"], ["VCARD"]),
  ])
  func namesWhatElseACardHas(lines: [String], names: [String]) {
    let text = (["BEGIN:VCARD", "VERSION:3.0"] + lines + ["END:VCARD"]).joined(separator: "\r\n")
    #expect(VCard.otherProperties(in: text) == names)
  }

  @Test func namesWhatElseAMECARDHas() {
    #expect(
      VCard.otherProperties(in: "MECARD:N:M;TEL:1;NOTE:x;BDAY:20260101;;") == ["NOTE", "BDAY"])
  }
}
