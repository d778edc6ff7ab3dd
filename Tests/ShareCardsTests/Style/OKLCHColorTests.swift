import Testing

@testable import ShareCards

@Suite struct OKLCHColorTests {
  /// The values of CSS Color 4 for the primaries of sRGB, with hues in degrees.
  @Test(arguments: [
    (CardColor(red: 1, green: 0, blue: 0), 0.62796, 0.25768, 29.234),
    (CardColor(red: 0, green: 1, blue: 0), 0.86644, 0.29483, 142.495),
    (CardColor(red: 0, green: 0, blue: 1), 0.45201, 0.31321, 264.052),
  ])
  func hasThePublishedValues(color: CardColor, lightness: Double, chroma: Double, hue: Double) {
    let found = OKLCHColor(color)
    #expect(abs(found.lightness - lightness) < 0.0001)
    #expect(abs(found.chroma - chroma) < 0.0001)
    #expect(abs(found.hue * 180 / .pi - hue) < 0.01)
  }

  /// The lightness of a grey is the cube root of its light, which is 0.21404 for the middle one.
  @Test(arguments: [(0.0, 0.0), (0.5, 0.59818), (1, 1)])
  func hasNoChromaForGreys(white: Double, lightness: Double) {
    let found = OKLCHColor(CardColor(white: white))
    #expect(abs(found.lightness - lightness) < 0.0005)
    #expect(found.chroma < 0.0001)
  }

  @Test(arguments: [
    CardColor(red: 0.2, green: 0.4, blue: 0.6), CardColor(red: 1, green: 0.02, blue: 0.6),
    CardColor(white: 0), CardColor(white: 1), CardColor(red: 0, green: 0, blue: 1),
  ])
  func comesBackAsItWas(color: CardColor) {
    let found = OKLCHColor(color).color
    #expect(found.canvasColor == color.canvasColor)
  }

  @Test(arguments: [0.1, 0.3, 0.5, 0.8, 0.95])
  func givesUpChromaAndNeitherLightnessNorHue(lightness: Double) {
    for hue in stride(from: 0.0, to: 6.2, by: 0.7) {
      let strong = OKLCHColor(lightness: lightness, chroma: 0.4, hue: hue)
      let found = OKLCHColor(strong.color)
      #expect(abs(found.lightness - lightness) < 0.005)
      #expect(found.chroma > 0.01 && found.chroma < 0.4)
      let turn = abs(found.hue - hue).truncatingRemainder(dividingBy: 2 * .pi)
      #expect(min(turn, 2 * .pi - turn) < 0.03)
    }
  }

  @Test func isBlackAndWhiteAtTheEnds() {
    let tint = CardColor(red: 0.04, green: 0.36, blue: 0.3)
    #expect(StyleTone(lightness: 0).color(tint: tint).canvasColor == .black)
    #expect(StyleTone(lightness: 100).color(tint: tint).canvasColor == .white)
    let tone = StyleTone(lightness: 50, chroma: 0, opacity: 0.25).color(tint: tint)
    #expect(tone.opacity == 0.25)
    #expect(abs(tone.red - tone.blue) < 0.001)
  }
}
