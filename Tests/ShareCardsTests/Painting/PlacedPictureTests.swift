import Canvas
import Testing

@testable import ShareCards

extension CardPicture {
  /// A picture whose left half is red and whose right half is blue, 40 x 20 pixels, or the first part
  /// of its file.
  static func sample(share: Double = 1) throws -> CardPicture {
    let bitmap = try Bitmap(width: 40, height: 20)
    bitmap.fill(bitmap.bounds, with: Color(red: 255, green: 0, blue: 0))
    bitmap.fill(
      PixelRect(x: 20, y: 0, width: 20, height: 20), with: Color(red: 0, green: 0, blue: 255))
    let file = try PNGEncoder().encode(bitmap)
    let part = file.prefix(Int(Double(file.count) * share))
    return CardPicture(source: try PictureSource(Array(part)), key: .init(high: 1, low: 2))
  }
}

@Suite struct PlacedPictureTests {
  private let red = Color(red: 255, green: 0, blue: 0)
  private let blue = Color(red: 0, green: 0, blue: 255)

  private func element(
    _ fit: PictureFit = .contain, clip: Path? = nil, opacity: Double = 1,
    shadow: PlacedShadow? = nil, picture: CardPicture? = nil
  ) throws -> PlacedElement {
    .picture(
      PlacedPicture(
        picture: try picture ?? .sample(), area: PixelRect(x: 10, y: 20, width: 40, height: 40),
        fit: fit, clip: clip, opacity: opacity, shadow: shadow))
  }

  @Test func fitsIntoItsArea() throws {
    let card = try PaintedCard([element()])
    #expect(card.painted() == PixelRect(x: 10, y: 30, width: 40, height: 20))
    #expect(card[29, 40] == red && card[30, 40] == blue)
  }

  @Test func coversItsArea() throws {
    let card = try PaintedCard([element(.cover(focalX: 0, focalY: 0.5))])
    #expect(card.painted() == PixelRect(x: 10, y: 20, width: 40, height: 40))
    #expect(card[48, 40] == red)
    let squeezed = try PaintedCard([element(.fill)])
    #expect(squeezed[11, 21] == red && squeezed[48, 58] == blue)
  }

  @Test func isCutAndFaded() throws {
    let clip = Path.circle(center: Path.Point(x: 30, y: 40), radius: 20)
    let card = try PaintedCard([element(.fill, clip: clip, opacity: 0.2)])
    #expect(card[11, 21] == .white)
    #expect(card[20, 40] == Color(red: 255, green: 204, blue: 204))
    for opacity in [0, -1, Double.nan] {
      #expect(try PaintedCard([element(opacity: opacity)]).painted().isEmpty)
    }
  }

  @Test func throwsAShadowWhereItShows() throws {
    let shadow = PlacedShadow(color: .black, radius: 0, x: 3, y: 5)
    let card = try PaintedCard([element(shadow: shadow)])
    #expect(card.painted() == PixelRect(x: 10, y: 30, width: 43, height: 25))
    #expect(card[52, 54] == .black && card[49, 49] == blue)
    let faded = try PaintedCard([element(opacity: 0.2, shadow: shadow)])
    #expect(faded[52, 54] == Color(red: 204, green: 204, blue: 204))
  }

  @Test func liesOnTheLayerOfItsGroup() throws {
    let clip = Path.circle(center: Path.Point(x: 30, y: 40), radius: 20)
    let straight = try PaintedCard([element(.fill, clip: clip)]).bitmap.pixels
    let grouped = try PaintedCard([.group([element(.fill)], clip: clip)]).bitmap.pixels
    #expect(grouped == straight)
  }

  @Test func tellsOfAPictureThatIsCutOff() throws {
    #expect(throws: PictureError.damaged(.png)) {
      try PaintedCard([element(picture: .sample(share: 0.6))])
    }
  }
}
