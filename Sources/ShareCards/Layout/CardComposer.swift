import Canvas
import QRCodes

/// Puts a card together for one size: what is painted, where, and what had to be left out.
struct CardComposer {
  let card: Card
  let size: ShareCardSize
  let scale: Int
  let engine: TextEngine
  private let symbols: SymbolEncoder
  private let metrics: SizeMetrics
  let frame: CardFrame
  private let direction: TextDirection

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
    metrics = SizeMetrics(size)
    frame = CardFrame(size: size, metrics: metrics, style: card.style, scale: Double(scale))
    direction = TextDirection(
      of: ["title", "quote", "display-name"].lazy.compactMap { card.fields[$0] }.first ?? "",
      language: card.language)
  }

  /// Composes the card.
  ///
  /// - Throws: `ShareCardError` when the text libraries fail, or the code does not fit or has colours
  ///   that cannot be read.
  func compose() throws(ShareCardError) -> ComposedCard {
    let code = try card.code.map { (code) throws(ShareCardError) in try self.code(for: code) }
    return try canvasWork { () throws(CanvasError) in try compose(code: code) }
  }

  /// A code with its size, before it has a place.
  private struct SizedCode {
    let symbol: QRSymbol
    let metrics: CodeMetrics
    let caption: String
    let colors: CodeColors
    let logo: CodeLogo?
  }

  private func code(for code: CardCode) throws(ShareCardError) -> SizedCode {
    guard let colors = CodeColors(of: card.style) else {
      throw .unreadableCodeColors(style: card.style.id)
    }
    let symbol: QRSymbol
    do {
      symbol = try symbols.symbol(Array(code.payload.utf8), correction: code.correction)
    } catch {
      switch error {
      case .payloadTooLong(let bytes, _):
        let limit = CodeCapacity(of: size, layout: card.layout).bytes(at: code.correction)
        throw .payloadTooLong(bytes: bytes, limit: limit, size: size)
      case .emptyPayload: throw .invalidPayload
      case .encodingFailed, .readerUnavailable: throw .codeUnavailable(reason: error.message)
      }
    }
    let codeMetrics = try CodeMetrics(
      symbol, size: size, metrics: metrics, limit: card.layout.codeLimit,
      correction: code.correction, scale: scale)
    return SizedCode(
      symbol: symbol, metrics: codeMetrics, caption: code.caption, colors: colors,
      logo: code.logo)
  }

  private func compose(code: SizedCode?) throws(CanvasError) -> ComposedCard {
    let brand = try brandText(width: frame.safeArea.width)
    let caption = try code.flatMap { (code) throws(CanvasError) in try captionText(code) }
    let composition = CardComposition(
      size: size, frame: frame,
      parts: CardComposition.Parts(
        plateSide: code.map { Double($0.metrics.plateSide) },
        captionWidth: caption?.width ?? 0, captionHeight: caption?.height ?? 0,
        brandWidth: brand?.width ?? 0,
        brandHeight: brand?.height ?? 0))
    var result = ComposedCard()
    let brandRoom = composition.brand.width
    if let brand, let line = brand.width > brandRoom ? try brandText(width: brandRoom) : brand {
      place(line, in: composition.brand, into: &result)
    }
    try placeContent(in: composition.regions, into: &result)
    // After the content: whatever a layout paints, it cannot cover the code's plate.
    if let code, let plate = composition.plate {
      place(code, plate: plate, into: &result)
      if let caption { place(caption, below: plate, top: composition.captionTop, into: &result) }
    } else {
      placeAccentDot(into: &result, beside: composition.brand)
    }
    return result
  }

  private func placeContent(
    in regions: [Rect], into result: inout ComposedCard
  ) throws(CanvasError) {
    let measurer = LayoutMeasurer(
      card: card, engine: engine, metrics: metrics, outputScale: Double(scale),
      direction: direction)
    var fitter = ContentFitter(measurer: measurer, layout: card.layout)
    guard let fit = try fitter.fit(into: regions) else { return }
    let box = Rect(
      x: fit.region.x + (fit.region.width - fit.content.width) / 2,
      y: fit.region.y + (fit.region.height - fit.content.height) / 2,
      width: fit.content.width, height: fit.content.height)
    place(fit.content, in: box, into: &result)
  }

  private func place(_ node: MeasuredNode, in box: Rect, into result: inout ComposedCard) {
    let inner = Rect(
      left: box.x + node.insets.left, top: box.y + node.insets.top,
      right: box.maxX - node.insets.right, bottom: box.maxY - node.insets.bottom)
    switch node.content {
    case .text(let text):
      place(text, in: inner, into: &result)
    case .rectangle(let color):
      result.elements.append(.rectangle(oriented(box), radius: 0, color: color))
    case .progress(let bar):
      place(bar, in: box, into: &result)
    case .stack(let axis, let spacing, let children):
      var offset = 0.0
      for child in children {
        let place =
          switch axis {
          case .vertical:
            Rect(
              x: inner.x + (inner.width - child.width) / 2, y: inner.y + offset,
              width: child.width, height: child.height)
          case .horizontal:
            Rect(
              x: inner.x + offset, y: inner.y + (inner.height - child.height) / 2,
              width: child.width, height: child.height)
          }
        self.place(child, in: place, into: &result)
        offset += (axis == .vertical ? child.height : child.width) + spacing
      }
    }
  }

  /// A bar with round ends, filled from where the text's direction begins; the least progress is a
  /// dot.
  private func place(_ bar: ProgressBar, in box: Rect, into result: inout ComposedCard) {
    result.elements.append(
      .rectangle(oriented(box), radius: box.height / 2, color: bar.trackColor))
    guard bar.progress > 0 else { return }
    var fill = box
    fill.width = min(box.width, max(box.height, box.width * bar.progress))
    result.elements.append(
      .rectangle(oriented(fill), radius: box.height / 2, color: bar.fillColor))
  }

  private func place(_ text: MeasuredText, in box: Rect, into result: inout ComposedCard) {
    let box = oriented(box)
    result.append(
      PlacedText(
        layout: text.layout, x: Int((box.x + text.originX).rounded()),
        y: Int((box.y + text.originY).rounded()), color: text.color, isLarge: text.isLarge,
        name: ""))
  }

  private func place(_ code: SizedCode, plate: Rect, into result: inout ComposedCard) {
    let plate = oriented(plate)
    let margin = code.metrics.plateMargin
    let side = Double(code.metrics.plateSide)
    let x = onEvenGrid(plate.x + Double(margin), before: frame.width - side + Double(margin))
    let y = onEvenGrid(plate.y + Double(margin), before: frame.height - side + Double(margin))
    result.elements.append(
      .rectangle(
        Rect(x: Double(x - margin), y: Double(y - margin), width: side, height: side),
        radius: code.metrics.plateRadius, color: code.colors.light))
    let patch = code.logo.flatMap { _ in LogoPatch(of: code.symbol) }
    if code.logo != nil, patch == nil { result.issues.append(.logoLeftOut) }
    result.code = PlacedCode(
      symbol: code.symbol, x: x, y: y, modulePixels: code.metrics.modulePixels,
      colors: code.colors, logo: code.logo.flatMap { logo in patch.map { (logo, $0) } })
  }

  /// The nearest place from which a picture of half the size still has whole modules.
  ///
  /// Previews halve pictures, two pixels into one. Modules of four pixels that begin at an odd one
  /// then have grey edges half as wide as themselves, and readers miss some of them.
  ///
  /// - Parameters:
  ///   - position: where the code would be.
  ///   - end: the last position at which its plate is still on the card.
  /// - Returns: the place in whole pixels.
  private func onEvenGrid(_ position: Double, before end: Double) -> Int {
    let grid = 2 * scale
    let nearest = Int((position / Double(grid)).rounded()) * grid
    return Double(nearest) > end ? nearest - grid : nearest
  }

  private func place(
    _ caption: MeasuredText, below plate: Rect, top: Double, into result: inout ComposedCard
  ) {
    let middle = plate.x + plate.width / 2
    let left = min(middle - caption.width / 2, frame.safeArea.maxX - caption.width)
    place(
      caption, in: Rect(x: left, y: top, width: caption.width, height: caption.height),
      into: &result)
  }

  /// The quiet mark that balances the brand where no code does.
  private func placeAccentDot(into result: inout ComposedCard, beside brand: Rect) {
    let side = 6 * frame.point
    let box = Rect(
      x: frame.safeArea.maxX - side, y: brand.y + (brand.height - side) / 2, width: side,
      height: side)
    let color = card.style.accentColor.canvasColor.opacity(0.5)
    result.elements.append(.rectangle(oriented(box), radius: side / 2, color: color))
  }

  private func brandText(width: Double) throws(CanvasError) -> MeasuredText? {
    guard let brand = card.fields["brand"] else { return nil }
    return try lineOfText(brand, font: card.style.brandFont, width: width)
  }

  private func captionText(_ code: SizedCode) throws(CanvasError) -> MeasuredText? {
    let font = CardFont(size: 11, weight: .medium)
    return try lineOfText(
      code.caption, font: font, width: Double(code.metrics.plateSide) * 1.6)
  }

  /// A text on one line, which is never higher than the parts around it have room for.
  private func lineOfText(
    _ text: String, font: CardFont, width: Double
  ) throws(CanvasError) -> MeasuredText {
    let limit = min(frame.width, frame.height) * Self.maximumLineHeight
    var size = font.size * frame.point
    var line = try lineOfText(text, font: font, size: size, width: width)
    while line.height > limit, size > 1 {
      size *= min(limit / line.height, 0.9)
      line = try lineOfText(text, font: font, size: size, width: width)
    }
    return line
  }

  /// The share of the shorter side that the line of the brand or of the caption may take.
  private static let maximumLineHeight = 0.1

  private func lineOfText(
    _ text: String, font: CardFont, size: Double, width: Double
  ) throws(CanvasError) -> MeasuredText {
    let attributes = TextAttributes(
      design: font.design.fontDesign, weight: font.weight.fontWeight, size: size,
      language: card.language)
    let layout = try TextLayout(
      text, attributes: attributes, width: width, maximumLines: 1, engine: engine)
    return MeasuredText(layout, color: card.style.secondaryTextColor.canvasColor)
  }

  /// The box as the card's direction places it.
  private func oriented(_ box: Rect) -> Rect {
    direction == .rightToLeft ? box.mirrored(in: frame.width) : box
  }
}
