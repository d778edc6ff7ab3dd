import Canvas
import Testing

@testable import ShareCards

@Suite struct CardBackgroundTests {
  private func render(_ background: CardBackground, code: CardCode? = .sample) throws -> Bitmap {
    var card = try Card.sample(code: code)
    card.style.background = background
    let bytes = try CardRenderer(fonts: SampleFonts.system()).renderFile(card, size: .compact).bytes
    let picture = try Picture(decoding: bytes)
    return try Bitmap(
      width: picture.width, height: picture.height,
      pixels: picture.pixels.map { Int32(truncatingIfNeeded: $0) })
  }

  private func isNear(_ color: Color?, _ other: Color, tolerance: Int = 2) -> Bool {
    guard let color else { return false }
    return [\Color.red, \.green, \.blue].allSatisfy {
      abs(Int(color[keyPath: $0]) - Int(other[keyPath: $0])) <= tolerance
    }
  }

  private let red = Color(red: 120, green: 10, blue: 20)
  private let blue = Color(red: 10, green: 20, blue: 130)

  private func cardColor(_ color: Color, opacity: Double = 1) -> CardColor {
    CardColor(
      red: Double(color.red) / 255, green: Double(color.green) / 255,
      blue: Double(color.blue) / 255, opacity: opacity)
  }

  private func gradient(_ shape: CardGradient.Shape, to opacity: Double = 1) -> CardGradient {
    CardGradient(shape, colors: [cardColor(red), cardColor(blue, opacity: opacity)])
  }

  /// A picture whose left half is red and whose right half is blue.
  private func picture(width: Int = 400, height: Int = 100) throws -> BackgroundPicture {
    let bitmap = try Bitmap(width: width, height: height)
    bitmap.fill(bitmap.bounds, with: red)
    bitmap.fill(PixelRect(x: width / 2, y: 0, width: width / 2, height: height), with: blue)
    let source = try PictureSource(PNGEncoder().encode(bitmap))
    return BackgroundPicture(CardPicture(source: source, key: .init(high: 1, low: 2)))
  }

  @Test func goesFromOneColorToAnother() throws {
    let card = try render(CardBackground(gradients: [gradient(.linear(angle: 135))]))
    #expect(isNear(card[0, 0], red))
    #expect(isNear(card[799, 599], blue))
    // 800 of 1400 pixels along both sides are four sevenths of the way.
    #expect(isNear(card[799, 0], Color(red: 57, green: 16, blue: 83), tolerance: 3))
  }

  @Test(arguments: [(0.0, 400, 599), (90, 0, 300), (180, 400, 0), (270, 799, 300), (-90, 799, 300)])
  func beginsOppositeOfItsAngle(angle: Double, x: Int, y: Int) throws {
    let card = try render(
      CardBackground(gradients: [gradient(.linear(angle: angle))]), code: nil)
    #expect(isNear(card[x, y], red))
  }

  @Test func goesOutFromACenter() throws {
    let card = try render(
      CardBackground(gradients: [gradient(.radial(x: 0, y: 0, radius: 0.5), to: 0)]), code: nil)
    #expect(isNear(card[0, 0], red))
    // Behind the radius, which is half of the longer side, the style's colour shows.
    #expect(isNear(card[799, 0], Color(red: 26, green: 26, blue: 38)))
    #expect(isNear(card[402, 0], Color(red: 26, green: 26, blue: 38)))
  }

  @Test func paintsLaterGradientsOnTop() throws {
    let card = try render(
      CardBackground(gradients: [
        gradient(.linear(angle: 90)),
        CardGradient(.linear(angle: 0), colors: [cardColor(blue)]),
        CardGradient(.linear(angle: 0), colors: [CardColor(white: 0, opacity: 0.5)]),
      ]), code: nil)
    for x in [0, 799] {
      #expect(isNear(card[x, 0], Color(red: 5, green: 10, blue: 65)))
    }
  }

  @Test func isPlainWhereAGradientHasNoColors() throws {
    let card = try render(
      CardBackground(gradients: [CardGradient(.linear(angle: 0), stops: [])]), code: nil)
    #expect(card[0, 0] == Color(red: 26, green: 26, blue: 38))
  }

  @Test func countsNumbersThatAreNotFiniteAsZero() {
    let stops = [CardGradient.Stop(color: CardColor(white: 0), position: .nan)]
    #expect(stops[0].position == 0)
    #expect(CardGradient(.linear(angle: .infinity), stops: stops).shape == .linear(angle: 0))
    #expect(
      CardGradient(.radial(x: .nan, y: 1e9, radius: -1), stops: stops).shape
        == .radial(x: 0, y: 10, radius: 0))
  }

  @Test func spreadsColorsEvenly() {
    let white = CardColor(white: 1)
    let gradient = CardGradient(.linear(angle: 0), colors: [white, white, white])
    #expect(gradient.stops.map(\.position) == [0, 0.5, 1])
    #expect(CardGradient(.linear(angle: 0), colors: [white]).stops.map(\.position) == [0])
  }

  @Test func coversTheCardWithAPicture() throws {
    let card = try render(CardBackground(picture: picture()))
    #expect(isNear(card[0, 0], red))
    #expect(isNear(card[0, 599], red))
    #expect(isNear(card[799, 0], blue))
  }

  @Test func bringsTheFocalPointToTheMiddle() throws {
    var background = try picture()
    background.focus = UnitPoint(x: 0, y: 0.5)
    #expect(isNear(try render(CardBackground(picture: background))[799, 0], red))
    background.focus = UnitPoint(x: 1, y: 0.5)
    #expect(isNear(try render(CardBackground(picture: background))[0, 0], blue))
  }

  @Test func laysAScrimOverAPicture() throws {
    var background = try picture()
    background.scrim = CardGradient(
      .linear(angle: 180), colors: [CardColor(white: 0, opacity: 0.5), CardColor(white: 0)])
    let card = try render(CardBackground(picture: background))
    #expect(isNear(card[0, 0], Color(red: 60, green: 5, blue: 10)))
    #expect(isNear(card[0, 599], .black))
  }

  @Test func tellsOfAPictureThatIsCutOff() throws {
    let bitmap = try Bitmap(width: 300, height: 200)
    for y in 0..<200 {
      let row = PixelRect(x: y, y: y, width: 40, height: 1)
      bitmap.fill(row, with: Color(red: UInt8(y), green: 9, blue: 99))
    }
    let file = try PNGEncoder().encode(bitmap)
    let source = try PictureSource(Array(file.prefix(file.count * 2 / 3)))
    #expect(
      throws: ShareCardError.unreadablePicture(reason: "the PNG picture is damaged or cut off")
    ) {
      try render(
        CardBackground(
          picture: BackgroundPicture(
            CardPicture(source: source, key: .init(high: 3, low: 3)))))
    }
  }
}
