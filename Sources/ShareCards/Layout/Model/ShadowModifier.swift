/// A soft shadow below a view.
package struct ShadowModifier: Hashable, Sendable {
  /// How strong it is in its middle, 0 … 1.
  package var opacity: Double
  /// The blur's standard deviation, as SwiftUI counts it.
  package var radius: Double
  package var x: Double
  package var y: Double
}
