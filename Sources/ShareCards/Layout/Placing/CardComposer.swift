import Canvas
import QRCodes

/// Puts a card together for one size: what is painted, where, and what had to be left out.
struct CardComposer {
  let card: Card
  let size: ShareCardSize
  let scale: Int
  let engine: TextEngine
  private let symbols: SymbolEncoder
  let frame: CardFrame

  /// How far the whole card may shrink before texts lose lines.
  private static let minimumScale = 0.35

  /// - Parameters:
  ///   - card: what to compose.
  ///   - size: the size at scale 1.
  ///   - scale: output pixels in a pixel of scale 1.
  ///   - engine: what sets the texts, and will draw them.
  ///   - symbols: what encodes the code.
  init(
    card: Card, size: ShareCardSize, scale: Int, engine: TextEngine, symbols: SymbolEncoder
  ) {
    self.card = card
    self.size = size
    self.scale = scale
    self.engine = engine
    self.symbols = symbols
    frame = CardFrame(size: size, style: card.style, scale: Double(scale))
  }

  /// Composes the card.
  ///
  /// - Throws: `ShareCardError` when the text libraries fail, or the code does not fit or has colours
  ///   that cannot be read.
  func compose() throws(ShareCardError) -> ComposedCard {
    let code = try card.code.map { (code) throws(ShareCardError) in
      try SizedCode(code, on: card, size: size, scale: scale, symbols: symbols)
    }
    return try canvasWork { () throws(CanvasError) in try compose(code: code) }
  }

  private func compose(code: SizedCode?) throws(CanvasError) -> ComposedCard {
    let area = frame.safeArea
    let measurer = measurer(code: code)
    // Whatever the layout asks for, nothing leaves the card.
    let whole = ZStackElement(children: [card.layout.body(for: size)], alignment: .center)
    let body = ScaledView(
      LayoutNode(.zstack(whole)), minimumScale: Self.minimumScale, keepsTextWhole: false)
    let room = ProposedSize(width: area.width, height: area.height)
    guard let view = try body.fitted(to: room, by: measurer) else { return ComposedCard() }
    var placer = ViewPlacer(
      frame: frame, scale: scale, isMirrored: measurer.direction == .rightToLeft, code: code)
    placer.place(
      view, x: area.x + (area.width - view.width) / 2,
      y: area.y + (area.height - view.height) / 2)
    return placer.card
  }

  private func measurer(code: SizedCode?) -> LayoutMeasurer {
    let direction = TextDirection(
      of: ["title", "quote", "display-name"].lazy.compactMap { card.fields[$0] }.first ?? "",
      language: card.language)
    var measurer = LayoutMeasurer(
      card: card, engine: engine, metrics: SizeMetrics(size), outputScale: Double(scale),
      direction: direction, plateSide: code.map { Double($0.metrics.plateSide) },
      fields: card.layoutFields, alignment: .center)
    measurer.alignment = measurer.styleAlignment
    return measurer
  }
}
