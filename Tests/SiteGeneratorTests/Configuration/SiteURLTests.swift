import QRCodes
import Testing

@testable import SiteGenerator

@Suite struct SiteURLTests {
  @Test(arguments: [
    ("https://share.example", ""), ("https://share.example/", ""), ("https://share.example//", ""),
    ("https://share.example/app", "/app"), ("https://share.example/app/", "/app"),
    ("https://share.example//app//x//", "/app/x"), ("HTTPS://Share.Example/App", "/App"),
    ("https://share.example/caf%C3%A9/ö", "/caf%C3%A9/%C3%B6"),
    ("https://share.example/...", "/..."),
  ])
  func putsExactlyOneSlashBetweenBaseAndPath(text: String, base: String) throws {
    let url = try SiteURL(text)
    #expect(url.origin == "https://share.example")
    #expect(url.host == "share.example")
    #expect(url.basePath == base)
    #expect(url.rooted("index.html") == base + "/")
    #expect(url.rooted("a/b/index.html") == base + "/a/b/")
    #expect(url.rooted("cards/a/wide.png") == base + "/cards/a/wide.png")
    #expect(url.absolute("a/index.html") == "https://share.example" + base + "/a/")
  }

  @Test func writesAnInternationalHostInPunycode() throws {
    let url = try SiteURL("https://Bücher.example/mömente/")
    #expect(url.host == "xn--bcher-kva.example")
    #expect(
      url.absolute("a/index.html") == "https://xn--bcher-kva.example/m%C3%B6mente/a/")
  }

  @Test func keepsAPort() throws {
    let url = try SiteURL("https://localhost:8443/app")
    #expect(url.host == "localhost")
    #expect(url.authority == "localhost:8443")
    #expect(url.origin == "https://localhost:8443")
    #expect(url.absolute("index.html") == "https://localhost:8443/app/")
  }

  @Test(arguments: [
    ("https://share.example:8443/join", true), ("https://SHARE.example:8443", true),
    ("https://share.example/join", false), ("https://share.example:844/join", false),
    ("https://other.example:8443/join", false), ("stride://share.example:8443/join", false),
  ])
  func tellsWhichLinksLeadToItsHost(text: String, isOwn: Bool) throws {
    let link = try DeepLink(text, allowedSchemes: ["stride"])
    #expect(try SiteURL("https://share.example:8443/app").isHost(of: link) == isOwn)
  }

  @Test(arguments: [
    ("https://192.0.2.1", "192.0.2.1", true), ("https://192.0.2.1:8443/", "192.0.2.1", true),
    ("https://[2001:DB8::1]:8443/", "[2001:db8::1]", true),
    ("https://[::1]", "[::1]", true), ("https://1.example", "1.example", false),
    ("https://share.example:8443", "share.example", false),
  ])
  func tellsAddressesFromNames(text: String, host: String, isAddress: Bool) throws {
    let url = try SiteURL(text)
    #expect(url.host == host)
    #expect(url.hasAddressAsHost == isAddress)
  }

  @Test(arguments: [
    ("myindex.html", "/myindex.html"), ("a/reindex.html", "/a/reindex.html"),
    ("index.html/index.html", "/index.html/"), ("é/ü b.png", "/%C3%A9/%C3%BC%20b.png"),
    ("a?b#c%/index.html", "/a%3Fb%23c%25/"), ("c++.html", "/c%2B%2B.html"),
  ])
  func addressesAPathOfTheOutput(path: String, address: String) throws {
    #expect(try SiteURL("https://share.example").rooted(path) == address)
  }

  @Test(arguments: [
    "", "http://share.example", "//share.example", "share.example", "https://", "https:///a",
    "https://u@share.example", "https://share.example?", "https://share.example/#",
    "https://share.example/.", "https://share.example/a/..", "https://share.example/%2E%2e/a",
    "https://share.example/a b", "https://share.example:0",
  ])
  func refusesWhatIsNoAddressOfASite(text: String) {
    #expect(throws: SiteURL.Fault.self) { try SiteURL(text) }
  }
}
