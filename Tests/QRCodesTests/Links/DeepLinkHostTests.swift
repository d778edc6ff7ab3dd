import QRCodes
import Testing

@Suite struct DeepLinkHostTests {
  @Test(arguments: [
    ("bücher.example", "xn--bcher-kva.example"), ("BÜCHER.Example", "xn--bcher-kva.example"),
    ("bu\u{308}cher.example", "xn--bcher-kva.example"),
    ("ｂücher．example", "xn--bcher-kva.example"), ("bücher。example", "xn--bcher-kva.example"),
    ("ＳＨＡＲＥ.example", "share.example"), ("①②.example", "12.example"),
    ("share.example。evil.example", "share.example.evil.example"),
    ("straße.example", "xn--strae-oqa.example"), ("STRASSE.example", "strasse.example"),
    ("GROẞ.example", "xn--gro-7ka.example"), ("groß.example", "xn--gro-7ka.example"),
    ("λόγος.example", "xn--oxapnm1c.example"), ("例え.テスト", "xn--r8jz45g.xn--zckzah"),
    ("пример.испытание", "xn--e1afmkfd.xn--80akhbyknj4f"),
    ("موقع.example", "xn--4gbrim.example"), ("אבג.example", "xn--4dbcd.example"),
    // The joiner between these letters of Devanagari is part of the name.
    ("क्\u{200D}ष.example", "xn--11b2ezcw70k.example"),
    // Cyrillic and Latin letters: what the eye cannot tell apart, the link's text does.
    ("аpple.example", "xn--pple-43d.example"), ("a_b.ü.example", "a_b.xn--tda.example"),
    ("１９２.0.2.１", "192.0.2.1"),
  ])
  func writesAHostInPunycode(host: String, ascii: String) throws {
    let link = try DeepLink("https://\(host)/a", allowedSchemes: [])
    #expect(link.text == "https://\(ascii)/a")
    #expect(try DeepLink(link.text, allowedSchemes: []) == link)
  }

  @Test(arguments: [
    "xn--bcher-kva.example", "xn--strae-oqa.example", "xn--fa-hia.example", "XN--BCHER-KVA.example",
  ])
  func keepsAHostThatIsInPunycode(host: String) throws {
    #expect(
      try DeepLink("https://\(host)", allowedSchemes: []).text == "https://\(host.lowercased())")
  }

  @Test(arguments: [
    "xn--a.example", "xn--.example", "xn--abc-.example", "a.XN--A", "xn--bcher-kvz99999999.example",
    // It stands for a name with a space that is not broken.
    "xn--ls8hexamplefixn--bcher-kva.example",
  ])
  func refusesPunycodeThatStandsForNothing(host: String) {
    expect(host, .invalidPunycode(host))
  }

  @Test(arguments: [
    "💩.example", "☃.example", "i❤️.example", "👩🏽\u{200D}🚀.example", "xn--ls8h.example",
    // Joined where no script joins letters; marks without a letter.
    "a\u{200D}b.example", "a\u{200C}b.example", "\u{301}é.example",
    // What these are mapped to, or look like, would end the host or begin another.
    "℀.example", "share.example／evil.example", "good.example＠evil.example", "é：8443",
    "share.example？a.example", "share.example＃a.example", "a∕b.example", "％41.example",
    "b_ü.example",
    "⒈example.example",
  ])
  func refusesCharactersThatNoNameHas(host: String) {
    expect(host, .forbiddenHostCharacter(host))
  }

  @Test func refusesEverySignOfASCIIBesideLettersOutsideIt() {
    let delimiters = "-._:/?#@\\"
    for byte in UInt8(0x21)..<0x7F {
      let sign = Character(Unicode.Scalar(byte))
      if sign.isLetter || sign.isNumber || delimiters.contains(sign) { continue }
      // Percent-encoding has a check of its own before.
      let host = sign == "%" ? "bü%41x.example" : "bü\(sign)x.example"
      expect(host, .forbiddenHostCharacter(host))
      let beside = sign == "%" ? "bü.a%41" : "bü.a\(sign)a"
      expect(beside, .forbiddenHostCharacter(beside))
    }
  }

  @Test(arguments: [
    "-a.example", "a-.example", "a.-", "-é.example", "é-.example", "ab--é.example",
  ])
  func refusesHyphensWhereNoNameHasThem(host: String) {
    expect(host, .misplacedHyphen(host))
  }

  @Test func knowsHowLongNamesMayBe() throws {
    let label = String(repeating: "a", count: 63)
    let name = "\(label).\(label).\(label).\(String(label.dropLast(2)))"
    for host in [label, name, String(repeating: "ü", count: 57)] {
      #expect(throws: Never.self) { try DeepLink("https://\(host)/", allowedSchemes: []) }
    }
    let tooLong = [
      label + "a", "a.\(label)a.example", name + "a", String(repeating: "a.", count: 127) + "a",
      String(repeating: "ü", count: 63), String(repeating: "ü.", count: 60) + "example",
      String(repeating: "ü", count: 507), String(repeating: "字", count: 600),
    ]
    for host in tooLong { expect(host, .hostTooLong(host)) }
  }

  @Test(arguments: [
    "0x7f.1", "127.1", "2130706433", "0x7F000001", "0177.0.0.1", "127.0.0.01", "127.0.0.256",
    "1.2.3.4.5", "0", "0x", "a.1", "example.0x1f", "256.256.256.256", "é.1", "１２７．1",
  ])
  func refusesNumbersThatReadersTakeDifferently(host: String) {
    expect(host, .numericHost(host))
  }

  @Test(arguments: [
    "127.0.0.1", "192.0.2.1", "0.0.0.0", "255.255.255.255", "1a", "a.1b", "x1f.0xg",
  ])
  func keepsAddressesAndNamesWithDigits(host: String) throws {
    #expect(try DeepLink("https://\(host)", allowedSchemes: []).text == "https://\(host)")
  }

  @Test(arguments: [
    "[::]", "[::1]", "[2001:db8::1]", "[1:2:3:4:5:6:7:8]", "[1::]", "[1:2:3:4:5:6:7::]",
    "[::2:3:4:5:6:7:8]", "[::ffff:192.0.2.1]", "[1:2:3:4:5:6:192.0.2.1]", "[2001:DB8::A]",
  ])
  func keepsIPv6Addresses(host: String) throws {
    #expect(
      try DeepLink("https://\(host):1/", allowedSchemes: ["musicnotes"]).text
        == "https://\(host.lowercased()):1/")
    #expect(
      try DeepLink("musicnotes://\(host)", allowedSchemes: ["musicnotes"]).text
        == "musicnotes://\(host)")
  }

  @Test(arguments: [
    "a..example", ".example", "example.", ".", "bücher.", "bü..example", "%65vil.example",
    "a!b.example", "a<b", "{code}", "[::1", "[]", "[1]", "[::g]", "a[::1]", "[::1]a", "[:::]",
    "[1:2:3:4:5:6:7]", "[1:2:3:4:5:6:7:8:9]", "[1::2::3]", "[1:2:3:4:5:6:7::8]", "[12345::]",
    "[::1.2.3]", "[1.2.3.4::]", "[::01.2.3.4]", "[:1:2:3:4:5:6:7]", "[1:2:3:4:5:6:7:]",
    "[fe80::1%25eth0]", "[v1.a]",
  ])
  func refusesWhatIsNoHost(host: String) {
    expect(host, .invalidHost(host))
  }

  @Test(arguments: ["<join>", "{code}", "a|b", "[é]", "[::g]"])
  func refusesWhatIsNoWordOfAnApp(word: String) {
    #expect(throws: DeepLinkError.invalidHost(word)) {
      try DeepLink("musicnotes://\(word)", allowedSchemes: ["musicnotes"])
    }
  }

  @Test func isRightOnManyThreads() async throws {
    try await withThrowingTaskGroup(of: String.self) { group in
      for _ in 0..<64 {
        group.addTask {
          var text = ""
          for _ in 0..<100 {
            text = try DeepLink("https://bücher.example", allowedSchemes: []).text
          }
          return text
        }
      }
      for try await text in group { #expect(text == "https://xn--bcher-kva.example") }
    }
  }
}

private func expect(
  _ host: String, _ error: DeepLinkError, at location: SourceLocation = #_sourceLocation
) {
  #expect(throws: error, sourceLocation: location) {
    try DeepLink("https://\(host)/", allowedSchemes: [])
  }
}
