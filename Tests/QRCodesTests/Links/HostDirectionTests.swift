import QRCodes
import Testing

@Suite struct HostDirectionTests {
  @Test(arguments: ["aא.example", "1אב.example", "אa.example"])
  func refusesLettersOfBothDirectionsInOneLabel(host: String) {
    #expect(throws: DeepLinkError.mixedHostDirections(host)) {
      try DeepLink("https://\(host)/", allowedSchemes: [])
    }
  }

  @Test(arguments: [
    "مثال1٢.example", "مثال٢1.example", "a.مثال１٢.example", "xn--1-ymcl5hc2p.example",
    // Digits of Hanifi Rohingya, and of ASCII after them.
    "\u{10D00}\u{10D30}1.example",
  ])
  func refusesDigitsOfTwoKindsInOneLabel(host: String) {
    #expect(throws: DeepLinkError.mixedHostDigits(host)) {
      try DeepLink("https://\(host)/", allowedSchemes: [])
    }
  }

  @Test(arguments: [
    ("مثال١٢.example", "xn--mgbh0fb7lg.example"), ("مثال12.example", "xn--12-btdp0kd.example"),
    ("مثال۱۲.example", "xn--mgbh0fb77fga.example"),
    ("مثال١٢.a12.example", "xn--mgbh0fb7lg.a12.example"),
    ("\u{10D00}\u{10D30}.a1.example", "xn--5d0dgd.a1.example"),
  ])
  func keepsDigitsOfOneKindInALabel(host: String, ascii: String) throws {
    #expect(
      try DeepLink("https://\(host)/", allowedSchemes: []).text == "https://\(ascii)/")
  }
}
