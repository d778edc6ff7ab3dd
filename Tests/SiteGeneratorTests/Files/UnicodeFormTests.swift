import SiteGenerator
import Testing

@Suite struct UnicodeFormTests {
  @Test(arguments: [
    ("plain/TEXT-1", "plain/TEXT-1"), ("", ""), ("e\u{301}", "\u{E9}"), ("\u{E9}", "\u{E9}"),
    ("\u{212B}", "\u{C5}"), ("\u{1112}\u{1161}\u{11AB}", "\u{D55C}"), ("\u{FB01}", "\u{FB01}"),
    ("a\u{323}\u{301}", "\u{1EA1}\u{301}"), ("a\0e\u{301}\0", "a\0\u{E9}\0"),
    ("\u{10FFFF}", "\u{10FFFF}"),
  ])
  func composes(text: String, composed: String) {
    #expect(Array(UnicodeForm.composed(text).utf8) == Array(composed.utf8))
  }

  @Test(arguments: [
    ("Win/A", "win/a"), ("e\u{301}", "é"), ("É", "e\u{301}"), ("straße", "STRASSE"), ("ẞ", "ss"),
    ("İ", "i\u{307}"), ("ΣΑΣ", "σας"), ("\u{212A}m", "km"), ("Ǆ", "ǅ"), ("ﬁ", "FI"), ("Ж", "ж"),
  ])
  func pathsOfOneKey(first: String, second: String) {
    let (one, two) = (UnicodeForm.collisionKey(first), UnicodeForm.collisionKey(second))
    #expect(Array(one.utf8) == Array(two.utf8))
  }

  @Test(arguments: [("a", "b"), ("ı", "i"), ("e", "é"), ("１", "1"), ("a_b", "a-b"), ("ü", "ue")])
  func pathsOfTwoKeys(first: String, second: String) {
    #expect(UnicodeForm.collisionKey(first) != UnicodeForm.collisionKey(second))
  }
}
