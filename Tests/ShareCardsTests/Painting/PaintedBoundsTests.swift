import Canvas
import Testing

@testable import ShareCards

/// Painting touches nothing outside of the bounds that a part tells.
@Suite struct PaintedBoundsTests {
  private let ring = Path.circle(center: Path.Point(x: 50.3, y: 47.8), radius: 21)
    .stroked(width: 5)
  private let frame = Rect(x: 29, y: 26, width: 43, height: 43)

  private func elements(_ engine: TextEngine) throws -> [PlacedElement] {
    let shadow = PlacedShadow(color: .black, radius: 6, x: 4, y: -3)
    let shape = PlacedElement.shape(
      PlacedShape(path: ring, paint: .color(.black), shadow: shadow, bounds: frame))
    let picture = PlacedElement.picture(
      PlacedPicture(
        picture: try .sample(), area: PixelRect(x: 30, y: 20, width: 40, height: 50),
        fit: .contain, clip: nil, opacity: 1, shadow: shadow))
    let text = try PlacedElement.text("Åg", x: 20, y: 30, engine: engine)
    return [
      shape, picture, text, .group([shape, text]), .group([shape, text], opacity: 0.6),
      .group([picture, text], rotation: 0.4),
      .group([shape, text], in: frame, opacity: 0.8, clip: ring, rotation: -1),
      .group([.group([text], rotation: 1)], clip: .rectangle(x: 1, y: 35, width: 60, height: 9)),
    ]
  }

  @Test func holdAllThatIsPainted() throws {
    let engine = try TextEngine(fonts: SampleFonts.system())
    for (index, element) in try elements(engine).enumerated() {
      let painted = try PaintedCard([element], painter: CardPainter(engine: engine)).painted()
      #expect(!painted.isEmpty, "\(index)")
      #expect(element.paintedBounds.contains(painted), "\(index)")
    }
  }

  @Test func areNearToWhatIsPainted() {
    #expect(
      PlacedElement.group([.block(10, 10, 20, 20), .block(50, 20, 10, 30)]).paintedBounds
        == PixelRect(x: 10, y: 10, width: 50, height: 40))
    let cut = PlacedElement.group(
      [.block(0, 0, 100, 100)], clip: .rectangle(x: 20.5, y: 30, width: 10, height: 4))
    #expect(cut.paintedBounds == PixelRect(x: 20, y: 30, width: 11, height: 4))
    let turned = PlacedElement.group([.block(50, 40, 30, 20)], rotation: .pi / 2).paintedBounds
    #expect(turned.contains(PixelRect(x: 40, y: 50, width: 20, height: 30)))
    #expect(turned.width <= 24 && turned.height <= 34)
    #expect(PlacedElement.group([]).paintedBounds == .empty)
  }
}
