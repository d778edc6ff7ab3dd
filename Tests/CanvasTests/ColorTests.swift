import Canvas
import Testing

@Suite struct ColorTests {
  private let red = Color(red: 255, green: 0, blue: 0)
  private let green = Color(red: 0, green: 255, blue: 0)
  private let blue = Color(red: 0, green: 0, blue: 255)

  @Test func weighsThePrimariesAsWCAGDoes() {
    #expect(red.relativeLuminance == 0.2126)
    #expect(green.relativeLuminance == 0.7152)
    #expect(blue.relativeLuminance == 0.0722)
    #expect(abs(Color.white.relativeLuminance - 1) < 1e-12)
    #expect(Color.black.relativeLuminance == 0)
  }

  /// A channel of 10 lies on the straight part of the curve, 11 on the curved one.
  @Test(
    arguments: [
      (10, 0.003035), (11, 0.003347), (119, 0.184475), (128, 0.215861), (188, 0.502886),
    ] as [(UInt8, Double)])
  func linearizesGreys(channel: UInt8, luminance: Double) {
    let grey = Color(red: channel, green: channel, blue: channel)
    #expect(abs(grey.relativeLuminance - luminance) < 1e-6)
  }

  /// Worked by hand from the formula; #767676 is the lightest grey that passes 4.5 on white.
  @Test(arguments: [
    (Color(red: 0, green: 0, blue: 0), 21.0),
    (Color(red: 255, green: 255, blue: 255), 1.0),
    (Color(red: 0x76, green: 0x76, blue: 0x76), 4.542),
    (Color(red: 0x77, green: 0x77, blue: 0x77), 4.478),
    (Color(red: 255, green: 0, blue: 0), 3.998),
    (Color(red: 0, green: 0, blue: 255), 8.592),
    (Color(red: 0, green: 122, blue: 255), 4.017),
  ])
  func contrastsWithWhite(color: Color, ratio: Double) {
    #expect(abs(color.contrast(with: .white) - ratio) < 0.001)
    #expect(color.contrast(with: .white) == Color.white.contrast(with: color))
  }

  @Test func blendsByItsAlpha() {
    let half = Color(red: 255, green: 0, blue: 100, alpha: 128)
    #expect(half.over(.black) == Color(red: 128, green: 0, blue: 50))
    #expect(half.over(.white) == Color(red: 255, green: 127, blue: 177))
    #expect(Color(red: 9, green: 8, blue: 7, alpha: 0).over(red) == red)
    #expect(green.over(red) == green)
  }

  @Test func keepsEveryColorThatLiesOverItself() {
    for channel in UInt8.min...UInt8.max {
      for alpha: UInt8 in [0, 1, 63, 127, 128, 254, 255] {
        let color = Color(red: channel, green: channel, blue: channel)
        var clear = color
        clear.alpha = alpha
        #expect(clear.over(color) == color)
      }
    }
  }

  @Test func multipliesTheOpacity() {
    #expect(red.opacity(0.5).alpha == 128)
    #expect(red.opacity(0.5).opacity(0.5).alpha == 64)
    #expect(red.opacity(1) == red)
  }

  @Test(
    arguments: [
      (-1, 0), (2, 255), (-Double.infinity, 0), (.infinity, 255), (.nan, 0),
    ] as [(Double, UInt8)])
  func clampsTheOpacity(factor: Double, alpha: UInt8) {
    #expect(red.opacity(factor).alpha == alpha)
  }
}
