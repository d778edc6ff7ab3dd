/// A line along a view's edge, inside of it.
package struct BorderModifier: Hashable, Sendable {
  package var color: ColorToken
  package var width: Double
  package var opacity: Double
  package var shape: ClipShape
}
