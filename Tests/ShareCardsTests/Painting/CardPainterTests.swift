import Canvas
import QRCodes
import Testing

@testable import ShareCards

@Suite struct CardPainterTests {
  @Test func paintsInOrderAndTheCodeLast() throws {
    let symbol = try QRSymbol(payload: Array("A".utf8), correction: .medium)
    let code = PlacedCode(symbol: symbol, x: 10, y: 10, modulePixels: 2)
    var card = ComposedCard()
    card.code = code
    card.elements = [
      .block(0, 0, 50, 50, Color(red: 9, green: 9, blue: 9)),
      .block(0, 0, 100, 100, Color(red: 90, green: 9, blue: 9)),
    ]
    let (bitmap, alone) = (try Bitmap(width: 100, height: 100), try Bitmap(width: 100, height: 100))
    let painter = CardPainter(engine: try TextEngine(fonts: SampleFonts.system()))
    #expect(try painter.paint(card, on: bitmap, pictures: PictureCache()) == [])
    CodePainter().paint(code, on: alone)
    #expect(bitmap[0, 0] == Color(red: 90, green: 9, blue: 9))
    #expect(bitmap.pixels(of: code.bounds) == alone.pixels(of: code.bounds))
  }

  @Test func throwsShadowsBelowShapes() throws {
    var shape = PlacedShape(
      Rect(x: 20, y: 20, width: 40, height: 40), radius: 0,
      paint: .color(Color(red: 255, green: 0, blue: 0, alpha: 128)))
    shape.shadow = PlacedShadow(color: .black, radius: 0, x: 0, y: 10)
    let card = try PaintedCard([.shape(shape)])
    #expect(card[30, 65] == .black)
    // Half of red over white, and over the shadow that shows through it.
    #expect(card[30, 25] == Color(red: 255, green: 127, blue: 127))
    #expect(card[30, 40] == Color(red: 128, green: 0, blue: 0))
  }

  @Test func keepsNothingOfTheCardBefore() throws {
    let painter = CardPainter(engine: try TextEngine(fonts: SampleFonts.system()))
    let first = PlacedElement.group([.block(0, 0, 60, 60)], opacity: 0.5)
    let second = PlacedElement.group([.block(0, 0, 1, 60), .block(59, 0, 1, 60)], opacity: 0.5)
    let alone = try PaintedCard([second]).bitmap.pixels
    _ = try PaintedCard([first], painter: painter)
    #expect(try PaintedCard([second], painter: painter).bitmap.pixels == alone)
  }
}
