import Canvas
import Foundation
import Testing

@testable import ShareCards

@Suite struct CardRendererTests {
  /// Whether everything is drawn, which takes minutes in a debug build.
  private static let isThorough = ProcessInfo.processInfo.environment["SITEGEN_ALL_TESTS"] != nil

  private func renderer() throws -> CardRenderer {
    try CardRenderer(fonts: SampleFonts.system())
  }

  @Test(arguments: ShareCardSize.allCases)
  func drawsACardOfItsSizeThatScans(size: ShareCardSize) throws {
    let (png, issues) = try renderer().renderFile(.sample(), size: size)
    let decoded = try DecodedCard(file: png)
    #expect(decoded.width == size.width && decoded.height == size.height)
    #expect(try decoded.payloads() == ["https://share.stride.example/awards/first-5k/"])
    #expect(issues.isEmpty)
    // A quiet light lies on the upper half of the style's colour.
    #expect(decoded[0, 0] == [28, 31, 47])
    #expect(decoded[size.width - 1, size.height - 1] == [26, 26, 38])
  }

  @Test(arguments: [(0, 1), (2, 2), (9, 3)])
  func drawsAtItsScale(scale: Int, factor: Int) throws {
    let (png, _) = try renderer().renderFile(.sample(), size: .compact, scale: scale)
    let decoded = try DecodedCard(file: png)
    #expect(decoded.width == 800 * factor && decoded.height == 600 * factor)
    #expect(try decoded.payloads() == ["https://share.stride.example/awards/first-5k/"])
  }

  @Test(arguments: ShareCardStyle.allCases)
  func drawsEveryStyleWithALightPlate(style: ShareCardStyle) throws {
    for kind in Self.isThorough ? SampleTheme.kinds : ["page"] {
      let card = try Card.sample(kind, style: style)
      let png = try renderer().renderFile(card, size: .compact).bytes
      #expect(try DecodedCard(file: png).payloads() == [CardCode.sample.payload])
    }
  }

  @Test(arguments: isThorough ? Array(stride(from: 10, through: 600, by: 7)) : [10, 77, 150, 151])
  func scansOrRefusesPayloadsOfAnyLength(length: Int) throws {
    let renderer = try renderer()
    let prefix = "https://s.ex/"
    let payload = String((prefix + String(repeating: "aB3-", count: 150)).prefix(length))
    for size in Self.isThorough ? ShareCardSize.allCases : [.compact] {
      let card = try Card.sample(code: CardCode(payload: payload, caption: "Scan to open"))
      do {
        let png = try renderer.renderFile(card, size: size).bytes
        #expect(try DecodedCard(file: png).payloads() == [payload])
      } catch let error as ShareCardError {
        let limit = CodeCapacity(of: size, limit: 0.4).bytes(at: .medium)
        #expect(error == .payloadTooLong(bytes: length, limit: limit, size: size))
        #expect(length > limit)
      }
    }
  }

  @Test(arguments: ["musicnotes://join?code=MUSIC-A3B7K2", "HTTPS://S.EX/A", "tel:+4612345", " "])
  func carriesThePayloadAsItIs(payload: String) throws {
    let card = try Card.sample(
      code: CardCode(payload: payload, correction: .high, caption: "Scan to join"))
    let png = try renderer().renderFile(card, size: .compact).bytes
    #expect(try DecodedCard(file: png).payloads() == [payload])
  }

  @Test func refusesAnEmptyPayload() throws {
    let card = try Card.sample(code: CardCode(payload: "", caption: "Scan"))
    #expect(throws: ShareCardError.invalidPayload) { try renderer().renderFile(card, size: .wide) }
  }

  @Test(arguments: [1500, 5000])
  func refusesAPayloadThatNoCodeHolds(length: Int) throws {
    let payload = String(repeating: "x", count: length)
    let card = try Card.sample(code: CardCode(payload: payload, caption: "Scan"))
    #expect(throws: ShareCardError.payloadTooLong(bytes: length, limit: 666, size: .story)) {
      try renderer().renderFile(card, size: .story)
    }
  }

  @Test(arguments: ShareCardSize.allCases)
  func drawsCodesInTheColorsOfTheStyle(size: ShareCardSize) throws {
    let (blue, sand) = (
      CardColor(red: 0, green: 0, blue: 0.4), CardColor(red: 1, green: 1, blue: 0.8)
    )
    let card = try Card.sample(style: .with(code: (blue, sand)))
    let (png, issues) = try renderer().renderFile(card, size: size)
    #expect(issues == [])
    let decoded = try DecodedCard(file: png)
    #expect(try decoded.payloads() == [CardCode.sample.payload])
    let code = try #require(try card.composed(size).code)
    let zone = 4 * code.modulePixels
    #expect(decoded[code.x, code.y] == [255, 255, 204])
    #expect(decoded[code.x + zone, code.y + zone] == [0, 0, 102])
  }

  /// A grey of 0x75 on white has a contrast of 4.61 to 1, one of 0x59 of 7.00 (WCAG 2.2).
  @Test func tellsOfACodeOfLittleContrast() throws {
    func issues(grey: Double) throws -> [CardIssue] {
      let colors = (dark: CardColor(white: grey / 255), light: CardColor(white: 1))
      return try renderer().renderFile(.sample(style: .with(code: colors)), size: .compact).issues
    }
    #expect(try issues(grey: 0x59) == [])
    guard case .lowCodeContrast(let ratio) = try issues(grey: 0x75).first else {
      Issue.record("nothing is told")
      return
    }
    #expect(abs(ratio - 4.61) < 0.005)
  }

  @Test func drawsTheSameCardWithoutTheProof() throws {
    let colors = (dark: CardColor(white: Double(0x75) / 255), light: CardColor(white: 1))
    let card = try Card.sample(style: .with(code: colors))
    let proven = try renderer().renderFile(card, size: .compact)
    let unproven = try CardRenderer(fonts: SampleFonts.system(), verifiesCodes: false)
      .renderFile(card, size: .compact)
    #expect(unproven.bytes == proven.bytes)
    #expect(proven.issues.count == 1 && unproven.issues == [])
  }

  @Test(arguments: [
    (CardColor(white: 1), CardColor(white: 0)), (CardColor(white: 0), CardColor(white: 0)),
    (CardColor(white: Double(0x78) / 255), CardColor(white: 1)),
    (CardColor(white: 0, opacity: 0.9), CardColor(white: 1)),
    (CardColor(white: 0), CardColor(white: 1, opacity: 0.9)),
  ])
  func refusesColorsThatReadersDoNotReadCodesIn(dark: CardColor, light: CardColor) throws {
    let style = ShareCardStyle.with(code: (dark, light))
    #expect(throws: ShareCardError.unreadableCodeColors(style: "sample")) {
      try renderer().renderFile(.sample(style: style), size: .wide)
    }
    let bytes = try renderer().renderFile(.sample(style: style, code: nil), size: .wide).bytes
    #expect(!bytes.isEmpty)
  }

  @Test func keepsNothingOfTheCardBefore() throws {
    let renderer = try renderer()
    let clear = ShareCardStyle.with(
      background: CardColor(red: 1, green: 0, blue: 0, opacity: 0.5))
    let cards = try [
      Card.sample(), Card.sample("quote", style: .minimal), Card.sample(style: clear, code: nil),
      Card.sample("page", text: "漢字", language: "ja"),
      Card.sample("page", text: "漢字", language: "zh-Hans"),
    ]
    let first = try cards.map { try renderer.renderFile($0, size: .compact).bytes }
    let again = try cards.reversed().map { try renderer.renderFile($0, size: .compact).bytes }
    #expect(first == again.reversed())
    #expect(Set(first).count == cards.count)
    for (card, bytes) in zip(cards, first) {
      #expect(try self.renderer().renderFile(card, size: .compact).bytes == bytes)
    }
  }

  @Test func drawsTheSameFromManyTasks() async throws {
    let fonts = try SampleFonts.system()
    let cards = try [
      Card.sample(), Card.sample("quote", text: "مرحبا بالعالم"),
      Card.sample("page", text: "初マラソン🏆"),
    ]
    let results = try await withThrowingTaskGroup(of: [[UInt8]].self) { group in
      for task in 0..<4 {
        group.addTask {
          let renderer = try CardRenderer(fonts: fonts)
          var pictures: [Int: [UInt8]] = [:]
          for step in cards.indices {
            let index = (task + step) % cards.count
            pictures[index] = try renderer.renderFile(cards[index], size: .compact).bytes
          }
          return cards.indices.compactMap { pictures[$0] }
        }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(results.count == 4)
    #expect(results.allSatisfy { $0.count == cards.count })
    #expect(Set(results).count == 1)
  }

  @Test func drawsEmojiIconsInColor() throws {
    for emoji in ["🏆", "❤️", "❤"] {
      let card = try Card.sample("page", style: .minimal, icon: emoji, code: nil)
      let png = try renderer().renderFile(card, size: .compact).bytes
      let decoded = try DecodedCard(file: png)
      let isRedOrYellow = stride(from: 0, to: decoded.bytes.count, by: 4).contains {
        Int(decoded.bytes[$0]) - Int(decoded.bytes[$0 + 2]) > 100
      }
      #expect(isRedOrYellow, "\(emoji)")
    }
  }
}
