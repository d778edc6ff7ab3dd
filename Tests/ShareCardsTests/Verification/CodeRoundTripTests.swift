import Canvas
import Foundation
import QRCodes
import Testing

@testable import ShareCards

/// Codes of all lengths, levels and scripts come back byte for byte, at the size of the smallest card.
@Suite struct CodeRoundTripTests {
  private static let isThorough = ProcessInfo.processInfo.environment["SITEGEN_ALL_TESTS"] != nil

  private func prove(_ payload: [UInt8], _ correction: CorrectionLevel) throws -> CodeCheck? {
    let symbol = try QRSymbol(payload: payload, correction: correction)
    let metrics = try CodeMetrics(symbol, size: .compact)
    let code = PlacedCode(symbol: symbol, x: 20, y: 34, modulePixels: metrics.modulePixels)
    let bitmap = try Bitmap(width: code.bounds.maxX + 20, height: code.bounds.maxY + 20)
    bitmap.fill(bitmap.bounds, with: Color(red: 26, green: 26, blue: 38))
    CodePainter().paint(
      symbol, x: code.x, y: code.y, modulePixels: code.modulePixels, on: bitmap)
    return try CodeVerifier().prove(code, on: bitmap).failedCheck
  }

  @Test(arguments: CorrectionLevel.allCases)
  func everyLengthIsProven(level: CorrectionLevel) throws {
    let limit = CodeCapacity(of: .compact, limit: 0.4).bytes(at: level)
    let letters = Array(
      "https://share.stride.example/awards/first-5k-in-the-rain/?of=week-17&by=m/".utf8)
    for length in stride(from: 1, through: limit, by: Self.isThorough ? 1 : 29) + [limit] {
      let payload = (0..<length).map { letters[$0 % letters.count] }
      #expect(try prove(payload, level) == nil, "\(length) bytes")
    }
  }

  @Test(arguments: [
    "first-5k", "до-моря", "أول-نصف-ماراثون", "学完跑步入门", "はじめての朝", "🏃‍♀️🎉", "שבוע-טוב",
  ])
  func everyScriptIsProven(text: String) throws {
    let encoded = try #require(text.addingPercentEncoding(withAllowedCharacters: .alphanumerics))
    let link = try DeepLink("https://s.example/\(encoded)/", allowedSchemes: [])
    #expect(try prove(Array(link.text.utf8), .low) == nil)
    let card = VCard(name: text, organization: text)
    #expect(try prove(Array(card.text.utf8), .low) == nil)
  }
}
