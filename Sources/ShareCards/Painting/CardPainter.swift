import Canvas

/// Paints composed cards on bitmaps of their size.
///
/// It belongs to one task at a time, as its engine does.
struct CardPainter {
  let engine: TextEngine
  /// What groups are painted on, kept from card to card.
  private let layers = LayerStock()

  init(engine: TextEngine) {
    self.engine = engine
  }

  /// Paints everything but the background, which is there already.
  ///
  /// The code comes last: nothing covers it.
  ///
  /// - Parameters:
  ///   - card: what to paint.
  ///   - bitmap: where to paint; its origin is the card's.
  ///   - pictures: what keeps decoded pictures.
  /// - Returns: the texts that are hard to read on what is behind them.
  /// - Throws: `PictureError` when a picture cannot be decoded.
  func paint(
    _ card: ComposedCard, on bitmap: Bitmap, pictures: PictureCache
  ) throws(PictureError) -> [CardIssue] {
    var painter = ElementPainter(engine: engine, layers: layers, pictures: pictures)
    for element in card.elements { try painter.paint(element, on: .card(bitmap)) }
    if let code = card.code { CodePainter(colors: code.colors).paint(code, on: bitmap) }
    return painter.issues
  }
}
