import Canvas
import Testing

@testable import ShareCards

@Suite struct CardBackgroundTests {
  private func render(_ background: CardBackground, code: CardCode? = .sample) throws -> Bitmap {
    var card = try Card.sample(code: code)
    card.background = background
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

  /// A picture whose left half is red and whose right half is blue.
  private func picture(width: Int = 400, height: Int = 100) throws -> BackgroundPicture {
    let bitmap = try Bitmap(width: width, height: height)
    bitmap.fill(bitmap.bounds, with: red)
    bitmap.fill(PixelRect(x: width / 2, y: 0, width: width / 2, height: height), with: blue)
    let source = try PictureSource(PNGEncoder().encode(bitmap))
    return BackgroundPicture(source: source, key: .init(high: 1, low: 2))
  }

  @Test func goesFromOneColorToAnother() throws {
    let card = try render(
      .linear(
        from: .topLeading, to: .bottomTrailing,
        stops: [GradientStop(position: 0, color: red), GradientStop(position: 1, color: blue)]))
    #expect(isNear(card[0, 0], red))
    #expect(isNear(card[799, 599], blue))
    #expect(isNear(card[799, 0], Color(red: 49, green: 16, blue: 90), tolerance: 8))
  }

  @Test func goesOutFromACenter() throws {
    let card = try render(
      .radial(
        center: UnitPoint(x: 0, y: 0), radius: 0.5,
        stops: [
          GradientStop(position: 0, color: red),
          GradientStop(position: 1, color: blue.opacity(0)),
        ]), code: nil)
    #expect(isNear(card[0, 0], red))
    // Behind the radius, which is half of the longer side, the style's colour shows.
    #expect(isNear(card[799, 0], Color(red: 26, green: 26, blue: 38)))
    #expect(isNear(card[402, 0], Color(red: 26, green: 26, blue: 38)))
  }

  @Test func coversTheCardWithAPicture() throws {
    let card = try render(.picture(picture()))
    #expect(isNear(card[0, 0], red))
    #expect(isNear(card[0, 599], red))
    #expect(isNear(card[799, 0], blue))
  }

  @Test func bringsTheFocalPointToTheMiddle() throws {
    var background = try picture()
    background.focus = UnitPoint(x: 0, y: 0.5)
    #expect(isNear(try render(.picture(background))[799, 0], red))
    background.focus = UnitPoint(x: 1, y: 0.5)
    #expect(isNear(try render(.picture(background))[0, 0], blue))
  }

  @Test func laysAScrimOverAPicture() throws {
    var background = try picture()
    background.scrim = Color(red: 0, green: 0, blue: 0, alpha: 128)
    #expect(isNear(try render(.picture(background))[0, 0], Color(red: 60, green: 5, blue: 10)))
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
        .picture(
          BackgroundPicture(source: source, key: .init(high: 3, low: 3))))
    }
  }

  @Test func differsInFingerprints() throws {
    func inputs(_ background: CardBackground) throws -> [String] {
      var card = try Card.sample()
      card.background = background
      var texts: [String] = []
      card.forEachInput { texts.append($0) }
      return texts
    }
    let stops = [GradientStop(position: 0, color: red), GradientStop(position: 1, color: blue)]
    var moved = try picture()
    moved.focus = .topLeading
    var dimmed = try picture()
    dimmed.scrim = red
    let backgrounds: [CardBackground] = [
      .style, .linear(from: .topLeading, to: .center, stops: stops),
      .linear(from: .topLeading, to: .bottomTrailing, stops: stops),
      .linear(from: .topLeading, to: .center, stops: stops.reversed()),
      .radial(center: .center, radius: 1, stops: stops), .picture(try picture()),
      .picture(moved), .picture(dimmed),
    ]
    #expect(Set(try backgrounds.map(inputs)).count == backgrounds.count)
    #expect(Set(backgrounds).count == backgrounds.count)
  }
}
