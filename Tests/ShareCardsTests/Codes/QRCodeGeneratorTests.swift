import Foundation
import ShareCards
import Testing

/// The generator as programs use it.
@Suite struct QRCodeGeneratorTests {
  private let link = "https://share.stride.example/awards/first-5k/"

  private func decoded(_ image: CardImage) throws -> DecodedCard {
    try DecodedCard(file: Array(image.pngData()))
  }

  @Test(arguments: [
    "https://share.stride.example/a", "Grüße aus 東京 🎉", "0123456789", "A-B7 $%*+./:",
    "two\nlines",
  ])
  func carriesTheText(text: String) throws {
    #expect(try decoded(QRCodeGenerator.image(from: text)).payloads() == [text])
    #expect(try decoded(QRCodeGenerator.generate(from: text, size: 300)).payloads() == [text])
  }

  @Test func carriesTheLongestText() throws {
    let text = String(repeating: "x", count: 2331)
    #expect(try decoded(QRCodeGenerator.generate(from: text, size: 740)).payloads() == [text])
  }

  @Test(arguments: CorrectionLevel.allCases)
  func carriesTheTextAtEveryLevel(level: CorrectionLevel) throws {
    let image = try QRCodeGenerator.image(from: link, correction: level)
    #expect(try decoded(image).payloads() == [link])
  }

  @Test func leavesOutWhiteSpaceAtTheEnds() throws {
    let image = try QRCodeGenerator.image(from: " \n\(link)\t\u{A0}")
    #expect(try decoded(image).payloads() == [link])
    #expect(image == (try QRCodeGenerator.image(from: link)))
    #expect(
      try QRCodeGenerator.generate(from: " x ", size: 200)
        == QRCodeGenerator.generate(from: "x", size: 200))
  }

  @Test func drawsTwelvePixelsForEachModule() throws {
    let image = try QRCodeGenerator.image(from: "x")
    #expect(image.pixelWidth == 29 * 12)
    #expect(image.pixelHeight == 29 * 12)
  }

  /// A code of 29 modules in 305 pixels: 10 for each, and 7 and 8 beside.
  @Test func centresTheLargestCodeThatFits() throws {
    let card = try decoded(QRCodeGenerator.generate(from: "x", size: 305))
    #expect(card.width == 305)
    #expect(card.height == 305)
    let dark = (0..<305).flatMap { y in (0..<305).map { (x: $0, y: y) } }
      .filter { card[$0.x, $0.y] != [255, 255, 255] }
    #expect(dark.allSatisfy { card[$0.x, $0.y] == [0, 0, 0] })
    #expect(dark.map(\.x).min() == 7 + 40)
    #expect(dark.map(\.y).min() == 7 + 40)
    #expect(dark.map(\.x).max() == 7 + 249)
    #expect(dark.map(\.y).max() == 7 + 249)
  }

  @Test func takesTheLeastSizeThatItNames() throws {
    #expect(throws: QRCodeGeneratorError.sizeTooSmall(115, least: 116)) {
      try QRCodeGenerator.generate(from: "x", size: 115)
    }
    let image = try QRCodeGenerator.generate(from: "x", size: 116)
    #expect(try decoded(image).payloads() == ["x"])
    #expect(throws: QRCodeGeneratorError.sizeTooSmall(-1, least: 116)) {
      try QRCodeGenerator.generate(from: "x", size: -1)
    }
    #expect(throws: QRCodeGeneratorError.sizeTooLarge(4097)) {
      try QRCodeGenerator.generate(from: "x", size: 4097)
    }
  }

  @Test(arguments: ["", "  \n", "\u{200B}\u{FEFF}"])
  func refusesATextOfNothing(text: String) throws {
    #expect(throws: QRCodeGeneratorError.emptyText) { try QRCodeGenerator.image(from: text) }
    #expect(throws: QRCodeGeneratorError.emptyText) {
      try QRCodeGenerator.generate(from: text, size: 512)
    }
    #expect(throws: QRCodeGeneratorError.emptyText) { try QRCodeGenerator.shareImage(of: text) }
  }

  @Test func refusesATextThatIsTooLong() throws {
    let text = String(repeating: "é", count: 700)
    let error = QRCodeGeneratorError.textTooLong(bytes: 1400, correction: .high)
    #expect(throws: error) { try QRCodeGenerator.image(from: text, correction: .high) }
    #expect(try QRCodeGenerator.image(from: text, correction: .quartile).pixelWidth > 0)
  }

  @Test func alwaysGivesTheSameBytesFromManyTasks() async throws {
    let expected = try QRCodeGenerator.shareImage(of: link).pngData()
    try await withThrowingTaskGroup(of: Data.self) { group in
      for _ in 0..<3 {
        group.addTask { try QRCodeGenerator.shareImage(of: link).pngData() }
      }
      for try await bytes in group { #expect(bytes == expected) }
    }
  }
}
