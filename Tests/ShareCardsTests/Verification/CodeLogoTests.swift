import Canvas
import QRCodes
import Testing

@testable import ShareCards

/// A logo may cover its patch and nothing else, and the code below it is still read.
@Suite struct CodeLogoTests {
  private static let payload = "https://share.stride.example/awards/first-5k/"

  /// A picture of one colour.
  private func logo(_ color: UInt32 = 0xFF10_60C0, width: Int = 60, height: Int = 60) throws
    -> CodeLogo
  {
    let pixels = [UInt32](repeating: color, count: width * height)
    return CodeLogo(
      picture: try #require(Picture(width: width, height: height, pixels: pixels)),
      identity: "blue")
  }

  /// A code of one letter, with enough pixels a module to stay sharp where it is drawn.
  private func codeAsLogo() throws -> CodeLogo {
    let inner = try QRSymbol(payload: [98], correction: .low)
    let modulePixels = 12
    let side = inner.sideWithQuietZone * modulePixels
    let pixels = (0..<side * side).map { place -> UInt32 in
      let isDark = inner[
        column: place % side / modulePixels - 4, row: place / side / modulePixels - 4]
      return isDark ? 0xFF00_0000 : 0xFFFF_FFFF
    }
    return CodeLogo(
      picture: try #require(Picture(width: side, height: side, pixels: pixels)), identity: "code")
  }

  private func code(_ logo: CodeLogo, patch: LogoPatch? = nil) throws -> PlacedCode {
    let symbol = try QRSymbol(payload: Array(Self.payload.utf8), correction: .high)
    let patch = try patch ?? #require(LogoPatch(of: symbol))
    return PlacedCode(symbol: symbol, x: 22, y: 30, modulePixels: 5, logo: (logo, patch))
  }

  private func painted(_ code: PlacedCode) throws -> Bitmap {
    let bitmap = try Bitmap(width: code.bounds.maxX + 20, height: code.bounds.maxY + 20)
    CodePainter().paint(code, on: bitmap)
    return bitmap
  }

  @Test(arguments: [(60, 60), (90, 30), (7, 70), (1, 1)])
  func staysOnItsPlateOfWholeModules(width: Int, height: Int) throws {
    let code = try code(try logo(width: width, height: height))
    let bitmap = try painted(code)
    let plate = code.pixels(of: try #require(code.logo?.patch))
    #expect(plate.width == 11 * 5)
    #expect(bitmap[plate.x + 1, plate.y + 1] == .white)
    #expect(bitmap[plate.maxX - 2, plate.maxY - 2] == .white)
    #expect(
      bitmap[plate.x + 27, plate.y + 27] == Color(red: 0x10, green: 0x60, blue: 0xC0))
    #expect(try CodeVerifier().prove(code, on: bitmap) == CodeProof(contrast: 21))
  }

  @Test func leavesTheOtherModulesToTheChecks() throws {
    let code = try code(try logo())
    let bitmap = try painted(code)
    let plate = code.pixels(of: try #require(code.logo?.patch))
    var beside = PixelRect(x: plate.x - 5, y: plate.y, width: 5, height: 5)
    bitmap.fill(beside, with: bitmap[beside.x, beside.y] == .black ? .white : .black)
    #expect(try CodeVerifier().prove(code, on: bitmap).failedCheck == .modules)
    beside.width = 1
    bitmap.fill(beside, with: bitmap[beside.x, beside.y] == .black ? .white : .black)
    #expect(try CodeVerifier().prove(code, on: bitmap).failedCheck == .grid)
  }

  /// More than a third of the modules is more than any level restores.
  @Test func isRefusedWhereItCoversTooMuch() throws {
    let code = try code(try logo(), patch: LogoPatch(modules: 8..<33))
    #expect(code.symbol.dimension == 41)
    #expect(try CodeVerifier().prove(code, on: try painted(code)).failedCheck == .fullSize)
  }

  @Test func isToldApartByItsIdentity() throws {
    let blue = try logo()
    let same = CodeLogo(picture: try logo(0xFFC0_1010).picture, identity: "blue")
    let other = CodeLogo(picture: blue.picture, identity: "other")
    #expect(blue == same)
    #expect(Set([blue, same, other]).count == 2)
  }

  /// A logo that is a code itself is read beside the card's.
  @Test func isRefusedWhereItIsACode() throws {
    let symbol = try QRSymbol(payload: Array(repeating: 122, count: 220), correction: .high)
    let patch = try #require(LogoPatch(of: symbol))
    let code = PlacedCode(
      symbol: symbol, x: 22, y: 30, modulePixels: 10,
      logo: (try codeAsLogo(), patch))
    #expect(try CodeVerifier().prove(code, on: try painted(code)).failedCheck == .singleCode)
  }

  @Test(arguments: ShareCardSize.allCases)
  func isDrawnOnCards(size: ShareCardSize) throws {
    var card = try Card.sample()
    card.code?.correction = .high
    card.code?.logo = try logo()
    let composed = try card.composed(size)
    #expect(composed.code?.logo?.patch.modules.count == 11)
    #expect(composed.issues.isEmpty)
  }

  @Test func isLeftOutOfSmallCodesWithAWarning() throws {
    var card = try Card.sample()
    card.code = CardCode(payload: "s.ex/a", correction: .high, caption: "", logo: try logo())
    let composed = try card.composed(.wide)
    #expect(composed.code?.logo == nil)
    #expect(composed.issues == [.logoLeftOut])
  }

  /// A logo that is read beside the code, or keeps it from being read, is left out.
  @Test func isLeftOutWhereReadersStumbleOverIt() throws {
    var card = try Card.sample()
    card.code?.correction = .high
    card.code?.payload = "https://share.stride.example/" + String(repeating: "z", count: 190)
    card.code?.logo = try codeAsLogo()
    let renderer = try CardRenderer(fonts: SampleFonts.system())
    let (png, issues) = try renderer.renderFile(card, size: .square, scale: 2)
    #expect(issues == [.logoLeftOut])
    #expect(try DecodedCard(file: png).payloads() == [card.code?.payload])
  }
}
