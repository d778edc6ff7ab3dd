import Testing

@testable import Canvas

@Suite struct BoundedTextTests {
  @Test(arguments: [
    "", "plain", "two words ", "👩🏽‍❤️‍💋‍👨🏿", "👨‍👩‍👧‍👦", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "🇸🇪🇩🇪", "1️⃣", "🏳️‍🌈", "क्षत्रिय विद्या र्त्स्न्य",
    "ที่นี่ ปั้น", "ཧྐྵྨླྺྼྻྂ", "བསྒྲུབས", "ស្ត្រី ខ្មែរ", "Ậ Ǻ", "שָׁלוֹם", "مُحَمَّدٌ", "한국어", "각",
    "Z\u{301}\u{301}\u{301}\u{301}\u{301}\u{301}\u{301}\u{301}",
  ])
  func keepsWhatPeopleWrite(text: String) {
    let bounded = BoundedText(text)
    #expect(Array(bounded.text.unicodeScalars) == Array(text.unicodeScalars))
    #expect(!bounded.isShortened)
  }

  @Test(arguments: ["a", "👨‍👩‍👧‍👦", "ที่", "é"])
  func cutsBetweenCharacters(character: String) {
    let bounded = BoundedText(String(repeating: character, count: 2_001))
    #expect(bounded.isShortened)
    let count = min(2_000, 4_000 / character.unicodeScalars.count)
    #expect(bounded.text == String(repeating: character, count: count) + "…")
  }

  @Test func keepsTheLongestText() {
    let text = String(repeating: "ab", count: 1_000)
    #expect(BoundedText(text).text == text)
    #expect(!BoundedText(text).isShortened)
    let pairs = String(repeating: "e\u{301}", count: 2_000)
    #expect(!BoundedText(pairs).isShortened)
    #expect(BoundedText(pairs + "\u{301}").isShortened)
  }

  @Test func putsNoSpaceBeforeTheEllipsis() {
    let text = String(repeating: "a", count: 1_990) + String(repeating: " ", count: 10) + "b"
    #expect(BoundedText(text).text == String(repeating: "a", count: 1_990) + "…")
  }

  @Test(arguments: ["\u{301}", "\u{20DD}", "\u{200D}\u{301}", "\u{FE0F}"])
  func keepsEightMarksOnABase(mark: String) {
    let bounded = BoundedText("Z" + String(repeating: mark, count: 5_000) + "a\u{301}")
    let marks = bounded.text.unicodeScalars.prefix { $0 != "a" }.count {
      [.nonspacingMark, .enclosingMark].contains($0.properties.generalCategory)
    }
    #expect(marks == 8)
    #expect(bounded.text.hasSuffix("a\u{301}"))
    #expect(bounded.isShortened)
  }

  @Test(arguments: [("\u{200D}", 64), ("\u{E0061}", 64), ("\u{93E}", 9), ("\u{1100}", 8)])
  func boundsACharacterOfAnyParts(part: String, count: Int) {
    let bounded = BoundedText("\u{1100}" + String(repeating: part, count: 5_000))
    #expect(bounded.text.unicodeScalars.count == count)
    #expect(bounded.isShortened)
  }

  @Test(arguments: [("ក", "\u{17D2}ក"), ("က", "\u{1039}က"), ("ꦏ", "\u{A9C0}ꦏ")])
  func keepsFourLettersBelowOne(base: String, below: String) {
    let stack = base + String(repeating: below, count: 4)
    #expect(!BoundedText(stack + " \(base)").isShortened)
    for count in [5, 60, 3_000] {
      let bounded = BoundedText(base + String(repeating: below, count: count) + " ab")
      #expect(bounded.text.hasPrefix(stack))
      #expect(bounded.isShortened)
      #expect(bounded.text.count < 20)
    }
    #expect(BoundedText(base + String(repeating: below, count: 60) + " ab").text == stack + " ab")
  }
}
