/// The outline of a shape, a clip or a border.
package enum ClipShape: Hashable, Sendable {
  case rectangle
  /// A rectangle with round corners of a radius in points; one that is too large for a side makes
  /// the side's ends half circles.
  case roundedRectangle(radius: Double)
  /// The largest circle in the middle.
  case circle
}
