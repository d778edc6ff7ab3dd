import Foundation
import ShareCards
import Testing

/// Sizes that a program brings itself.
@Suite struct OwnSizeTests {
  private let content = QuoteCardContent(
    quote: "Last, and there.", attribution: "Mara", brandName: "Stride")

  @Test(arguments: [
    (1500, 500), (600, 1200), (400, 400), (16, 16), (16, 600), (600, 16), (4096, 16),
  ])
  func areDrawn(width: Int, height: Int) throws {
    let size = try #require(ShareCardSize(id: "own-1", width: width, height: height))
    #expect(size.displayName == "Own-1 (\(width)x\(height))")
    let image = try ShareCardRenderer().render(
      content: content, style: .minimal, size: size, scale: 1)
    #expect((image.pixelWidth, image.pixelHeight) == (width, height))
  }

  @Test func haveCodesThatAreRead() throws {
    let size = try #require(ShareCardSize(id: "banner", width: 1500, height: 500))
    let file = try ShareCardRenderer().renderPNGData(
      content: content, style: .minimal, size: size,
      qrCodeURL: URL(string: "https://stride.example/a"), scale: 1)
    #expect(try DecodedCard(file: Array(file)).payloads() == ["https://stride.example/a"])
  }

  @Test func refuseCodesThatNobodyCouldRead() throws {
    let size = try #require(ShareCardSize(id: "tiny", width: 60, height: 60))
    #expect(throws: ShareCardError.payloadTooLong(bytes: 24, limit: 0, size: size)) {
      try ShareCardRenderer().render(
        content: content, style: .minimal, size: size,
        qrCodeURL: URL(string: "https://stride.example/a"), scale: 1)
    }
  }

  @Test(arguments: [
    ("a", 15, 16), ("a", 16, 15), ("a", 4097, 16), ("a", 16, 4097), ("a", -1, 16),
    ("a", Int.max, Int.min), ("", 16, 16), ("A", 16, 16), ("a/b", 16, 16), ("ä", 16, 16),
  ])
  func haveLimits(id: String, width: Int, height: Int) {
    #expect(ShareCardSize(id: id, width: width, height: height) == nil)
  }

  @Test func areDifferentFromTheFour() throws {
    #expect(ShareCardSize(id: "wide", width: 1200, height: 630) == .wide)
    #expect(ShareCardSize(id: "wide", width: 1200, height: 631) != .wide)
  }
}
