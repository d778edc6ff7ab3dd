/// The widest blur of a shadow.
package enum ShadowLimits {
  /// The largest radius in pixels; a larger one counts as this.
  package static let blurRadius = 256.0

  /// The standard deviation of the blur in pixels, half of its radius.
  static func deviation(radius: Double) -> Double { min(radius, blurRadius) / 2 }
}
