import Canvas
import QRCodes
import Testing

@testable import ShareCards

@Suite struct CodeVerifierTests {
  /// A code on a dark picture that is a little larger than it.
  private func picture(
    modulePixels: Int = 5, payload: String = "https://stride.example/a"
  ) throws -> (bitmap: Bitmap, code: PlacedCode) {
    let symbol = try QRSymbol(payload: Array(payload.utf8), correction: .medium)
    let code = PlacedCode(symbol: symbol, x: 22, y: 14, modulePixels: modulePixels)
    let bitmap = try Bitmap(width: code.bounds.maxX + 30, height: code.bounds.maxY + 17)
    var card = ComposedCard(background: Color(red: 20, green: 20, blue: 30))
    card.code = code
    CardPainter(engine: try TextEngine(fonts: SampleFonts.system())).paint(card, on: bitmap)
    return (bitmap, code)
  }

  /// The area of a module, counted from the corner of the symbol.
  private func module(_ code: PlacedCode, column: Int, row: Int) -> PixelRect {
    PixelRect(
      x: code.x + (column + QRSymbol.quietZone) * code.modulePixels,
      y: code.y + (row + QRSymbol.quietZone) * code.modulePixels, width: code.modulePixels,
      height: code.modulePixels)
  }

  @Test(arguments: [4, 5, 6, 11])
  func acceptsWhatThePainterPaints(modulePixels: Int) throws {
    for payload in ["a", "https://stride.example/a", String(repeating: "0123456789", count: 12)] {
      let (bitmap, code) = try picture(modulePixels: modulePixels, payload: payload)
      #expect(try CodeVerifier().firstFailedCheck(of: code, on: bitmap) == nil)
    }
  }

  /// Any single module, though the code's correction would let a reader read it anyway.
  @Test(arguments: [(0, 0), (12, 12), (24, 24), (8, 3), (20, 0)])
  func refusesAModuleOfTheWrongColor(column: Int, row: Int) throws {
    let (bitmap, code) = try picture()
    let isDark = code.symbol[column: column, row: row]
    bitmap.fill(module(code, column: column, row: row), with: isDark ? .white : .black)
    #expect(try CodeVerifier().firstFailedCheck(of: code, on: bitmap) == .modules)
  }

  @Test func refusesOneWrongPixel() throws {
    let (bitmap, code) = try picture()
    let area = module(code, column: 10, row: 9)
    let isDark = code.symbol[column: 10, row: 9]
    bitmap.fill(
      PixelRect(x: area.x, y: area.y, width: 1, height: 1), with: isDark ? .white : .black)
    #expect(try CodeVerifier().firstFailedCheck(of: code, on: bitmap) == .modules)
  }

  @Test(arguments: [(-4, -4), (-1, 12), (25, 12), (12, 28), (28, 28)])
  func refusesADirtyQuietZone(column: Int, row: Int) throws {
    let (bitmap, code) = try picture()
    #expect(code.symbol.dimension == 25)
    bitmap.fill(
      module(code, column: column, row: row), with: Color(red: 200, green: 220, blue: 255))
    #expect(try CodeVerifier().firstFailedCheck(of: code, on: bitmap) == .modules)
  }

  @Test func refusesLowContrast() throws {
    let (bitmap, code) = try picture()
    bitmap.fill(code.bounds, with: Color(red: 128, green: 128, blue: 128, alpha: 128))
    #expect(try CodeVerifier().firstFailedCheck(of: code, on: bitmap) == .modules)
  }

  @Test func refusesLightCodesOnDarkGround() throws {
    let (bitmap, code) = try picture()
    for y in code.bounds.y..<code.bounds.maxY {
      for x in code.bounds.x..<code.bounds.maxX {
        let isWhite = bitmap[x, y] == .white
        bitmap.fill(
          PixelRect(x: x, y: y, width: 1, height: 1), with: isWhite ? .black : .white)
      }
    }
    #expect(try CodeVerifier().firstFailedCheck(of: code, on: bitmap) == .modules)
  }

  @Test func refusesACodeOfAnotherPayload() throws {
    let (bitmap, code) = try picture()
    let other = try QRSymbol(payload: Array("https://stride.example/b".utf8), correction: .medium)
    let claimed = PlacedCode(
      symbol: other, x: code.x, y: code.y, modulePixels: code.modulePixels)
    #expect(try CodeVerifier().firstFailedCheck(of: claimed, on: bitmap) == .modules)
  }

  @Test(arguments: [(-1, 13), (21, -1), (200, 13), (21, 200)])
  func refusesACodeThatIsNotWhollyOnThePicture(x: Int, y: Int) throws {
    let (bitmap, code) = try picture()
    let moved = PlacedCode(symbol: code.symbol, x: x, y: y, modulePixels: code.modulePixels)
    #expect(try CodeVerifier().firstFailedCheck(of: moved, on: bitmap) == .modules)
  }

  /// Modules of one pixel are right, but no longer there at half the size.
  @Test func refusesModulesThatGetLost() throws {
    let (bitmap, code) = try picture(modulePixels: 1)
    #expect(try CodeVerifier().firstFailedCheck(of: code, on: bitmap) == .halfSize)
  }
}
