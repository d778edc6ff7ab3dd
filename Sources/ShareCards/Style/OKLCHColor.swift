import Canvas

/// A colour by how light, how strong and of which hue it looks: OKLCH.
///
/// The formulas and their numbers are those of Björn Ottosson, "A perceptual color space for image
/// processing" (2020), as CSS Color 4, section 9 has them.
struct OKLCHColor: Hashable {
  /// How light it looks: 0 is black, 1 is white.
  var lightness: Double
  /// How far it is from grey; sRGB reaches some 0.32.
  var chroma: Double
  /// The angle in radians: about 0.5 is red, 2.5 green and 4.6 blue.
  var hue: Double

  init(lightness: Double, chroma: Double, hue: Double) {
    self.lightness = lightness
    self.chroma = chroma
    self.hue = hue
  }

  /// A colour of sRGB, whose opacity is left out.
  init(_ color: CardColor) {
    let (red, green, blue) = (
      Color.linear(color.red), Color.linear(color.green), Color.linear(color.blue)
    )
    let long = power(
      0.412_221_470_8 * red + 0.536_332_536_3 * green + 0.051_445_992_9 * blue, 1.0 / 3)
    let medium = power(
      0.211_903_498_2 * red + 0.680_699_545_1 * green + 0.107_396_956_6 * blue, 1.0 / 3)
    let short = power(
      0.088_302_461_9 * red + 0.281_718_837_6 * green + 0.629_978_700_5 * blue, 1.0 / 3)
    lightness =
      0.210_454_255_3 * long + 0.793_617_785_0 * medium - 0.004_072_046_8 * short
    let a = 1.977_998_495_1 * long - 2.428_592_205_0 * medium + 0.450_593_709_9 * short
    let b = 0.025_904_037_1 * long + 0.782_771_766_2 * medium - 0.808_675_766_0 * short
    chroma = (a * a + b * b).squareRoot()
    let angle = arcTangent(b, a)
    hue = angle < 0 ? angle + 2 * .pi : angle
  }

  /// The colour in sRGB; where that has none so strong, the strongest of this lightness and hue.
  var color: CardColor {
    if let color = srgb(chroma: chroma) { return color }
    var (inside, outside) = (0.0, chroma)
    for _ in 0..<Self.steps {
      let middle = (inside + outside) / 2
      if srgb(chroma: middle) == nil { outside = middle } else { inside = middle }
    }
    return srgb(chroma: inside) ?? CardColor(white: lightness > 0.5 ? 1 : 0)
  }

  /// Halvings of the chroma until it is exact enough for more than 8 bits a channel.
  private static let steps = 20
  /// How far a component may be out of range by rounding alone.
  private static let tolerance = 1e-5

  /// The colour with a chroma; nil where sRGB has no such colour.
  private func srgb(chroma: Double) -> CardColor? {
    let (a, b) = (chroma * cosine(hue), chroma * sine(hue))
    let long = cubed(lightness + 0.396_337_777_4 * a + 0.215_803_757_3 * b)
    let medium = cubed(lightness - 0.105_561_345_8 * a - 0.063_854_172_8 * b)
    let short = cubed(lightness - 0.089_484_177_5 * a - 1.291_485_548_0 * b)
    let light = [
      4.076_741_662_1 * long - 3.307_711_591_3 * medium + 0.230_969_929_2 * short,
      -1.268_438_004_6 * long + 2.609_757_401_1 * medium - 0.341_319_396_5 * short,
      -0.004_196_086_3 * long - 0.703_418_614_7 * medium + 1.707_614_701_0 * short,
    ]
    guard light.allSatisfy({ (-Self.tolerance...1 + Self.tolerance).contains($0) }) else {
      return nil
    }
    let components = light.map { Color.encoded(max(0, $0)) }
    return CardColor(red: components[0], green: components[1], blue: components[2])
  }

  private func cubed(_ value: Double) -> Double { value * value * value }
}
