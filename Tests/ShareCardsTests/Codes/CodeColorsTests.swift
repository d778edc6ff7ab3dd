import Canvas
import Testing

@testable import ShareCards

@Suite struct CodeColorsTests {
  @Test(arguments: [
    (Color.black, Color.white),
    (Color(red: 118, green: 118, blue: 118), .white),
    (Color(red: 20, green: 30, blue: 90), Color(red: 255, green: 240, blue: 200)),
  ])
  func takesDarkOnLight(dark: Color, light: Color) throws {
    let colors = try #require(CodeColors(dark: dark, light: light))
    #expect(colors.dark == dark && colors.light == light)
  }

  @Test(arguments: [
    (Color.white, Color.black), (.white, .white),
    (Color(red: 119, green: 119, blue: 119), .white),
    (Color(red: 153, green: 153, blue: 153), Color(red: 204, green: 204, blue: 204)),
    (.black, Color.white.opacity(0.9)), (Color.black.opacity(0.9), .white),
  ])
  func refusesWhatReadersDoNotRead(dark: Color, light: Color) {
    #expect(CodeColors(dark: dark, light: light) == nil)
  }

  /// Measured on the finished pixels of every built-in style.
  @Test(arguments: ShareCardStyle.allCases)
  func everyStylesCodeHasEnoughContrast(style: ShareCardStyle) throws {
    let engine = try TextEngine(fonts: SampleFonts.system())
    let bitmap = try Bitmap(width: 800, height: 600)
    let composed = try Card.sample(style: style).composed(.compact, on: engine)
    _ = try CardPainter(engine: engine).paint(composed, on: bitmap, pictures: PictureCache())
    let code = try #require(composed.code)
    let structure = CodeStructure(of: code, on: bitmap)
    #expect(structure.failedCheck == nil)
    #expect(try #require(structure.contrast) >= 7)
  }
}
