import Testing

@testable import Canvas

@Suite struct EmojiTests {
  private func runs(_ text: String, family: String = "Inter") throws -> [TextLayout.Run] {
    try TextLayout(
      text, attributes: TextAttributes(family: family, weight: .regular, size: 40), width: 4_000,
      maximumLines: 1, engine: TextEngine(fonts: SampleFonts.system())
    ).runs
  }

  @Test(arguments: [
    "🏆", "👩🏽‍🚀", "👨‍👩‍👧‍👦", "🏳️‍🌈", "🏴‍☠️", "🇸🇪", "🇯🇵", "🏴󠁧󠁢󠁳󠁣󠁴󠁿", "1️⃣", "#️⃣", "👍🏿", "👋🏻", "❤️", "☀️", "❤️‍🔥",
  ])
  func drawsASequenceAsOneClusterOfTheEmojiFont(text: String) throws {
    for family in ["Inter", "Quicksand", "JetBrains Mono", "EB Garamond"] {
      let runs = try runs(text, family: family)
      #expect(runs.map(\.family) == ["Noto Color Emoji"])
      #expect(runs.map(\.clusters) == [1])
    }
  }

  @Test(arguments: ["0123456789", "#", "*", "#1 2024", "©", "®", "™", " ", "a\u{FE0F}"])
  func takesTextFromTheTextFont(text: String) throws {
    #expect(try runs(text).map(\.family).allSatisfy { $0 != "Noto Color Emoji" })
  }

  @Test(arguments: ["❤", "☀", "✈", "☎", "❤\u{FE0E}", "☀\u{FE0E}", "⌚\u{FE0E}", "🏆\u{FE0E}"])
  func drawsAsTextWhatIsToBeText(text: String) throws {
    let families = try runs(text).map(\.family)
    #expect(!families.isEmpty)
    #expect(!families.contains("Noto Color Emoji"))
  }

  @Test func keepsTextAroundEmojiInItsFont() throws {
    let runs = try runs("Run 🏆 42 ❤️ #1")
    #expect(
      runs.map { [$0.family, $0.text] } == [
        ["Inter", "Run "], ["Noto Color Emoji", "🏆"], ["Inter", " 42 "],
        ["Noto Color Emoji", "❤️"], ["Inter", " #1"],
      ])
  }
}
