import Canvas
import Testing

@testable import ShareCards

/// Parts of a card, painted on a plain ground.
struct PaintedCard {
  let bitmap: Bitmap
  let issues: [CardIssue]

  init(
    _ elements: [PlacedElement], width: Int = 100, height: Int = 100, ground: Color = .white,
    painter: CardPainter? = nil
  ) throws {
    bitmap = try Bitmap(width: width, height: height)
    bitmap.fill(bitmap.bounds, with: ground)
    var card = ComposedCard()
    card.elements = elements
    let painter = try painter ?? CardPainter(engine: TextEngine(fonts: SampleFonts.system()))
    issues = try painter.paint(card, on: bitmap, pictures: PictureCache())
  }

  subscript(x: Int, y: Int) -> Color? { bitmap[x, y] }

  /// The smallest rectangle around all pixels that are not the ground's.
  func painted(ground: Color = .white) -> PixelRect {
    var result = PixelRect.empty
    for (index, pixel) in bitmap.pixels.enumerated() where pixel != ground.pixel {
      result = result.union(
        PixelRect(x: index % bitmap.width, y: index / bitmap.width, width: 1, height: 1))
    }
    return result
  }

  /// How many pixels have a colour.
  func count(_ color: Color) -> Int { bitmap.pixels.count { $0 == color.pixel } }
}

extension PlacedElement {
  /// A rectangle of whole pixels.
  static func block(
    _ x: Int, _ y: Int, _ width: Int, _ height: Int, _ color: Color = .black
  ) -> PlacedElement {
    .shape(
      PlacedShape(
        Rect(x: Double(x), y: Double(y), width: Double(width), height: Double(height)), radius: 0,
        paint: .color(color)))
  }

  /// A group of parts around the middle of a frame.
  static func group(
    _ elements: [PlacedElement], in bounds: Rect = Rect(x: 0, y: 0, width: 100, height: 100),
    opacity: Double = 1, clip: Path? = nil, rotation: Double = 0
  ) -> PlacedElement {
    .group(
      PlacedGroup(
        elements: elements, bounds: bounds, opacity: opacity, clip: clip, rotation: rotation))
  }

  /// A text in the system's type.
  static func text(
    _ text: String, x: Int = 10, y: Int = 10, size: Double = 24, color: Color = .black,
    isLarge: Bool = false, spans: [TextSpan] = [], engine: TextEngine
  ) throws -> PlacedElement {
    let layout = try TextLayout(
      text, attributes: TextAttributes(design: .sansSerif, weight: .regular, size: size),
      spans: spans, width: 1000, maximumLines: 1, engine: engine)
    return .text(
      PlacedText(layout: layout, x: x, y: y, color: color, isLarge: isLarge, name: "title"))
  }
}
