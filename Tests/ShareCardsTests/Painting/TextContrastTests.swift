import Canvas
import Testing

@testable import ShareCards

/// Greys on white: 0x76 has a contrast of 4.54 to 1, 0x77 of 4.48, 0x94 of 3.03 and 0x96 of 2.96
/// (WCAG 2.2, "contrast ratio").
@Suite struct TextContrastTests {
  private let engine: TextEngine
  private let painter: CardPainter

  init() throws {
    engine = try TextEngine(fonts: SampleFonts.system())
    painter = CardPainter(engine: engine)
  }

  private func grey(_ level: UInt8, alpha: UInt8 = 255) -> Color {
    Color(red: level, green: level, blue: level, alpha: alpha)
  }

  private func text(
    _ color: Color, _ text: String = "Words", isLarge: Bool = false, spans: [TextSpan] = []
  ) throws -> PlacedElement {
    try .text(text, color: color, isLarge: isLarge, spans: spans, engine: engine)
  }

  /// The ratios of the texts that are told of, to two digits after the point.
  private func ratios(
    _ elements: PlacedElement..., ground: Color = .white
  ) throws -> [Double] {
    try PaintedCard(elements, width: 140, height: 60, ground: ground, painter: painter).issues
      .map { issue in
        guard case .lowTextContrast("Words", let ratio) = issue else { return -1 }
        return (ratio * 100).rounded() / 100
      }
  }

  @Test func tellsOfWordsBelowTheLimit() throws {
    #expect(try ratios(text(grey(0x76))) == [])
    #expect(try ratios(text(grey(0x77))) == [4.48])
    #expect(try ratios(text(grey(0x94), isLarge: true)) == [])
    #expect(try ratios(text(grey(0x96), isLarge: true)) == [2.96])
    #expect(try ratios(text(.white)) == [1])
  }

  @Test func knowsWhichWordsAreLarge() {
    #expect(TextContrast.isLarge(points: 24, isBold: false))
    #expect(!TextContrast.isLarge(points: 23.9, isBold: false))
    #expect(TextContrast.isLarge(points: 18.7, isBold: true))
    #expect(!TextContrast.isLarge(points: 18.6, isBold: true))
  }

  /// Black at an opacity of 136 of 255 on white is 255 - 136 = 0x77.
  @Test func laysTranslucentColorsOnWhatIsBehind() throws {
    #expect(try ratios(text(grey(0, alpha: 137))) == [])
    #expect(try ratios(text(grey(0, alpha: 136))) == [4.48])
  }

  @Test func measuresWhatIsPaintedBelowAndNotLater() throws {
    let plate = PlacedElement.block(0, 0, 140, 60, grey(0x76))
    #expect(try ratios(plate, text(.white)) == [])
    #expect(try ratios(text(.black), plate) == [])
    #expect(try ratios(.block(0, 0, 140, 60, grey(0x77)), text(.white)) == [4.48])
  }

  /// The text's ink is less than 80 pixels wide and 20 high; a twentieth of it is too much.
  @Test func countsTheWorstPartButForAFewPixels() throws {
    let white = try text(.white)
    #expect(try ratios(.block(40, 20, 2, 2, .white), white, ground: .black) == [])
    #expect(try ratios(.block(40, 0, 8, 60, .white), white, ground: .black) == [1])
    #expect(try ratios(.block(100, 0, 40, 60, .white), white, ground: .black) == [])
  }

  @Test func measuresTextsOnLayersAsTheyWillShow() throws {
    // On the layer white words lie on black; faded by 0.4, on white: grey 0x99 to white is 2.85.
    let parts = [PlacedElement.block(0, 0, 140, 60, .black), try text(.white)]
    #expect(try ratios(.group(parts)) == [])
    #expect(try ratios(.group(parts, opacity: 0.4)) == [2.85])
    // A layer with nothing behind the words lets the card through.
    #expect(try ratios(.group([text(.black)], opacity: 0.5)) == [4])
    #expect(try ratios(.group([text(.black)], opacity: 0.5), ground: grey(0x10)) == [1.05])
    // Grey 0x80 on black becomes 0xBF on 0x7F.
    #expect(
      try ratios(
        .group([.block(0, 0, 140, 60, .black), .group([text(.white)], opacity: 0.5)], opacity: 0.5)
      ) == [2.18])
  }

  @Test func measuresTurnedTextsWhereTheyComeToLie() throws {
    // The left half of the card is black, and the words lie there before they are turned by a half.
    let black = PlacedElement.block(0, 0, 80, 60, .black)
    let words = try PlacedElement.text("Wo", x: 10, y: 10, color: .white, engine: engine)
    let bounds = Rect(x: 70, y: 0, width: 20, height: 60)
    let turned = PlacedElement.group([words], in: bounds, rotation: .pi)
    func issues(_ element: PlacedElement) throws -> [CardIssue] {
      try PaintedCard([black, element], width: 140, height: 60, painter: painter).issues
    }
    #expect(try issues(words) == [])
    #expect(try issues(turned) == [.lowTextContrast(text: "Wo", ratio: 1)])
  }

  @Test(arguments: ["🏆", "“", "—", "\u{E838}", " "])
  func passesWhatHasNoWords(text: String) throws {
    #expect(try ratios(self.text(.white, text)) == [])
  }

  @Test func measuresTheColorsOfSpans() throws {
    let faint = TextSpan(characters: 0..<2, color: grey(0x96))
    #expect(try ratios(text(.black, spans: [faint])) == [2.96])
    let strong = TextSpan(characters: 0..<5, color: .black)
    #expect(try ratios(text(.white, spans: [strong])) == [])
  }

  @Test func passesWhatIsNotOnTheCard() throws {
    let outside = try PlacedElement.text("Words", x: 500, y: 10, color: .white, engine: engine)
    #expect(try ratios(outside) == [])
  }

  @Test(arguments: [(0, 0), (1, 1), (1, 9000), (22, 23), (1200, 30), (3000, 3000)])
  func looksAtSomePlacesAllOver(width: Int, height: Int) {
    let area = PixelRect(x: 5, y: -7, width: width, height: height)
    var places: [PixelRect] = []
    SamplePlaces(in: area).forEach {
      places.append(PixelRect(x: $0, y: $1, width: 1, height: 1))
    }
    #expect(places.count <= 512 && Set(places).count == places.count)
    #expect(places.allSatisfy(area.contains))
    #expect(places.count >= min(200, width * height))
  }
}
