import QRCodes
import Testing

@Suite struct VCardTests {
  @Test func writesEveryLine() throws {
    let card = VCard(
      name: "Mara Lindqvist", telephone: "+46 8 123 45 67", email: "mara@stride.example",
      organization: "Stride", url: try DeepLink("https://stride.example/mara", allowedSchemes: []))
    #expect(
      card.text.replacing("\r\n", with: "|")
        == "BEGIN:VCARD|VERSION:3.0|N:Mara Lindqvist;;;;|FN:Mara Lindqvist|ORG:Stride"
        + "|TEL:+46 8 123 45 67|EMAIL:mara@stride.example|URL:https://stride.example/mara|END:VCARD|"
    )
  }

  @Test func leavesOutWhatThereIsNot() {
    #expect(
      VCard(name: "M").text == "BEGIN:VCARD\r\nVERSION:3.0\r\nN:M;;;;\r\nFN:M\r\nEND:VCARD\r\n")
  }

  @Test(arguments: [
    ("a,b;c\\d:e", #"a\,b\;c\\d:e"#), ("a\nb", #"a\nb"#), ("a\r\nb", #"a\nb"#), ("a\rb", #"a\nb"#),
    ("a\u{2028}b\u{85}c", #"a\nb\nc"#), ("a\0\u{7}\u{1B}b", "ab"), ("李 é🏆", "李 é🏆"),
    ("x\r\nTEL:666", #"x\nTEL:666"#),
    ("\u{202E}araM\u{2066}\u{200F}", "araM"), ("र्\u{200D}य", "र्\u{200D}य"),
  ])
  func escapesWhatWouldEndAValue(text: String, escaped: String) {
    let card = VCard(name: text, telephone: text, email: text, organization: text)
    #expect(
      card.text
        == "BEGIN:VCARD\r\nVERSION:3.0\r\nN:\(escaped);;;;\r\nFN:\(escaped)\r\nORG:\(escaped)\r\n"
        + "TEL:\(escaped)\r\nEMAIL:\(escaped)\r\nEND:VCARD\r\n")
  }
}
