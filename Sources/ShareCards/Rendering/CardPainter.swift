import Canvas
import QRCodes

/// Paints a composed card on a bitmap of its size.
struct CardPainter {
  let engine: TextEngine

  /// Paints the whole bitmap: a card is opaque, so a translucent background lies on white, and
  /// nothing of what was on the bitmap before shows.
  func paint(_ card: ComposedCard, on bitmap: Bitmap) {
    bitmap.fill(bitmap.bounds, with: card.background.over(.white))
    for element in card.elements {
      switch element {
      case .text(let layout, let x, let y, let color):
        engine.draw(layout, x: x, y: y, color: color, on: bitmap)
      case .rectangle(let rect, let radius, let color):
        bitmap.fillRoundedRectangle(
          x: rect.x, y: rect.y, width: rect.width, height: rect.height, radius: radius,
          with: color)
      }
    }
    if let code = card.code { paint(code, on: bitmap) }
  }

  /// Paints the quiet zone white and each run of dark modules as one rectangle.
  private func paint(_ code: PlacedCode, on bitmap: Bitmap) {
    bitmap.fill(code.bounds, with: .white)
    let inset = QRSymbol.quietZone * code.modulePixels
    for row in 0..<code.symbol.dimension {
      for run in code.symbol.darkRuns(row: row) {
        let rect = PixelRect(
          x: code.x + inset + run.lowerBound * code.modulePixels,
          y: code.y + inset + row * code.modulePixels, width: run.count * code.modulePixels,
          height: code.modulePixels)
        bitmap.fill(rect, with: .black)
      }
    }
  }
}
