import Canvas

/// Paints a composed card on a bitmap of its size.
struct CardPainter {
  let engine: TextEngine

  /// Paints everything but the background, which is there already.
  func paint(_ card: ComposedCard, on bitmap: Bitmap) {
    for element in card.elements {
      switch element {
      case .text(let layout, let x, let y, let color):
        engine.draw(layout, x: x, y: y, color: color, on: bitmap)
      case .rectangle(let rect, let radius, let color):
        let path = Path.roundedRectangle(
          x: rect.x, y: rect.y, width: rect.width, height: rect.height, radius: radius)
        bitmap.fill(path, with: .color(color))
      }
    }
    if let code = card.code { CodePainter(colors: code.colors).paint(code, on: bitmap) }
  }
}
