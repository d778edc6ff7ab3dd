import Canvas
import QRCodes

@testable import ShareCards

/// A code on a dark picture that is a little larger than it, to be spoiled.
struct CodePicture {
  let bitmap: Bitmap
  let code: PlacedCode

  init(
    _ payload: String = "https://stride.example/a", correction: CorrectionLevel = .medium,
    x: Int = 22, y: Int = 14, modulePixels: Int = 5, colors: CodeColors = .blackOnWhite
  ) throws {
    let symbol = try QRSymbol(payload: Array(payload.utf8), correction: correction)
    code = PlacedCode(symbol: symbol, x: x, y: y, modulePixels: modulePixels, colors: colors)
    bitmap = try Bitmap(width: code.bounds.maxX + 40, height: code.bounds.maxY + 37)
    bitmap.fill(bitmap.bounds, with: Color(red: 20, green: 20, blue: 30))
    CodePainter(colors: colors).paint(
      symbol, x: x, y: y, modulePixels: modulePixels, on: bitmap)
  }

  /// The pixels of a module, counted from the corner of the symbol.
  func module(column: Int, row: Int) -> PixelRect {
    PixelRect(
      x: code.x + (column + QRSymbol.quietZone) * code.modulePixels,
      y: code.y + (row + QRSymbol.quietZone) * code.modulePixels, width: code.modulePixels,
      height: code.modulePixels)
  }

  /// Changes the colour of each pixel of the code and its quiet zone.
  func recolor(_ color: (Color) -> Color) {
    replace { x, y in bitmap[x, y].map(color) }
  }

  /// Replaces each pixel of the code and its quiet zone by what is made of the picture before.
  func replace(_ pixel: (_ x: Int, _ y: Int) -> Color?) {
    let area = code.bounds
    let new = (area.y..<area.maxY).map { y in (area.x..<area.maxX).map { x in pixel(x, y) } }
    for (row, colors) in new.enumerated() {
      for (column, color) in colors.enumerated() {
        let place = PixelRect(x: area.x + column, y: area.y + row, width: 1, height: 1)
        if let color { bitmap.fill(place, with: color) }
      }
    }
  }

  func proof() throws -> CodeProof {
    try CodeVerifier().prove(code, on: bitmap)
  }
}
