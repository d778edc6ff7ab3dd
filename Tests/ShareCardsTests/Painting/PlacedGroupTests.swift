import Canvas
import Testing

@testable import ShareCards

@Suite struct PlacedGroupTests {
  private let red = Color(red: 255, green: 0, blue: 0)
  private let blue = Color(red: 0, green: 0, blue: 255)

  @Test func fadesTheWholeSoThatNothingShowsThroughItsParts() throws {
    let card = try PaintedCard([
      .group([.block(10, 10, 40, 40, red), .block(30, 10, 40, 40, blue)], opacity: 0.2)
    ])
    #expect(card[20, 20] == Color(red: 255, green: 204, blue: 204))
    #expect(card[40, 20] == Color(red: 204, green: 204, blue: 255))
    #expect(card.painted() == PixelRect(x: 10, y: 10, width: 60, height: 40))
  }

  @Test(arguments: [0, -1, .nan] as [Double])
  func paintsNothingThatIsClear(opacity: Double) throws {
    #expect(try PaintedCard([.group([.block(0, 0, 9, 9)], opacity: opacity)]).painted().isEmpty)
  }

  @Test func paintsPlainGroupsLikeTheirParts() throws {
    let parts: [PlacedElement] = [.block(5, 6, 7, 8, red), .block(9, 9, 20, 3, blue)]
    let alone = try PaintedCard(parts)
    #expect(try PaintedCard([.group(parts)]).bitmap.pixels == alone.bitmap.pixels)
    #expect(
      try PaintedCard([.group(parts, opacity: 7, rotation: .nan)]).bitmap.pixels
        == alone.bitmap.pixels)
  }

  @Test func cutsToItsClipWithSmoothEdges() throws {
    let clip = Path.rectangle(x: 20, y: 30, width: 10.5, height: 4)
    let card = try PaintedCard([.group([.block(0, 0, 100, 100)], clip: clip)])
    #expect(card.painted() == PixelRect(x: 20, y: 30, width: 11, height: 4))
    #expect(card[29, 31] == .black)
    #expect(card[30, 31] == Color(red: 127, green: 127, blue: 127))
    let circle = Path.circle(center: Path.Point(x: 50, y: 50), radius: 30)
    let disc = try PaintedCard([.group([.block(0, 0, 100, 100)], clip: circle)])
    let exact = try PaintedCard([
      .shape(
        PlacedShape(
          path: circle, paint: .color(.black), bounds: Rect(x: 20, y: 20, width: 60, height: 60)))
    ])
    #expect(disc.bitmap.pixels == exact.bitmap.pixels)
  }

  @Test func turnsAroundTheMiddleOfItsFrame() throws {
    // The middle is at (30.5, 40): what is right of it comes below it.
    let bounds = Rect(x: 20, y: 30, width: 21, height: 20)
    let card = try PaintedCard([
      .group([.block(34, 36, 20, 4, red)], in: bounds, rotation: .pi / 2)
    ])
    // x: 30.5 - (40 - 40) … 30.5 - (36 - 40), y: 40 + (34 - 30.5) … 40 + (54 - 30.5).
    let painted = card.painted()
    #expect(painted == PixelRect(x: 30, y: 43, width: 5, height: 21))
    #expect(card[32, 50] == red)
    #expect(card[30, 50] == Color(red: 255, green: 127, blue: 127))
  }

  @Test func cutsBeforeItTurns() throws {
    let clip = Path.rectangle(x: 50, y: 40, width: 30, height: 20)
    let card = try PaintedCard([
      .group([.block(0, 0, 100, 100)], opacity: 0.2, clip: clip, rotation: .pi / 2)
    ])
    #expect(card.painted() == PixelRect(x: 40, y: 50, width: 20, height: 30))
    #expect(card[50, 60] == Color(red: 204, green: 204, blue: 204))
  }

  @Test func turnsWhatComesIntoViewByIt() throws {
    // The block lies left of the card until it is turned by a half.
    let card = try PaintedCard([
      .group(
        [.block(-60, 10, 30, 20)], in: Rect(x: -10, y: 0, width: 20, height: 40), rotation: .pi)
    ])
    #expect(card.painted() == PixelRect(x: 30, y: 10, width: 30, height: 20))
  }

  @Test func nests() throws {
    let inner = PlacedElement.group(
      [.block(20, 20, 20, 20), .block(30, 20, 20, 20)], opacity: 0.5,
      clip: .rectangle(x: 25, y: 25, width: 100, height: 100))
    let card = try PaintedCard([
      .group([.block(20, 20, 60, 60, .white), inner], opacity: 0.4)
    ])
    // A fifth of black over white.
    #expect(card[32, 32] == Color(red: 204, green: 204, blue: 204))
    #expect(card.painted() == PixelRect(x: 25, y: 25, width: 25, height: 15))
  }

  @Test func paintsTextsAndGradientsInTheirPlaces() throws {
    let engine = try TextEngine(fonts: SampleFonts.system())
    let gradient = Paint.linear(
      LinearGradient(
        from: Path.Point(x: 20, y: 0), to: Path.Point(x: 80, y: 0),
        stops: [
          GradientStop(position: 0, color: .white), GradientStop(position: 1, color: .black),
        ]))
    let parts: [PlacedElement] = [
      .shape(PlacedShape(Rect(x: 20, y: 20, width: 60, height: 50), radius: 9, paint: gradient)),
      try .text("Åg", x: 30, y: 30, color: red, engine: engine),
    ]
    let painter = CardPainter(engine: engine)
    let straight = try PaintedCard(parts, painter: painter).bitmap.pixels
    let apart = try PaintedCard([.group(parts, opacity: 0.999)], painter: painter).bitmap.pixels
    let largest = zip(straight, apart).reduce(0) { largest, pixels in
      let (one, other) = (Color(pixel: pixels.0), Color(pixel: pixels.1))
      return max(largest, abs(Int(one.green) - Int(other.green)))
    }
    // The dither of a gradient differs by one, and rounding by another.
    #expect(largest <= 2)
  }

  @Test func leavesOutWhatIsNotOnTheCard() throws {
    let far = PlacedElement.group([.block(300, 300, 50, 50)], opacity: 0.5)
    #expect(try PaintedCard([far, .group([], opacity: 0.5)]).painted().isEmpty)
    let huge = PlacedElement.group(
      [.block(-9_000_000, -9_000_000, 18_000_000, 18_000_000)], opacity: 0.2, rotation: 0.3)
    let card = try PaintedCard([huge])
    #expect(card.count(Color(red: 204, green: 204, blue: 204)) == 10_000)
  }
}
