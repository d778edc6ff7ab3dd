/// A colour in OKLab, where equal distances look about equally far (Björn Ottosson, "A perceptual
/// color space for image processing", 2020): lightness 0 … 1, green to red, blue to yellow.
struct PerceptualColor {
  var components: SIMD3<Float>

  private static let linear = (0...255).map { Float(Color.linear(UInt8($0))) }

  var lightness: Float { components.x }

  init(_ components: SIMD3<Float>) { self.components = components }

  /// The colour of 8-bit sRGB channels.
  init(red: UInt8, green: UInt8, blue: UInt8) {
    let (r, g, b) = (Self.linear[Int(red)], Self.linear[Int(green)], Self.linear[Int(blue)])
    let long = cubeRoot(0.412_221_470_8 * r + 0.536_332_536_3 * g + 0.051_445_992_9 * b)
    let medium = cubeRoot(0.211_903_498_2 * r + 0.680_699_545_1 * g + 0.107_396_956_6 * b)
    let short = cubeRoot(0.088_302_461_9 * r + 0.281_718_837_6 * g + 0.629_978_700_5 * b)
    components = SIMD3(
      0.210_454_255_3 * long + 0.793_617_785_0 * medium - 0.004_072_046_8 * short,
      1.977_998_495_1 * long - 2.428_592_205_0 * medium + 0.450_593_709_9 * short,
      0.025_904_037_1 * long + 0.782_771_766_2 * medium - 0.808_675_766_0 * short)
  }

  init(_ color: Color) { self.init(red: color.red, green: color.green, blue: color.blue) }
}
