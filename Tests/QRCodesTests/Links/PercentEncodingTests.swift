import QRCodes
import Testing

@Suite struct PercentEncodingTests {
  @Test(arguments: [
    ("", ""), ("AZaz09-._~", "AZaz09-._~"), ("a b", "a%20b"), ("a+b&c=d", "a%2Bb%26c%3Dd"),
    ("100%", "100%25"), ("é", "%C3%A9"), ("初🏆", "%E5%88%9D%F0%9F%8F%86"), ("\0\u{7F}", "%00%7F"),
    ("e\u{301}", "e%CC%81"),
  ])
  func encodesAllButTheAllowed(text: String, encoded: String) {
    #expect(PercentEncoding.encode(text, allowed: .unreserved) == encoded)
    #expect(PercentEncoding.decode(encoded) == text)
  }

  @Test func keepsWhatAPlaceInALinkAllows() {
    #expect(PercentEncoding.encode("/a:@!?#[]", allowed: .path) == "/a:@!%3F%23%5B%5D")
    #expect(PercentEncoding.encode("/a:@!?#[]", allowed: .query) == "/a:@!?%23%5B%5D")
  }

  @Test func decodesSmallDigitsAndLeavesPlus() {
    #expect(PercentEncoding.decode("a%2fb+c%C3%a9") == "a/b+cé")
  }

  @Test(arguments: ["%", "%2", "%G0", "%0G", "%%20", "a%", "%C3", "%FF", "%ED%A0%80", "%+1", "%é0"])
  func decodesNothingFromFaultyText(text: String) {
    #expect(PercentEncoding.decode(text) == nil)
  }

  @Test func findsTheFirstFaultByItsScalar() {
    #expect(PercentEncoding.firstFault(in: "a%20b%C3%A9") == nil)
    #expect(PercentEncoding.firstFault(in: "é%20%2") == 5)
    #expect(PercentEncoding.firstFault(in: "%") == 1)
    #expect(PercentEncoding.firstFault(in: "%é0") == 1)
  }
}
