import Canvas
import QRCodes
import Testing

@testable import ShareCards

@Suite struct CodePainterTests {
  @Test(arguments: [1, 4, 7])
  func paintsEveryModuleAndTheQuietZone(modulePixels: Int) throws {
    let symbol = try QRSymbol(payload: Array("https://s.ex/a".utf8), correction: .quartile)
    let colors = try #require(
      CodeColors(
        dark: Color(red: 10, green: 0, blue: 60), light: Color(red: 255, green: 250, blue: 230)))
    let side = symbol.sideWithQuietZone * modulePixels
    let bitmap = try Bitmap(width: side + 9, height: side + 9)
    let ground = Color(red: 1, green: 2, blue: 3)
    bitmap.fill(bitmap.bounds, with: ground)
    CodePainter(colors: colors).paint(
      symbol, x: 5, y: 3, modulePixels: modulePixels, on: bitmap)
    var wrong = 0
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width {
        let isOnCode = (5..<5 + side).contains(x) && (3..<3 + side).contains(y)
        let isDark = symbol[
          column: (x - 5) / modulePixels - QRSymbol.quietZone,
          row: (y - 3) / modulePixels - QRSymbol.quietZone]
        let expected = !isOnCode ? ground : isDark ? colors.dark : colors.light
        if bitmap[x, y] != expected { wrong += 1 }
      }
    }
    #expect(wrong == 0)
  }

  @Test func leavesOutWhatIsNotOnTheBitmap() throws {
    let symbol = try QRSymbol(payload: [97], correction: .low)
    let bitmap = try Bitmap(width: 20, height: 20)
    bitmap.fill(bitmap.bounds, with: Color(red: 200, green: 0, blue: 0))
    for (x, y) in [(-15, -15), (10, 10), (-500, 3), (3, 500)] {
      CodePainter().paint(symbol, x: x, y: y, modulePixels: 2, on: bitmap)
    }
    #expect(bitmap[12, 12] == .white)
    #expect(bitmap[19, 19] == .black)
  }
}
