import Canvas
import Testing

@Suite struct FontChoiceTests {
  private func sample(
    _ text: String, language: String = "en", family: String = "Inter"
  ) throws -> TextSample {
    let attributes = TextAttributes(family: family, weight: .regular, size: 40, language: language)
    return try TextSample(text, attributes, fonts: SampleFonts.system())
  }

  @Test(arguments: [
    "日本語", "한국어", "漢字", "简体", "العربية", "עברית", "हिन्दी", "বাংলা", "தமிழ்", "తెలుగు", "ไทย", "ខ្មែរ", "ქართული",
    "Հայերեն", "አማርኛ", "Ελληνικά", "Русский", "Tiếng Việt", "→ ✓ ★ ∑ ≤", "½ € ₹", "🏆🇸🇪👍🏿",
  ])
  func hasGlyphsForEveryScript(text: String) throws {
    #expect(try sample(text).layout.missingScalars.isEmpty)
  }

  @Test func reportsWhatNoFontHas() throws {
    let sample = try TextSample("ok 한국 語 한", fonts: SampleFonts.latin())
    #expect(sample.layout.missingScalars == ["한", "국", "語"])
    #expect(try TextSample("plain", fonts: SampleFonts.latin()).layout.missingScalars.isEmpty)
    #expect(
      try self.sample("a\u{378}b\u{1CFFF}").layout.missingScalars == ["\u{378}", "\u{1CFFF}"])
  }

  @Test func reportsWhatIsMissingInScalarsBeyondTheFirstPlane() throws {
    let sample = try TextSample("🏆x🏆", fonts: SampleFonts.latin())
    #expect(sample.layout.missingScalars == ["🏆"])
  }

  @Test(arguments: ["2024", "#1", "* 7", "0123456789", "©®™", "❤", "☀ ✔ ✈", "A\u{FE0E}"])
  func takesNoTextFromTheEmojiFont(text: String) throws {
    for family in ["Inter", "Quicksand", "JetBrains Mono", "EB Garamond"] {
      let sample = try sample(text, family: family)
      #expect(!sample.isColored)
      #expect(!sample.paintedBounds.isEmpty)
    }
  }

  @Test func takesDigitsFromTheTextFontBesideEmoji() throws {
    let digits = try sample("2024").layout.size.width
    let emoji = try sample("🏆").layout.size.width
    #expect(abs(try sample("2024🏆").layout.size.width - digits - emoji) < 1)
  }

  @Test(arguments: ["🏆", "❤️", "👩🏽‍🚀", "👩‍❤️‍💋‍👨", "🇸🇪", "1️⃣", "👍🏽", "☀️", "🏳️‍🌈"])
  func drawsEmojiInColorAsOnePicture(text: String) throws {
    let one = try sample("🏆").layout.size.width
    for family in ["Inter", "Quicksand", "Material Icons"] {
      let sample = try sample(text, family: family)
      #expect(sample.isColored)
      #expect(abs(sample.layout.size.width - one) < 2)
    }
  }

  @Test func drawsEmojiAsHighAsTheTypeAroundThem() throws {
    let height = try sample("🏆").paintedBounds.height
    #expect((36...54).contains(height))
  }

  /// Characters whose forms differ between the places where Han is written.
  private let han = "直骨海冬遍免青"

  @Test func choosesHanFormsByLanguage() throws {
    let pictures = try ["ja", "zh-cn", "zh-tw", "zh-hk", "ko"].map {
      try sample(han, language: $0).bytes
    }
    #expect(Set(pictures).count == 5)
  }

  @Test(arguments: [
    ("ja-JP", "ja"), ("JA", "ja"), ("ko-KR", "ko"), ("zh-CN", "zh-cn"), ("zh-Hans", "zh-cn"),
    ("zh-Hans-CN", "zh-cn"), ("zh-SG", "zh-cn"), ("zh", "zh-cn"), ("zh-TW", "zh-tw"),
    ("zh-Hant", "zh-tw"), ("zh-Hant-TW", "zh-tw"), ("zh-Hant-HK", "zh-hk"), ("zh-HK", "zh-hk"),
    ("zh-MO", "zh-hk"), ("en", "ja"), ("sv", "ja"),
  ])
  func knowsLanguagesByAnyTag(tag: String, same: String) throws {
    #expect(try sample(han, language: tag).bytes == sample(han, language: same).bytes)
  }

  /// For letters of another script Pango would ask the environment what language they are in.
  @Test func leavesNoLanguageToTheEnvironment() throws {
    func languages(_ text: String, _ language: String) throws -> [String] {
      try sample(text, language: language).layout.runs.map(\.language)
    }
    #expect(try languages("abc", "en") == ["en"])
    #expect(try languages("漢字", "en") == ["und"])
    #expect(try languages("漢字", "ja") == ["ja"])
    #expect(try languages("漢字", "ko") == ["kor"])
    #expect(try languages("مرحبا", "sv") == ["und"])
    #expect(try languages("مرحبا", "fa") == ["fa"])
    #expect(try languages("abc漢字abc", "sv") == ["sv", "und", "sv"])
    #expect(try languages("abc", "ja").allSatisfy { ["und", "ja"].contains($0) })
    #expect(try languages("123", "ja") == ["ja"])
    for unknown in ["gsw", "tlh", "x-foo", "", "zz-Hant"] {
      #expect(try languages("漢字", unknown) == ["und"], "\(unknown)")
      let tags = try languages("、abc漢字1", unknown)
      #expect(Set(tags) == ["und"], "\(unknown)")
    }
    for known in ["zh-hk", "zh-tw", "zh-cn"] {
      #expect(try languages("漢字", known) == [known])
    }
  }

  @Test func keepsTheLanguageOfEachTextOnOneEngine() throws {
    let engine = try TextEngine(fonts: SampleFonts.system())
    func attributes(_ language: String) -> TextAttributes {
      TextAttributes(family: "Inter", weight: .regular, size: 40, language: language)
    }
    func picture(of layout: TextLayout) throws -> [UInt8] {
      let bitmap = try Bitmap(width: 200, height: 80)
      engine.draw(layout, x: 5, y: 5, color: .white, on: bitmap)
      return bitmap.luminance(of: bitmap.bounds)
    }
    let chinese = try TextLayout(
      han, attributes: attributes("zh-cn"), width: 300, maximumLines: 1, engine: engine)
    let before = try picture(of: chinese)
    let japanese = try TextLayout(
      han, attributes: attributes("ja"), width: 300, maximumLines: 1, engine: engine)
    #expect(try picture(of: chinese) == before)
    #expect(try picture(of: japanese) != before)
  }
}
