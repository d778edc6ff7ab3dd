extension Color {
  /// The relative luminance of the opaque colour, 0 … 1 (WCAG 2.2, "relative luminance").
  package var relativeLuminance: Double {
    0.2126 * Self.linear(red) + 0.7152 * Self.linear(green) + 0.0722 * Self.linear(blue)
  }

  /// The light that a screen throws back, as a relative luminance (WCAG 2.2, "contrast ratio").
  package static let flare = 0.05

  /// The contrast ratio of two opaque colours, 1 … 21 (WCAG 2.2, "contrast ratio").
  package func contrast(with other: Color) -> Double {
    let first = relativeLuminance
    let second = other.relativeLuminance
    return (max(first, second) + Self.flare) / (min(first, second) + Self.flare)
  }

  /// The weighted mean of the channels (ITU-R BT.601, as JPEG weighs them), rounded;
  /// the weights are counted in 65,536ths.
  var luma: UInt8 {
    let sum = 19_595 * UInt32(red) + 38_470 * UInt32(green) + 7471 * UInt32(blue)
    return UInt8(truncatingIfNeeded: (sum + 32_768) >> 16)
  }

  /// The linear-light value of an sRGB channel, 0 … 1 (IEC 61966-2-1).
  static func linear(_ channel: UInt8) -> Double { linearValues[Int(channel)] }

  /// The value of each channel: a card's texts ask for thousands.
  private static let linearValues: [Double] = (0...UInt8.max).map { linear(Double($0) / 255) }

  /// The linear-light value of an sRGB component, both 0 … 1 (IEC 61966-2-1).
  package static func linear(_ value: Double) -> Double {
    value <= 0.04045 ? value / 12.92 : power((value + 0.055) / 1.055, 2.4)
  }

  /// The sRGB component of a linear-light value, both 0 … 1 (IEC 61966-2-1).
  package static func encoded(_ light: Double) -> Double {
    light <= 0.003_130_8 ? light * 12.92 : 1.055 * power(light, 1 / 2.4) - 0.055
  }
}
