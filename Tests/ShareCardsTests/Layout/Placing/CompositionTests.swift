import Canvas
import Foundation
import Testing

@testable import ShareCards

/// What holds for every card, whatever is written on it.
@Suite struct CompositionTests {
  /// Whether the large matrix is run, which takes minutes.
  private static let isThorough = ProcessInfo.processInfo.environment["SITEGEN_ALL_TESTS"] != nil

  private static let texts =
    isThorough
    ? SampleTexts.all
    : SampleTexts.short.filter { $0.count < 6 } + SampleTexts.long.prefix(8) + SampleTexts.extreme
  private static let styles = isThorough ? ShareCardStyle.allCases : [.branded]

  @Test(arguments: SampleTheme.kinds, ShareCardSize.allCases)
  func keepsEverythingOnTheCardAndApart(kind: String, size: ShareCardSize) throws {
    let engine = try TextEngine(fonts: SampleFonts.system())
    for text in Self.texts {
      for style in Self.styles {
        for code in [.sample, nil] as [CardCode?] {
          let card = try Card.sample(kind, style: style, text: text, code: code)
          let composed = try card.composed(size, on: engine)
          let faults = composed.faults(of: size)
          #expect(
            faults == [], "\(style.id), code \(code != nil): \(text.unicodeScalars.prefix(9))")
        }
      }
    }
  }

  @Test(arguments: ShareCardSize.allCases)
  func keepsBrandAndCaptionApart(size: ShareCardSize) throws {
    let engine = try TextEngine(fonts: SampleFonts.system())
    for text in SampleTexts.long + SampleTexts.extreme {
      for (title, language) in [("Ten", "en"), ("שלום עולם", "he")] {
        let code = CardCode(payload: "https://stride.example/", caption: text)
        let card = try Card.sample(text: title, brand: text, language: language, code: code)
        let faults = try card.composed(size, on: engine).faults(of: size)
        #expect(faults == [], "\(text.unicodeScalars.prefix(9))")
      }
    }
  }

  @Test(arguments: ShareCardSize.allCases, [40, 100, 140])
  func makesRoomForLargerCodes(size: ShareCardSize, length: Int) throws {
    let engine = try TextEngine(fonts: SampleFonts.system())
    let code = CardCode(payload: String(repeating: "z", count: length), caption: "Scan to open")
    for kind in SampleTheme.kinds {
      for text in ["Ten kilometres", SampleTexts.long[0], SampleTexts.long[2]] {
        let card = try Card.sample(kind, text: text, code: code)
        let faults = try card.composed(size, on: engine).faults(of: size)
        #expect(faults == [], "\(kind): \(text.unicodeScalars.prefix(9))")
      }
    }
  }

  /// A row of statistics may take the whole width, where its values are much larger.
  @Test(arguments: SampleTheme.kinds.filter { $0 != "statistics" })
  func keepsWhatMattersInTheCentralSquareOfAWideCard(kind: String) throws {
    let engine = try TextEngine(fonts: SampleFonts.system())
    for text in SampleTexts.short where text.count <= 12 {
      for code in [.sample, nil] as [CardCode?] {
        let card = try Card.sample(kind, text: text, code: code).composed(.wide, on: engine)
        for shown in card.texts where !Self.aside.contains(shown.name) {
          #expect(
            PixelRect(x: 285, y: 0, width: 630, height: 630).contains(shown.ink),
            "\(text): \(shown.text)")
        }
      }
    }
  }

  /// The texts that stand beside what matters.
  private static let aside: Set = ["brand", "brand-initial", "caption"]

  @Test(arguments: 1...9, ShareCardSize.allCases)
  func showsEveryNumberOfStatistics(count: Int, size: ShareCardSize) throws {
    let engine = try TextEngine(fonts: SampleFonts.system())
    let texts = [nil, "5K", "🏆", "مرحبا بالعالم"] + (Self.isThorough ? SampleTexts.all : [])
    for text in texts {
      var card = try Card.sample("statistics", text: text)
      card.stats = StatItem.samples(count, text: text)
      let composed = try card.composed(size, on: engine)
      #expect(composed.faults(of: size) == [], "\(text ?? "usual")")
      guard text == nil else { continue }
      #expect(composed.issues.isEmpty)
      let shown = composed.texts.map(\.text)
      for item in card.stats {
        #expect(shown.contains(item.value) && shown.contains(item.label))
      }
      let arrows = shown.filter { $0.unicodeScalars.last == "\u{FE0E}" }
      #expect(arrows.count == card.stats.count { $0.trend != nil })
    }
  }

  @Test func showsNineStatisticsAtMost() throws {
    var card = try Card.sample("statistics")
    card.stats = (1...2_000).map { StatItem(label: "label \($0)", value: "\($0)") }
    let shown = try card.composed(.square).texts.map(\.text)
    #expect(shown.filter { $0.hasPrefix("label") } == (1...9).map { "label \($0)" })
    card.stats = [StatItem(label: " ", value: "\u{200B}", trend: .up)]
    #expect(try !card.composed(.square).texts.map(\.text).contains("\u{2197}\u{FE0E}"))
  }

  @Test(arguments: ShareCardSize.allCases)
  func reportsWhatItCutsAndNothingElse(size: ShareCardSize) throws {
    let long = String(repeating: "a walk along the shore and back. ", count: 40)
    let cut = try Card.sample(text: long).composed(size)
    #expect(cut.issues.contains(.truncated(text: long.trimmingCharacters(in: .whitespaces))))
    #expect(try Card.sample().composed(size).issues.isEmpty)
  }

  @Test(arguments: ShareCardSize.allCases)
  func shrinksTextBeforeItCutsIt(size: ShareCardSize) throws {
    var card = try Card.sample()
    card.fields["title"] =
      "A title of a length that people write when they are proud of what they did all year long"
    #expect(try card.composed(size).issues.isEmpty)
  }

  @Test func reportsCutBrandAndCaption() throws {
    let long = String(repeating: "brand ", count: 60).trimmingCharacters(in: .whitespaces)
    let code = CardCode(payload: "https://stride.example/", caption: long)
    let issues = try Card.sample(brand: long, code: code).composed(.wide).issues
    #expect(issues == [.truncated(text: long), .truncated(text: long)])
  }

  @Test func reportsCharactersThatNoFontHas() throws {
    let issues = try Card.sample("page", text: "a\u{378}").composed(.wide).issues
    #expect(issues == [.missingGlyphs(["\u{378}"]), .missingGlyphs(["\u{378}"])])
  }

  @Test func leavesOutFieldsWithoutText() throws {
    var card = try Card.sample()
    card.fields["subtitle"] = " \u{200B} "
    card.fields["brand"] = ""
    #expect(
      try card.composed(.square).texts.map(\.text).filter { $0.count > 1 }
        == ["21.1 km", "First half marathon", "Scan to open"])
  }

  @Test(arguments: ShareCardSize.allCases)
  func composesACardWithoutAnyText(size: ShareCardSize) throws {
    var card = try Card.sample(code: nil)
    card.fields = CardFields()
    card.icon = nil
    let composed = try card.composed(size)
    #expect(composed.texts.isEmpty)
    #expect(composed.issues.isEmpty)
  }

  @Test(arguments: [ShareCardSize.square, .wide, .compact])
  func mirrorsCardsThatAreReadFromRightToLeft(size: ShareCardSize) throws {
    let left = try Card.sample(text: "Hello").composed(size)
    for card in [
      try Card.sample(text: "مرحبا بالعالم"), try Card.sample(text: "שלום"),
      try Card.sample("quote", text: "שלום"), try Card.sample(text: "5K", language: "ar"),
    ] {
      let right = try card.composed(size)
      let code = try #require(left.code)
      let mirrored = try #require(right.code)
      #expect(code.bounds.x > size.width / 2)
      #expect(mirrored.bounds.maxX < size.width / 2)
      // A plate's margin of whole pixels may round the other way.
      #expect(abs(mirrored.bounds.x - (size.width - code.bounds.maxX)) <= 1)
      #expect(mirrored.y == code.y)
      let brand = try #require(right.texts.first { $0.text == "Stride" })
      #expect(brand.ink.x > size.width / 2)
    }
  }

  @Test(arguments: ShareCardSize.allCases, [2, 3])
  func enlargesWithTheScale(size: ShareCardSize, scale: Int) throws {
    for kind in SampleTheme.kinds {
      let card = try Card.sample(kind)
      let one = try card.composed(size)
      let large = try card.composed(size, scale: scale)
      #expect(large.faults(of: size, scale: scale) == [])
      #expect(large.texts.map(\.text) == one.texts.map(\.text))
      for (small, large) in zip(one.texts, large.texts) {
        // Boxes round to whole pixels. The search for the type's scale ends within 2 %, that for
        // a text of its own within 1 %, and all that stands before a text moves it.
        let rounding = 6 * scale
        #expect(
          abs(small.ink.width * scale - large.ink.width) <= rounding + large.ink.width * 3 / 100)
        #expect(abs(small.ink.x * scale - large.ink.x) <= rounding + size.width * scale / 50)
        #expect(abs(small.ink.y * scale - large.ink.y) <= rounding + size.height * scale / 50)
      }
      let code = try #require(one.code)
      let largeCode = try #require(large.code)
      #expect(largeCode.modulePixels == code.modulePixels * scale)
      #expect(largeCode.symbol == code.symbol)
    }
  }

  @Test(arguments: [
    CardInsets(top: 400, leading: 400, bottom: 400, trailing: 400),
    CardInsets(top: .nan, leading: .nan, bottom: .nan, trailing: .nan),
    CardInsets(top: .infinity, leading: -50, bottom: 1e300, trailing: -.infinity),
  ])
  func survivesAnyPadding(padding: CardInsets) throws {
    for size in ShareCardSize.allCases {
      let card = try Card.sample(style: .with(padding: padding))
      #expect(try card.composed(size).faults(of: size) == [], "\(size.id)")
    }
  }

  @Test(arguments: [0, -1, .nan, .infinity, 1e300, 0.001, 5000] as [Double])
  func survivesAnyTypeSize(points: Double) throws {
    for size in ShareCardSize.allCases {
      let card = try Card.sample(style: .with(fontSize: points))
      #expect(try card.composed(size).faults(of: size) == [], "\(size.id)")
    }
  }
}

extension ShareCardStyle {
  /// The branded style with other numbers.
  static func with(
    background: CardColor? = nil, code: (dark: CardColor, light: CardColor)? = nil,
    fontSize: Double? = nil, padding: CardInsets? = nil
  ) -> ShareCardStyle {
    func font(_ font: CardFont) -> CardFont {
      CardFont(size: fontSize ?? font.size, weight: font.weight, design: font.design)
    }
    let base = ShareCardStyle.branded
    return ShareCardStyle(
      id: "sample", displayName: "Sample", backgroundColor: background ?? base.backgroundColor,
      primaryTextColor: base.primaryTextColor, secondaryTextColor: base.secondaryTextColor,
      accentColor: base.accentColor, codeColor: code?.dark ?? base.codeColor,
      codeBackgroundColor: code?.light ?? base.codeBackgroundColor, titleFont: font(base.titleFont),
      subtitleFont: font(base.subtitleFont), metricFont: font(base.metricFont),
      brandFont: font(base.brandFont), cornerRadius: base.cornerRadius,
      contentPadding: padding ?? base.contentPadding)
  }
}
