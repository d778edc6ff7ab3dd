import Canvas
import QRCodes
import ShareCards

/// A code on a dark picture, as large as on a card of a size.
struct CardSizedCode {
  let code: PlacedCode
  let bitmap: Bitmap

  init(_ payload: [UInt8], size: ShareCardSize) throws {
    let symbol = try QRSymbol(payload: payload, correction: .medium)
    let metrics = try CodeMetrics(symbol, size: size)
    code = PlacedCode(symbol: symbol, x: 26, y: 38, modulePixels: metrics.modulePixels)
    bitmap = try Bitmap(width: code.bounds.maxX + 40, height: code.bounds.maxY + 40)
    bitmap.fill(bitmap.bounds, with: Color(red: 26, green: 26, blue: 38))
    CodePainter().paint(
      symbol, x: code.x, y: code.y, modulePixels: code.modulePixels, on: bitmap)
  }
}
