/// A colour in sRGB with straight alpha, 8 bits a channel.
package struct Color: Hashable, Sendable {
  package var red: UInt8
  package var green: UInt8
  package var blue: UInt8
  /// The opacity: 0 is clear, 255 is opaque.
  package var alpha: UInt8

  package init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  package static let white = Color(red: 255, green: 255, blue: 255)
  package static let black = Color(red: 0, green: 0, blue: 0)

  /// Whether nothing shows through.
  package var isOpaque: Bool { alpha == 255 }

  /// The colour with its opacity multiplied by `factor`, which is clamped to 0 … 1.
  ///
  /// What is not a number counts as 0.
  package func opacity(_ factor: Double) -> Color {
    var result = self
    result.alpha = UInt8((Double(alpha) * (factor > 0 ? min(factor, 1) : 0)).rounded())
    return result
  }

  /// The colour that shows when this one lies over an opaque background.
  package func over(_ background: Color) -> Color {
    Color(
      red: blend(red, over: background.red, coverage: alpha),
      green: blend(green, over: background.green, coverage: alpha),
      blue: blend(blue, over: background.blue, coverage: alpha))
  }

  /// The pixel as layers keep it: 0xAARRGGBB, multiplied by the alpha.
  package var premultipliedPixel: Int32 {
    PixelLanes.premultiplied(UInt32(alpha) << 24 | UInt32(bitPattern: pixel))
  }

  /// The pixel as libgd keeps it in a true-colour image: 0x00RRGGBB, whose zero alpha is opaque.
  package var pixel: Int32 {
    Int32(red) << 16 | Int32(green) << 8 | Int32(blue)
  }

  /// The opaque colour of a true-colour pixel of libgd.
  package init(pixel: Int32) {
    self.init(
      red: UInt8(truncatingIfNeeded: pixel >> 16),
      green: UInt8(truncatingIfNeeded: pixel >> 8),
      blue: UInt8(truncatingIfNeeded: pixel))
  }
}

/// One channel blended over another by an 8-bit coverage, rounded to the nearest value.
@inline(__always)
func blend(_ source: UInt8, over background: UInt8, coverage: UInt8) -> UInt8 {
  let covered = UInt32(source) * UInt32(coverage)
  let rest = UInt32(background) * UInt32(255 - coverage)
  return UInt8((covered + rest + 127) / 255)
}
