import QRCodes
import Testing

@Suite struct DeepLinkPartsTests {
  @Test(arguments: [
    ("https://share.example:8443/a", "share.example", "share.example:8443", false),
    ("https://192.0.2.1:1/", "192.0.2.1", "192.0.2.1:1", true),
    ("https://[2001:DB8::1]/", "[2001:db8::1]", "[2001:db8::1]", true),
    ("https://1.2.3.4.example", "1.2.3.4.example", "1.2.3.4.example", false),
    ("musicnotes://Join:80/a", "Join", "Join:80", false),
    ("musicnotes://[::1]:80", "[::1]", "[::1]:80", true),
    ("musicnotes:///join", nil, "", false), ("musicnotes:join", nil, nil, false),
  ])
  func tellsHostAndPort(
    text: String, host: String?, authority: String?, isAddress: Bool
  ) throws {
    let link = try DeepLink(text, allowedSchemes: ["musicnotes"])
    #expect(link.host == host)
    #expect(link.authority == authority)
    #expect(link.hasAddressAsHost == isAddress)
  }

  @Test(arguments: [
    ("https://bücher.example", true), ("https://a.XN--BCHER-KVA:1", true),
    ("https://xn.example/xn--bcher-kva", false), ("https://axn--bcher.example", false),
    ("musicnotes://xn--bcher-kva", true), ("musicnotes:xn--bcher-kva", false),
  ])
  func tellsHostsInOtherLetters(text: String, isInternational: Bool) throws {
    #expect(
      try DeepLink(text, allowedSchemes: ["musicnotes"]).hasInternationalHost == isInternational)
  }

  @Test func buildsALinkIntoAnApp() throws {
    let link = try DeepLink.build(
      scheme: "musicnotes", action: "join", parameters: [("code", "MUSIC-A3B7K2")])
    #expect(link.text == "musicnotes://join?code=MUSIC-A3B7K2")
    #expect(try DeepLink.build(scheme: "musicnotes", action: "join").text == "musicnotes://join")
  }

  @Test func encodesWhatItBuilds() throws {
    let link = try DeepLink.build(
      scheme: "MusicNotes", action: "/play list/é@x/",
      parameters: [("a&b", "c=d#e"), ("ü", "1+1 %"), ("a&b", "2")])
    #expect(
      link.text == "musicnotes://play%20list/%C3%A9%40x?a%26b=c%3Dd%23e&%C3%BC=1%2B1%20%25&a%26b=2")
    #expect(link.action == "play list/é@x")
    #expect(try link.parameter(named: "a&b") == "c=d#e")
    #expect(try link.parameter(named: "ü") == "1+1 %")
  }

  @Test(arguments: [
    ("https", "join", DeepLinkError.webScheme("https")), ("HTTPS", "join", .webScheme("HTTPS")),
    ("http", "join", .insecureScheme),
    ("javascript", "join", .dangerousScheme("javascript", isHidden: false)),
    ("ftp", "join", .webScheme("ftp")), ("wss", "join", .webScheme("wss")),
    ("", "join", .invalidScheme("")), ("music notes", "join", .invalidScheme("music notes")),
    ("musicnotes:", "join", .invalidScheme("musicnotes:")), ("musicnotes", "", .missingAction),
    ("musicnotes", "//", .missingAction),
    ("musicnotes", String(repeating: "a", count: 2036), .tooLong(bytes: 2049)),
  ])
  func buildsNothingFromFaultyParts(scheme: String, action: String, error: DeepLinkError) {
    #expect(throws: error) { try DeepLink.build(scheme: scheme, action: action) }
  }

  @Test func writesAnAppsSchemeInLowerCase() throws {
    #expect(try DeepLink.appScheme("Com.Example.Music") == "com.example.music")
  }

  @Test(arguments: [
    ("https", DeepLinkError.webScheme("https")), ("FTP", .webScheme("ftp")),
    ("HTTP", .insecureScheme), ("Data", .dangerousScheme("data", isHidden: false)),
    ("", .invalidScheme("")), ("music notes", .invalidScheme("music notes")),
    (String(repeating: "a", count: 2049), .tooLong(bytes: 2049)),
  ])
  func takesNoSchemeThatNoAppCanHave(name: String, error: DeepLinkError) {
    #expect(throws: error) { try DeepLink.appScheme(name) }
  }

  @Test func buildsNoParameterThatCouldNotBeRead() {
    #expect(throws: DeepLinkError.emptyParameter("code")) {
      try DeepLink.build(scheme: "musicnotes", action: "join", parameters: [("code", "")])
    }
  }

  @Test(arguments: [
    ("musicnotes://join?code=1", "join"), ("musicnotes:///join?code=1", "join"),
    ("musicnotes:join", "join"), ("musicnotes:/join/", "join"),
    ("musicnotes://join/now", "join/now"),
    ("musicnotes://%6Aoin/caf%C3%A9", "join/café"), ("musicnotes://café", "café"),
    ("musicnotes://", ""),
    ("musicnotes://%FF", "%FF"),
    ("https://share.example/join?code=1", "join"), ("https://share.example", ""),
  ])
  func takesTheActionFromHostOrPath(text: String, action: String) throws {
    #expect(try DeepLink(text, allowedSchemes: ["musicnotes"]).action == action)
  }

  @Test(arguments: [
    "musicnotes://join?code=MUSIC-A3B7K2", "musicnotes:///join?code=MUSIC-A3B7K2",
    "musicnotes://join?x=1&&y&code=MUSIC-A3B7K2&code=2#code=3",
    "https://share.example/join?%63ode=MUSIC%2DA3B7K2",
  ])
  func readsAParameter(text: String) throws {
    let link = try DeepLink(text, allowedSchemes: ["musicnotes"])
    #expect(try link.parameter(named: "code") == "MUSIC-A3B7K2")
  }

  @Test func readsAValueWithEqualsSignsAndPlus() throws {
    let link = try DeepLink("musicnotes://join?code=a=b==+c", allowedSchemes: ["musicnotes"])
    #expect(try link.parameter(named: "code") == "a=b==+c")
  }

  @Test(arguments: [
    ("musicnotes://join", DeepLinkError.missingParameter("code")),
    ("musicnotes://join?", .missingParameter("code")),
    ("musicnotes://join?Code=1", .missingParameter("code")),
    ("musicnotes://join#?code=1", .missingParameter("code")),
    ("musicnotes://code=1?=1", .missingParameter("code")),
    ("musicnotes://join?code", .emptyParameter("code")),
    ("musicnotes://join?code=", .emptyParameter("code")),
    ("musicnotes://join?code=&code=1", .emptyParameter("code")),
    ("musicnotes://join?code=%FF", .unreadableParameter("code")),
  ])
  func namesTheParameterThatIsNotThere(text: String, error: DeepLinkError) throws {
    let link = try DeepLink(text, allowedSchemes: ["musicnotes"])
    #expect(throws: error) { try link.parameter(named: "code") }
  }
}
