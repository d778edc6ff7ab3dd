import Canvas
import Testing

@testable import ShareCards

/// The styles that the default theme brings.
@Suite struct ThemeStyleTests {
  private static let own = ShareCardStyle.allCases.dropFirst(StyleLibrary.builtIn.count)

  @Test func haveFilesWithoutFaults() {
    let (library, diagnostics) = StyleLibrary.load(theme: "default")
    #expect(printed(diagnostics) == "")
    let files = EmbeddedTheme.paths(of: "default").filter {
      $0.hasPrefix("styles/") && $0.hasSuffix(".yml")
    }
    #expect(library.styles.count == files.count + StyleLibrary.builtIn.count)
  }

  @Test func areFoundByTheirNames() {
    #expect(
      Self.own.map(\.id) == ["midnight", "mint", "mono", "neon", "paper", "photo", "sunrise"])
    #expect(ShareCardStyle(named: "sunrise")?.displayName == "Sunrise")
    #expect(ShareCardStyle(named: "branded") == .branded)
    #expect(ShareCardStyle(named: "sunrize") == nil)
  }

  /// The styles by their names: a style in a message would be megabytes of its picture.
  private static let names = ShareCardStyle.allCases.map(\.id)

  @Test(arguments: own.map(\.id)) func haveSizesThatFillTheCard(name: String) throws {
    let style = try #require(ShareCardStyle(named: name))
    // Small letters of the serif family are a tenth lower than those of the others.
    let factor = style.titleFont.design == .serif ? 1.14 : 1
    #expect((30...34).contains(style.titleFont.size / factor))
    #expect((17...20).contains(style.subtitleFont.size / factor))
    #expect((56...64).contains(style.metricFont.size / factor))
    #expect((14...15).contains(style.brandFont.size / factor))
  }

  private static let brands = [
    nil, CardColor(red: 0.09, green: 0.41, blue: 0.84), CardColor(red: 1, green: 0.8, blue: 0),
    CardColor(red: 0.8, green: 0, blue: 0.1), CardColor(white: 0.5),
  ]

  /// The colours of the theme's style file for a brand.
  private func monochrome(_ brand: CardColor?) throws -> ShareCardStyle {
    let text = try SampleTheme.source("styles/mono.yml")
    return try #require(StyleDefinition.read(text).definition).style(id: "mono", brand: brand)
  }

  /// The contrast of WCAG 2.2, success criterion 1.4.3, on every pixel of the finished background,
  /// also where a tile lies over it.
  private func checkContrast(of style: ShareCardStyle, onlyLargeAccent: Bool = false) throws {
    let painter = BackgroundPainter(pictures: PictureCache())
    for size in ShareCardSize.allCases {
      let bitmap = try Bitmap(width: size.width / 4, height: size.height / 4)
      try painter.paint(style, on: bitmap)
      let grounds = Set(
        (0..<bitmap.height).flatMap { y in
          (0..<bitmap.width).compactMap { x in bitmap[x, y] }
        })
      let surface = style.surfaceColor.canvasColor
      func worst(_ color: CardColor, on grounds: some Sequence<Color>) -> Double {
        grounds.map { color.canvasColor.over($0).contrast(with: $0) }.min() ?? 0
      }
      let tiles = Set(grounds.map { surface.over($0) })
      for color in [style.primaryTextColor, style.secondaryTextColor] {
        #expect(worst(color, on: grounds) >= 4.5, "\(style.id) \(size.id)")
        #expect(worst(color, on: tiles) >= 4.5, "\(style.id) \(size.id) on tiles")
      }
      let least = onlyLargeAccent ? 3 : 4.5
      #expect(worst(style.accentColor, on: grounds) >= least, "\(style.id) \(size.id) accent")
      #expect(worst(style.accentColor, on: tiles) >= 3, "\(style.id) \(size.id) accent on tiles")
    }
  }

  @Test(arguments: names) func areLegible(name: String) throws {
    // The template's blue is for large figures alone.
    try checkContrast(
      of: #require(ShareCardStyle(named: name)), onlyLargeAccent: name == "minimal")
  }

  @Test(arguments: brands) func areLegibleInEveryBrandsTones(brand: CardColor?) throws {
    try checkContrast(of: try monochrome(brand))
  }
}
