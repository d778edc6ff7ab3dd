import QRCodes
import Testing

@Suite struct DeepLinkTests {
  @Test(arguments: [
    "https://share.example", "https://share.example/", "https://share.example/a/b.html?x=1&y=2#z",
    "https://share.example:8443/a", "https://[2001:db8::1]:8443/a", "https://192.0.2.1/",
    "https://xn--caf-dma.example/", "https://localhost/a", "https://a_b.example/",
    "https://share.example/@name/a:b;c=d,e!f$g'h(i)j*k+l", "https://share.example/?u=a@b.example",
    "https://share.example/caf%C3%A9", "https://share.example?x", "https://share.example#x",
    "musicnotes://join?code=MUSIC-A3B7K2", "musicnotes:///join?code=MUSIC-A3B7K2",
    "musicnotes:join",
    "musicnotes://", "musicnotes:", "com.example.stride://Card/1", "musicnotes://join%20us",
  ])
  func keepsAGoodLinkAsItIs(text: String) throws {
    #expect(try link(text).text == text)
  }

  @Test(arguments: [
    ("HTTPS://Share.EXAMPLE/Path", "https://share.example/Path"),
    ("MusicNotes://Join?Code=A", "musicnotes://Join?Code=A"),
    ("https://share.example/café", "https://share.example/caf%C3%A9"),
    ("https://share.example/cafe\u{301}", "https://share.example/cafe%CC%81"),
    ("https://share.example/?q=初#🏆", "https://share.example/?q=%E5%88%9D#%F0%9F%8F%86"),
    ("https://share.example/\u{301}x", "https://share.example/%CC%81x"),
    (
      "https://share.example/👩🏽\u{200D}🚀",
      "https://share.example/%F0%9F%91%A9%F0%9F%8F%BD%E2%80%8D%F0%9F%9A%80"
    ),
    ("https://share.example/\"<a>^`{|}", "https://share.example/%22%3Ca%3E%5E%60%7B%7C%7D"),
    ("https://share.example/?a[]=1#b#c", "https://share.example/?a%5B%5D=1#b%23c"),
    ("musicnotes:é?é#é", "musicnotes:%C3%A9?%C3%A9#%C3%A9"),
    ("musicnotes://é/é:b", "musicnotes://%C3%A9/%C3%A9:b"),
    ("https://bücher.example:8443/é?u=a@b", "https://xn--bcher-kva.example:8443/%C3%A9?u=a@b"),
  ])
  func writesALinkInASCII(text: String, expected: String) throws {
    #expect(try link(text).text == expected)
  }

  @Test func knowsItsScheme() throws {
    #expect(try link("HTTPS://share.example").scheme == "https")
    #expect(try !link("HTTPS://share.example").isCustomScheme)
    #expect(try link("COM.example.Stride:a").scheme == "com.example.stride")
    #expect(try link("MusicNotes://join").scheme == "musicnotes")
    #expect(try link("MusicNotes://join").isCustomScheme)
  }

  @Test func allowsOnlyTheSchemesNamed() {
    expect(
      "other://join", allowed: ["MusicNotes", "data", "http"],
      .schemeNotAllowed("other", allowed: ["https", "musicnotes"]))
    expect("mailto:a@b.example", allowed: [], .schemeNotAllowed("mailto", allowed: ["https"]))
    expect("ftp://share.example", allowed: [], .schemeNotAllowed("ftp", allowed: ["https"]))
    expect(
      "ws://share.example", allowed: ["a.b", "ftp"],
      .schemeNotAllowed("ws", allowed: ["a.b", "https"]))
    expect("http://share.example", allowed: ["http"], .insecureScheme)
    expect("HTTP://share.example", allowed: [], .insecureScheme)
  }

  @Test func takesSchemesThatASiteNamesInAnyCase() throws {
    #expect(try DeepLink("musicnotes:a", allowedSchemes: ["MusicNotes"]).scheme == "musicnotes")
    #expect(try DeepLink("MAILTO:a@b.example", allowedSchemes: ["mailto"]).scheme == "mailto")
  }

  @Test(arguments: ["ftp", "ws", "wss"])
  func takesNoSchemeOfTheNetworkForAnApp(scheme: String) {
    expect("\(scheme)://share.example", allowed: [scheme], .webScheme(scheme))
  }

  @Test(arguments: [
    "share.example/a", "/a", "//share.example/a", "?a", "#a", "1app://a", "-a:b", "é:b", "a_b:c",
    ":a", "://a", "mu\u{301}sic:a", "share.example/a:b",
  ])
  func refusesATextWithoutAScheme(text: String) {
    expect(text, .notAbsolute)
  }

  @Test(arguments: [
    "https:", "https:/", "https://", "https:///a", "https:share.example", "https:/share.example",
    "https://?a", "https://#a", "https://:443/",
  ])
  func refusesHTTPSWithoutAHost(text: String) {
    expect(text, .missingHost)
  }

  @Test(arguments: [
    "https://good.example@evil.example/", "https://user:secret@share.example/",
    "https://@a.example",
    "musicnotes://user@join", "https://a%40b@c.example",
  ])
  func refusesAUserName(text: String) {
    expect(text, .userInfo)
  }

  @Test(
    arguments: [
      ("https://a b.example", " ", 10), ("https://a.example/x y", " ", 20),
      (" https://a.example", " ", 1), ("https://a.example ", " ", 18),
      ("music\nnotes:join", "\n", 6), ("https://a.example/\t", "\t", 19),
      ("https://a.example/\r\n", "\r", 19), ("https://a.example/\0", "\0", 19),
      ("https://a.example/é\u{7F}", "\u{7F}", 20), ("https://a.example/\u{85}", "\u{85}", 19),
      ("https://a.example/\u{A0}", "\u{A0}", 19), ("https://a.example/\u{2028}", "\u{2028}", 19),
      ("https://a.example/\u{202E}gpj", "\u{202E}", 19),
      ("https://a.example/\u{2067}", "\u{2067}", 19),
      ("https://a.example/\u{61C}", "\u{61C}", 19), ("https://a.example/\u{200F}", "\u{200F}", 19),
      ("https://a\u{200B}.example/", "\u{200B}", 10), ("\u{FEFF}https://a.example/", "\u{FEFF}", 1),
      ("https://a.example/\u{3164}", "\u{3164}", 19),
      ("https://a.example/\u{E0041}", "\u{E0041}", 19),
      ("https://a\u{AD}b.example/", "\u{AD}", 10), ("https:\\\\a.example", "\\", 7),
      ("https://good.example\\@evil.example", "\\", 21),
    ] as [(String, Unicode.Scalar, Int)])
  func refusesCharactersThatReadersTakeDifferently(
    text: String, scalar: Unicode.Scalar, position: Int
  ) {
    expect(text, .forbiddenCharacter(scalar, position: position))
  }

  @Test(arguments: ["", "0", "65536", "-1", "+1", "8o", "99999999999999999999"])
  func refusesWhatIsNoPort(port: String) {
    expect("https://share.example:\(port)/", .invalidPort(port))
  }

  @Test(arguments: [
    ("https://a.example/%", 19), ("https://a.example/%2", 19), ("https://a.example/50%!", 21),
    ("https://a.example/é?q=%zz", 23), ("musicnotes://join%", 18),
  ])
  func refusesAFaultyPercentEncoding(text: String, position: Int) {
    expect(text, .invalidPercentEncoding(position: position))
  }

  @Test func refusesAnEmptyText() {
    expect("", .empty)
  }

  @Test func limitsTheLengthOfTheResult() throws {
    let base = "https://a.example/"
    let longest = base + String(repeating: "a", count: 2048 - base.utf8.count)
    #expect(try link(longest).text.utf8.count == 2048)
    expect(longest + "a", .tooLong(bytes: 2049))
    let accents = base + String(repeating: "é", count: 400)
    expect(accents, .tooLong(bytes: base.utf8.count + 2400))
  }
}

private func link(_ text: String) throws -> DeepLink {
  try DeepLink(text, allowedSchemes: ["musicnotes", "com.example.stride"])
}

private func expect(
  _ text: String, allowed: Set<String> = ["musicnotes"], _ error: DeepLinkError,
  at location: SourceLocation = #_sourceLocation
) {
  #expect(throws: error, sourceLocation: location) {
    try DeepLink(text, allowedSchemes: allowed)
  }
}
