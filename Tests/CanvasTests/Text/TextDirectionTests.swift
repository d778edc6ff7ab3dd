import Canvas
import Testing

@Suite struct TextDirectionTests {
  @Test(arguments: [
    "مرحبا بالعالم", "שלום", "ܫܠܡܐ", "ދިވެހި", "ߒߞߏ", "𞤀𞤣𞤤𞤢𞤥", "2024 مرحبا", "🏆 שלום", "… «ءب»",
    "١٢٣ م",
    "\u{200F}5 km", "\u{200F}Stride", "\u{61C}12",
  ])
  func readsFromRightToLeft(text: String) {
    #expect(TextDirection(of: text) == .rightToLeft)
  }

  @Test(arguments: [
    "", "   ", "123", "١٢٣", "🏆", "Stride مرحبا", "7 days שלום", "日本語", "ไทย", "हिन्दी", "한국어",
    "\u{200B}", "«…»", "\u{200E}مرحبا", "\u{FEFF}",
  ])
  func readsFromLeftToRight(text: String) {
    #expect(TextDirection(of: text) == .leftToRight)
  }

  @Test(arguments: [
    ("5K", "ar", TextDirection.rightToLeft), ("5K", "he-IL", .rightToLeft),
    ("5K", "en", .leftToRight), ("مرحبا", "en", .rightToLeft), ("5K", "az-Latn", .leftToRight),
    ("5K", "ks-Latn", .leftToRight), ("", "", .leftToRight), ("שלום", "", .rightToLeft),
  ])
  func followsTheLanguageFirst(text: String, language: String, direction: TextDirection) {
    #expect(TextDirection(of: text, language: language) == direction)
  }

  @Test func hasTheNamesThatHTMLUses() {
    #expect(TextDirection.leftToRight.rawValue == "ltr")
    #expect(TextDirection.rightToLeft.rawValue == "rtl")
  }
}
