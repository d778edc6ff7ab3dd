import Foundation
import QRCodes
import ShareCards
import Testing

@Suite struct ShareImageTests {
  private static let texts = [
    "https://share.stride.example/awards/first-5k/",
    "نلتقي الليلة في الساعة الثامنة عند المحطة المركزية",
    "今晚八点在中央车站见，别忘了带上你的跑鞋和水壶",
    "🎉🏃‍♀️ Race day 👨‍👩‍👧‍👦 🇸🇪",
    String(repeating: "x", count: 500),
    "one\ntwo\nthree\nfour\nfive\nsix",
  ]

  private func decoded(_ image: CardImage) throws -> DecodedCard {
    try DecodedCard(file: Array(image.pngData()))
  }

  /// Where a picture of 1080 pixels has ink on its plate.
  private struct Ink {
    /// The rows of the code.
    let code: Range<Int>
    /// The first and the last column of what is below it.
    let caption: ClosedRange<Int>
  }

  private func ink(_ card: DecodedCard) throws -> Ink {
    // Above and below these rows are the plate's round corners.
    let top = 104
    let rows = (top..<976).map { y in
      card.bytes.withUnsafeBufferPointer { bytes in
        (60..<1020).filter { bytes[(y * 1080 + $0) * 4] < 255 }
      }
    }
    // The code is the highest band of rows with ink.
    let bands = rows.indices.split { rows[$0].isEmpty }
    let code = try #require(bands.max { $0.count < $1.count })
    let columns = rows[code.endIndex...].joined()
    return Ink(
      code: code.startIndex + top..<code.endIndex + top,
      caption: try #require(columns.min())...(try #require(columns.max())))
  }

  @Test(arguments: texts)
  func carriesTheTextAndShowsItBelow(text: String) throws {
    let card = try decoded(QRCodeGenerator.shareImage(of: text))
    #expect(card.width == 1080)
    #expect(card.height == 1080)
    #expect(try card.payloads() == [text])
    let ink = try ink(card)
    #expect(ink.caption.lowerBound >= 104)
    #expect(ink.caption.upperBound < 976)
    #expect(abs(ink.caption.lowerBound + ink.caption.upperBound - 1080) < 24)
    let modules = try QRSymbol(payload: Array(text.utf8), correction: .medium).dimension
    #expect(ink.code.count % modules == 0)
    let quietZone = 4 * ink.code.count / modules
    #expect(ink.code.lowerBound - quietZone >= 48, "the quiet zone leaves the plate")
  }

  @Test func showsAnotherCaption() throws {
    let own = try QRCodeGenerator.shareImage(of: Self.texts[0])
    let other = try QRCodeGenerator.shareImage(of: Self.texts[0], caption: "Come along!")
    #expect(own != other)
    #expect(try decoded(other).payloads() == [Self.texts[0]])
  }

  @Test func leavesOutWhiteSpaceAtTheEndsOfTheCaption() throws {
    #expect(
      try QRCodeGenerator.shareImage(of: "x", caption: " \n Come along!\u{A0}\n")
        == QRCodeGenerator.shareImage(of: "x", caption: "Come along!"))
    #expect(
      try QRCodeGenerator.shareImage(of: " Come along! ")
        == QRCodeGenerator.shareImage(of: "Come along!"))
  }

  @Test(arguments: ["", " \n\t", "\u{200B}\u{FEFF}"])
  func refusesACaptionOfNothing(caption: String) throws {
    #expect(throws: QRCodeGeneratorError.emptyCaption) {
      try QRCodeGenerator.shareImage(of: "x", caption: caption)
    }
  }

  @Test func saysWhatItDoesNotShow() throws {
    let symbol = try QRCodeGenerator.symbol(of: [97], correction: .medium)
    #expect(try QRCodeGenerator.shareImage(of: symbol, caption: "short").issues == [])
    let long = String(repeating: "word ", count: 200)
    #expect(
      try QRCodeGenerator.shareImage(of: symbol, caption: long).issues
        == [.truncated(text: String(long.dropLast()))])
    #expect(
      try QRCodeGenerator.shareImage(of: symbol, caption: "a\u{10FF00}").issues
        == [.missingGlyphs(["\u{10FF00}"])])
  }

  @Test func growsWithItsSize() throws {
    for size in [400, 1081] {
      let card = try decoded(QRCodeGenerator.shareImage(of: Self.texts[1], size: size))
      #expect(card.width == size)
      #expect(try card.payloads() == [Self.texts[1]])
    }
  }

  @Test func takesTheLeastSizeThatItNames() throws {
    let long = String(repeating: "x", count: 2331)
    #expect(throws: QRCodeGeneratorError.sizeTooSmall(1074, least: 1075)) {
      try QRCodeGenerator.shareImage(of: long, size: 1074)
    }
    #expect(try decoded(QRCodeGenerator.shareImage(of: long, size: 1075)).payloads() == [long])
  }
}
