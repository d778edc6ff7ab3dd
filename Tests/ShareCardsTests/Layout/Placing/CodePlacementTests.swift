import Canvas
import Foundation
import Testing

@testable import ShareCards

/// Where codes stand decides whether they survive being scaled: ordinary links must always do.
@Suite struct CodePlacementTests {
  private static let isThorough = ProcessInfo.processInfo.environment["SITEGEN_ALL_TESTS"] != nil

  /// Addresses of many lengths and contents, the same in every run.
  private static let links: [String] = {
    var state: UInt64 = 0x5EED
    func next(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % limit
    }
    let letters = Array("abcdefghijklmnopqrstuvwxyz0123456789-")
    return (0..<(isThorough ? 400 : 25)).map { _ in
      let slug = String((0..<(3 + next(40))).map { _ in letters[next(letters.count)] })
      return "https://share.example.com/\(slug)/"
    }
  }()

  @Test(arguments: ShareCardSize.allCases, ["en", "ar"])
  func everyOrdinaryLinkIsProven(size: ShareCardSize, language: String) throws {
    let engine = try TextEngine(fonts: SampleFonts.system())
    let bitmap = try Bitmap(width: size.width, height: size.height)
    let verifier = try CodeVerifier()
    let (painter, pictures) = (CardPainter(engine: engine), PictureCache())
    for style in ShareCardStyle.allCases {
      for link in Self.links {
        let card = try Card.sample(
          style: style, language: language, code: CardCode(payload: link, caption: "Scan to open"))
        var composed = try card.composed(size, on: engine)
        composed.elements.removeAll { !$0.isShape }
        _ = try painter.paint(composed, on: bitmap, pictures: pictures)
        let code = try #require(composed.code)
        #expect(try verifier.prove(code, on: bitmap).failedCheck == nil, "\(style.id) \(link)")
      }
    }
  }

  @Test(arguments: ShareCardSize.allCases, [1, 2, 3])
  func codesBeginWhereHalvedPicturesHaveWholeModules(size: ShareCardSize, scale: Int) throws {
    for style in ShareCardStyle.allCases {
      for language in ["en", "he"] {
        let card = try Card.sample(style: style, language: language)
        let code = try #require(try card.composed(size, scale: scale).code)
        #expect(code.x % (2 * scale) == 0 && code.y % (2 * scale) == 0)
      }
    }
  }
}
