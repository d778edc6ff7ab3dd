import Canvas
import QRCodes

extension PlacedCode {
  /// Paints the code black on white, with its quiet zone.
  func paint(on bitmap: Bitmap) {
    bitmap.fill(bounds, with: .white)
    let inset = QRSymbol.quietZone * modulePixels
    for row in 0..<symbol.dimension {
      for run in symbol.darkRuns(row: row) {
        let rect = PixelRect(
          x: x + inset + run.lowerBound * modulePixels, y: y + inset + row * modulePixels,
          width: run.count * modulePixels, height: modulePixels)
        bitmap.fill(rect, with: .black)
      }
    }
  }
}
