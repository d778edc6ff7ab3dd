import Canvas
import Testing

@testable import ShareCards

/// Cards as files of every format.
@Suite struct CardEncodingTests {
  private func render(
    _ encoding: CardEncoding, code: CardCode = .sample
  ) throws -> (bytes: [UInt8], issues: [CardIssue]) {
    try CardRenderer(fonts: SampleFonts.system())
      .renderFile(.sample(code: code), size: .compact, encoding: encoding)
  }

  @Test(arguments: [ImageFormat.jpeg(quality: 85), .webP(quality: 85), .losslessWebP])
  func writesTheFormatThatIsAskedFor(format: ImageFormat) throws {
    let (file, issues) = try render(CardEncoding(format: format))
    let decoded = try DecodedCard(file: file)
    #expect(decoded.width == 800 && decoded.height == 600)
    #expect(try decoded.payloads() == ["https://share.stride.example/awards/first-5k/"])
    #expect(issues.isEmpty)
    #expect(try Picture(decoding: file).width == 800)
  }

  @Test(.enabled(if: ImageFormat.avif(quality: 80).canEncode))
  func writesAVIF() throws {
    let (file, _) = try render(CardEncoding(format: .avif(quality: 80)))
    #expect(
      try DecodedCard(file: file).payloads()
        == ["https://share.stride.example/awards/first-5k/"])
  }

  @Test func drawsInFewerColorsWhereThatKeepsTheBudget() throws {
    // Its glows have more colours than a palette.
    var card = try Card.sample()
    card.style = try #require(ShareCardStyle(named: "neon"))
    let renderer = try CardRenderer(fonts: SampleFonts.system())
    let whole = try renderer.renderFile(card, size: .compact).bytes
    let budget = whole.count * 9 / 10
    let (file, issues) = try renderer.renderFile(
      card, size: .compact, encoding: CardEncoding(budget: budget))
    guard case .fewerColors(let colors) = try #require(issues.first) else {
      Issue.record("told \(issues)")
      return
    }
    #expect((2...256).contains(colors))
    #expect(file.count <= budget)
    #expect(
      try DecodedCard(file: file).payloads()
        == ["https://share.stride.example/awards/first-5k/"])
  }

  @Test(arguments: [ImageFormat.png, .jpeg(quality: 90)])
  func tellsOfAFileThatIsTooLargeAllTheSame(format: ImageFormat) throws {
    let (file, issues) = try render(CardEncoding(format: format, budget: 1000))
    #expect(file.count > 1000)
    guard case .overBudget(let bytes, let colors) = try #require(issues.first) else {
      Issue.record("told \(issues)")
      return
    }
    #expect(bytes == file.count)
    #expect((colors == nil) == (format != .png))
  }

  @Test(arguments: [ImageFormat.png, .losslessWebP])
  func cutsTheCornersToTheStylesRadius(format: ImageFormat) throws {
    let (file, _) = try render(CardEncoding(format: format, hasTransparentCorners: true))
    let picture = try Picture(decoding: file)
    func opacity(_ x: Int, _ y: Int) -> UInt32 { picture.pixels[y * picture.width + x] >> 24 }
    #expect([opacity(0, 0), opacity(799, 0), opacity(0, 599), opacity(799, 599)] == [0, 0, 0, 0])
    #expect([opacity(400, 0), opacity(0, 300), opacity(400, 300)] == [255, 255, 255])
    #expect((0..<80).contains { (1..<255).contains(opacity($0, 0)) })
  }

  @Test func refusesTransparentCornersInJPEG() throws {
    #expect(throws: ShareCardError.noTransparency(format: "JPEG")) {
      try render(CardEncoding(format: .jpeg(quality: 90), hasTransparentCorners: true))
    }
  }
}
