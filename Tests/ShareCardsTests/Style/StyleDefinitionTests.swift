import Canvas
import Testing

@testable import ShareCards

@Suite struct StyleDefinitionTests {
  private static let colors = """
    background: "#102030"
    primary: "#fff"
    secondary: "#ffffff80"
    accent: ffcc00

    """

  private func read(_ text: String) -> (definition: StyleDefinition?, printed: String) {
    let (definition, diagnostics) = StyleDefinition.read(source(text, path: "styles/own.yml"))
    return (definition, printed(diagnostics))
  }

  private func style(_ text: String, brand: CardColor? = nil) throws -> ShareCardStyle {
    let (definition, printed) = read(text)
    return try #require(definition, Comment(rawValue: printed)).style(id: "own", brand: brand)
  }

  @Test func takesTheFormOfBrandedForWhatItLeavesOut() throws {
    let style = try style(Self.colors)
    var expected = ShareCardStyle.branded
    expected.id = "own"
    expected.displayName = "Own"
    expected.backgroundColor = CardColor(red: 16 / 255, green: 32 / 255, blue: 48 / 255)
    expected.background = CardBackground()
    expected.primaryTextColor = CardColor(white: 1)
    expected.secondaryTextColor = CardColor(white: 1, opacity: 128 / 255)
    expected.accentColor = CardColor(red: 1, green: 0.8, blue: 0)
    expected.surfaceColor = CardColor(white: 1, opacity: 0.08)
    #expect(style == expected)
  }

  @Test func takesEveryKey() throws {
    let style = try style(
      Self.colors + """
        title: My Own
        gradients:
          - {angle: 90, colors: ["#000", "#fff"]}
          - {center: [0.1, 0.2], radius: 0.3, colors: ["#000", {color: "#fff", at: 0.4}]}
        surface: "#00000033"
        code: {color: "#001", background: "#eee", corner-radius: 3}
        fonts:
          title: {size: 31, weight: medium, design: serif}
          subtitle: {size: 17}
          metric: {weight: regular}
          brand: {design: display}
        corner-radius: 5
        padding: {top: 1, leading: 2, bottom: 3}
        alignment: leading
        brand: header
        """)
    let (black, white) = (CardColor(white: 0), CardColor(white: 1))
    #expect(style.displayName == "My Own")
    #expect(
      style.background.gradients == [
        CardGradient(.linear(angle: 90), colors: [black, white]),
        CardGradient(
          .radial(x: 0.1, y: 0.2, radius: 0.3),
          stops: [
            CardGradient.Stop(color: black, position: 0),
            CardGradient.Stop(color: white, position: 0.4),
          ]),
      ])
    #expect(style.surfaceColor == CardColor(white: 0, opacity: 0.2))
    #expect(style.codeColor.canvasColor == Color(red: 0, green: 0, blue: 17))
    #expect(style.codeBackgroundColor.canvasColor == Color(red: 238, green: 238, blue: 238))
    #expect(style.codeCornerRadius == 3)
    #expect(style.titleFont == CardFont(size: 31, weight: .medium, design: .serif))
    #expect(style.subtitleFont == CardFont(size: 17, weight: .medium, design: .rounded))
    #expect(style.metricFont == CardFont(size: 56, weight: .regular, design: .rounded))
    #expect(style.brandFont == CardFont(size: 14, weight: .medium, design: .display))
    #expect(style.cornerRadius == 5)
    #expect(style.contentPadding == CardInsets(top: 1, leading: 2, bottom: 3, trailing: 36))
    #expect(style.alignment == .leading)
    #expect(style.brandPlacement == .header)
  }

  /// Colours without a position are spread between those with one (CSS Images 3, section 3.4.3).
  @Test(arguments: [
    ("[\"#000\", \"#111\", \"#222\"]", [0, 0.5, 1]),
    ("[\"#000\", {color: \"#111\", at: 0.2}, \"#222\", \"#333\"]", [0, 0.2, 0.6, 1]),
    ("[{color: \"#000\", at: 0.3}, \"#111\", {color: \"#222\", at: 0.5}]", [0.3, 0.4, 0.5]),
  ])
  func spreadsColors(colors: String, positions: [Double]) throws {
    let style = try style(Self.colors + "gradients: [{colors: \(colors)}]\n")
    let gradient = try #require(style.background.gradients.first)
    #expect(gradient.shape == .linear(angle: 180))
    #expect(zip(gradient.stops, positions).allSatisfy { abs($0.position - $1) < 1e-9 })
    #expect(gradient.stops.count == positions.count)
  }

  @Test func takesTonesFromTheBrandOrElseFromItsTint() throws {
    let text = """
      tint: "#ff0000"
      background: {tone: 30}
      primary: {tone: 95, chroma: 0.1}
      secondary: {tone: 80, opacity: 0.5}
      accent: {tone: 70}

      """
    func hue(_ style: ShareCardStyle) -> Double {
      OKLCHColor(style.backgroundColor).hue * 180 / .pi
    }
    let (red, blue) = try (style(text), style(text, brand: CardColor(red: 0, green: 0, blue: 1)))
    #expect(abs(hue(red) - 29.2) < 1)
    #expect(abs(hue(blue) - 264.1) < 1)
    for style in [red, blue] {
      #expect(abs(OKLCHColor(style.backgroundColor).lightness - 0.3) < 0.005)
      #expect(abs(OKLCHColor(style.accentColor).lightness - 0.7) < 0.005)
      #expect(style.secondaryTextColor.opacity == 0.5)
    }
    // Without either it is the hue of the style whose form is taken.
    let plain = try style(text.replacing("tint: \"#ff0000\"\n", with: ""))
    let accent = OKLCHColor(ShareCardStyle.branded.accentColor).hue * 180 / .pi
    #expect(abs(hue(plain) - accent) < 1)
  }

  @Test func tellsItsFaults() {
    let text = """
      background: blue
      gradients: [{angle: 90, center: [0, 0], colors: ["#000"]}]
      primary: {tone: 101}
      secondary: "#12345"
      picture: a/b.png
      scrim: dark
      focus: [2, 0]
      fonts: {title: {weight: bolder}}
      colour: red
      """
    #expect(
      read(text).printed == """
        styles/own.yml:1:1: error: missing 'accent' [missing-key]
            background: blue
            ^~~~~~~~~~~~~~~~ add 'accent: …', or 'extends: branded' for what is missing
        styles/own.yml:1:13: error: 'background' must be a colour, not 'blue' [wrong-type]
            background: blue
                        ^~~~ write it as in "#1668d6", quotes included, or as in {tone: 30}
        styles/own.yml:2:33: error: a gradient has either an 'angle' or a 'center' [invalid-value]
            gradients: [{angle: 90, center: [0, 0], colors: ["#000"]}]
                                            ^~~~~~ remove one of them
        styles/own.yml:2:49: error: 'colors' of item 1 of 'gradients' must have 2 to 16 items, not 1 \
        [invalid-value]
            gradients: [{angle: 90, center: [0, 0], colors: ["#000"]}]
                                                            ^~~~~~~~
        styles/own.yml:3:17: error: 'primary.tone' must be a number from 0 to 100, not '101' \
        [wrong-type]
            primary: {tone: 101}
                            ^~~
        styles/own.yml:4:12: error: 'secondary' must be a colour, not the text '#12345' [wrong-type]
            secondary: "#12345"
                       ^~~~~~~~ write it as in "#1668d6", quotes included, or as in {tone: 30}
        styles/own.yml:5:10: error: 'picture' must be the name of a file beside the style's own \
        [invalid-value]
            picture: a/b.png
                     ^~~~~~~ write it as in 'picture: dusk.svg'
        styles/own.yml:6:8: error: 'scrim' must be false, a number from 0 to 1, or a mapping, not \
        'dark' [wrong-type]
            scrim: dark
                   ^~~~ write it as in 0.6 or {top: 0.4, bottom: 0.85}
        styles/own.yml:7:9: error: item 1 of 'focus' must be a number from 0 to 1, not '2' \
        [wrong-type]
            focus: [2, 0]
                    ^
        styles/own.yml:8:25: error: unknown weight 'bolder' [invalid-value]
            fonts: {title: {weight: bolder}}
                                    ^~~~~~ did you mean 'bold'? weights: regular, medium, \
        semibold, bold, heavy
        styles/own.yml:9:1: error: unknown key 'colour' [unknown-key]
            colour: red
            ^~~~~~ keys: title, extends, tint, background, gradients, picture, focus, scrim, \
        primary, secondary, accent, surface, code, fonts, corner-radius, padding, alignment, brand

        """)
  }
}
