import Canvas

/// Paints a composed card on a bitmap of its size.
struct CardPainter {
  let engine: TextEngine

  func paint(
    _ card: ComposedCard, on bitmap: Bitmap, pictures: PictureCache
  ) throws(PictureError) -> [CardIssue] {
    for element in card.elements { paint(element, on: bitmap, opacity: 1) }
    if let code = card.code { CodePainter(colors: code.colors).paint(code, on: bitmap) }
    return []
  }

  private func paint(_ element: PlacedElement, on bitmap: Bitmap, opacity: Double) {
    switch element {
    case .text(let text):
      engine.draw(text.layout, x: text.x, y: text.y, color: text.color.opacity(opacity), on: bitmap)
    case .shape(let shape):
      if let shadow = shape.shadow {
        bitmap.drawShadow(
          of: shape.path, color: shadow.color, blurRadius: shadow.radius, offsetX: shadow.x,
          offsetY: shadow.y)
      }
      bitmap.fill(shape.path, with: shape.paint, opacity: opacity)
    case .picture: break
    case .group(let group):
      for element in group.elements { paint(element, on: bitmap, opacity: group.opacity) }
    }
  }
}
