import QRCodes
import Testing

@Suite struct DeepLinkHostTests {
  @Test(arguments: [
    ("https://Share.Example:8443/a", "share.example"),
    ("https://[2001:db8::1]:443/", "[2001:db8::1]"),
    ("musicnotes://join?code=1", "join"), ("musicnotes:join", nil), ("musicnotes:///join", nil),
  ])
  func namesTheHostWithoutItsPort(text: String, host: String?) throws {
    #expect(try DeepLink(text, allowedSchemes: ["musicnotes"]).host == host)
  }

  @Test(arguments: [
    ("https://xn--pple-43d.example/", true), ("https://a.XN--P1AI/", true),
    ("https://share.example/xn--a", false), ("https://axn--b.example/", false),
  ])
  func tellsAHostWithLettersOutsideASCII(text: String, isInternational: Bool) throws {
    #expect(try DeepLink(text, allowedSchemes: []).hasInternationalHost == isInternational)
  }
}
