/// The widest blur of a shadow.
package enum ShadowLimits {
  /// The largest radius in pixels; a larger one counts as this.
  package static let blurRadius = 256.0
}
