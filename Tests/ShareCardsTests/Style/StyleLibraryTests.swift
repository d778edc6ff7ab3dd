import Canvas
import Diagnostics
import Testing

@testable import ShareCards

@Suite struct StyleLibraryTests {
  private static let drawing = Array(
    "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 4 2'><path d='M0 0h2v2H0z'/></svg>".utf8)
  private static let whole = """
    background: "#000000"
    primary: "#ffffff"
    secondary: "#cccccc"
    accent: "#ff0000"

    """

  private func library(
    _ texts: [String: String], pictures: [String: [UInt8]] = [:], brand: CardColor? = nil
  ) throws -> StyleLibrary {
    var definitions: [String: StyleDefinition] = [:]
    for (name, text) in texts {
      let (definition, found) = StyleDefinition.read(source(text, path: "styles/\(name).yml"))
      try #require(definition != nil, Comment(rawValue: printed(found)))
      definitions[name] = definition
    }
    return StyleLibrary(
      definitions,
      pictures: pictures.mapValues {
        StyleLibrary.File(bytes: $0, key: .init(high: 1, low: UInt64($0.count)))
      }, brand: brand)
  }

  @Test func hasTheBuiltInStylesInAnyCase() throws {
    #expect(try library([:]).sorted == [.branded, .minimal, .statistics])
  }

  @Test func takesFromABuiltInStyleWhatTheFileLeavesOut() throws {
    let library = try library(["own": "extends: statistics\naccent: \"#ff0000\"\n"])
    var expected = ShareCardStyle.statistics
    expected.id = "own"
    expected.displayName = "Own"
    expected.accentColor = CardColor(red: 1, green: 0, blue: 0)
    #expect(library.styles["own"] == expected)
    #expect(library.diagnostics.isEmpty)
  }

  @Test func takesFromStylesThatExtendOthersInTurn() throws {
    let library = try library([
      "a": "extends: b\nfonts: {title: {size: 40}}\npadding: {top: 1}\n",
      "b":
        "extends: c\ntitle: Bee\nfonts: {title: {weight: heavy}}\npadding: {top: 2, bottom: 3}\n",
      "c": Self.whole + "tint: \"#00ff00\"\nsurface: {tone: 50}\nalignment: leading\n",
    ])
    let style = try #require(library.styles["a"])
    #expect(style.titleFont == CardFont(size: 40, weight: .heavy, design: .rounded))
    #expect(style.contentPadding == CardInsets(top: 1, leading: 36, bottom: 3, trailing: 36))
    #expect(style.displayName == "A")
    #expect(library.styles["b"]?.displayName == "Bee")
    #expect(style.alignment == .leading)
    #expect(style.surfaceColor == library.styles["c"]?.surfaceColor)
  }

  @Test func tintsWhatItTakesFromAnother() throws {
    let library = try library([
      "green": Self.whole + "tint: \"#00ff00\"\nsurface: {tone: 50}\n",
      "red": "extends: green\ntint: \"#ff0000\"\n",
    ])
    let hues = ["green", "red"].compactMap { library.styles[$0]?.surfaceColor }
      .map { OKLCHColor($0).hue * 180 / .pi }
    #expect(abs(hues[0] - 142.5) < 1)
    #expect(abs(hues[1] - 29.2) < 1)
  }

  @Test func doesNotMixTheBackgroundsOfTwoStyles() throws {
    let gradients = "gradients: [{colors: [\"#000\", \"#111\"]}]\n"
    let library = try library(
      [
        "base": Self.whole + gradients, "plain": "extends: base\nbackground: \"#222222\"\n",
        "same": "extends: base\naccent: \"#00ff00\"\n",
        "photo": "extends: base\npicture: a.svg\n", "again": "extends: photo\n" + gradients,
        "moved": "extends: photo\nfocus: [0, 1]\nscrim: false\n",
      ], pictures: ["a.svg": Self.drawing])
    #expect(library.diagnostics.isEmpty)
    func background(_ name: String) throws -> CardBackground {
      try #require(library.styles[name]).background
    }
    #expect(try background("plain") == CardBackground())
    #expect(try background("same") == background("base"))
    #expect(try background("photo").gradients == [])
    #expect(
      try background("photo").picture?.picture.key
        == .init(high: 1, low: UInt64(Self.drawing.count)))
    #expect(
      try background("photo").picture?.scrim
        == CardGradient(
          .linear(angle: 180),
          colors: [CardColor(white: 0, opacity: 0.4), CardColor(white: 0, opacity: 0.85)]))
    #expect(try background("again") == background("base"))
    #expect(try background("moved").picture?.focus == UnitPoint(x: 0, y: 1))
    #expect(try background("moved").picture?.scrim == nil)
  }

  @Test func replacesABuiltInStyleThatItMayExtend() throws {
    let library = try library(["branded": "extends: branded\ncorner-radius: 1\n"])
    #expect(library.styles["branded"]?.cornerRadius == 1)
    #expect(library.styles["branded"]?.accentColor == ShareCardStyle.branded.accentColor)
    #expect(library.styles.count == 3)
  }

  @Test func tellsOfStylesThatAreNotThereAndOfThoseWithoutAnEnd() throws {
    let library = try library([
      "a": "extends: brandd\n", "b": "extends: c\n", "c": "extends: b\n", "d": "extends: d\n",
    ])
    #expect(
      printed(library.diagnostics) == """
        styles/a.yml:1:10: error: unknown style 'brandd' [unknown-style]
            extends: brandd
                     ^~~~~~ did you mean 'branded'? styles: b, branded, c, d, minimal, statistics
        styles/c.yml:1:10: error: the style 'b' extends itself: b > c > b [invalid-value]
            extends: b
                     ^ remove 'extends' from one of them
        styles/b.yml:1:10: error: the style 'c' extends itself: c > b > c [invalid-value]
            extends: c
                     ^ remove 'extends' from one of them
        styles/d.yml:1:10: error: the style 'd' extends itself [unknown-style]
            extends: d
                     ^ styles: a, b, branded, c, minimal, statistics

        """)
  }

  @Test func tellsOfPicturesThatAreMissingOrNoPictures() throws {
    let library = try library(
      [
        "a": Self.whole + "picture: dsk.svg\n", "b": Self.whole + "picture: text.png\n",
        "c": "extends: a\n",
      ], pictures: ["dusk.svg": Self.drawing, "text.png": Array("text".utf8)])
    #expect(library.sorted == [.branded, .minimal, .statistics])
    #expect(
      printed(library.diagnostics) == """
        styles/a.yml:5:10: error: the picture 'dsk.svg' does not exist beside the style \
        [missing-file]
            picture: dsk.svg
                     ^~~~~~~ did you mean 'dusk.svg'?
        styles/b.yml:5:10: error: the picture 'text.png' cannot be used: the file is not a picture \
        of a known format [unusable-picture]
            picture: text.png
                     ^~~~~~~~ these formats are read: \(PictureFormat.decodableNames)

        """)
  }
}
