import Canvas
import QRCodes

/// A card for one size with everything at its place.
struct ComposedCard {
  let background: Color
  /// In the order of painting.
  var elements: [PlacedElement] = []
  var code: PlacedCode?
  /// What the author should know about.
  private(set) var issues: [CardIssue] = []

  init(background: Color) {
    self.background = background
  }

  /// Adds a text, and what is wrong with it.
  mutating func append(_ layout: TextLayout, x: Int, y: Int, color: Color) {
    elements.append(.text(layout, x: x, y: y, color: color))
    if layout.isTruncated { issues.append(.truncated(text: layout.text)) }
    let missing = layout.missingScalars
    if !missing.isEmpty { issues.append(.missingGlyphs(missing)) }
  }
}

/// A QR code at its place; the origin is the top left corner of its quiet zone.
struct PlacedCode {
  let symbol: QRSymbol
  let x: Int
  let y: Int
  let modulePixels: Int

  /// The pixels of the code with its quiet zone.
  var bounds: PixelRect {
    let side = (symbol.dimension + 2 * QRSymbol.quietZone) * modulePixels
    return PixelRect(x: x, y: y, width: side, height: side)
  }
}
