/// An sRGB colour with straight opacity; every component is 0 … 1.
public struct CardColor: Hashable, Sendable {
  /// The red component, 0 … 1.
  public let red: Double
  /// The green component, 0 … 1.
  public let green: Double
  /// The blue component, 0 … 1.
  public let blue: Double
  /// 0 is clear, 1 is opaque.
  public let opacity: Double

  /// A colour by its components; each is clamped to 0 … 1.
  public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    self.red = Self.clamped(red)
    self.green = Self.clamped(green)
    self.blue = Self.clamped(blue)
    self.opacity = Self.clamped(opacity)
  }

  /// A grey; 0 is black, 1 is white.
  public init(white: Double, opacity: Double = 1) {
    self.init(red: white, green: white, blue: white, opacity: opacity)
  }

  /// The colour with another opacity.
  func withOpacity(_ opacity: Double) -> CardColor {
    CardColor(red: red, green: green, blue: blue, opacity: opacity)
  }

  /// A component in its range; what is not a number counts as 0.
  private static func clamped(_ value: Double) -> Double {
    value > 0 ? min(value, 1) : 0
  }
}
