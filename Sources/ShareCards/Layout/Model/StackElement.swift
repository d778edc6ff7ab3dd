/// Children one after the other along an axis.
package struct StackElement: Hashable, Sendable {
  package var axis: Axis
  package var children: [LayoutNode]
  /// The space between two children.
  package var spacing: Double
  /// Where children stand across a vertical stack.
  package var horizontalAlignment = HorizontalAlignment.style
  /// Where children stand across a horizontal stack.
  package var verticalAlignment = VerticalAlignment.center

  package enum Axis: Sendable {
    case horizontal
    case vertical
  }
}
