/// The card's icon in a square.
package struct IconElement: Hashable, Sendable {
  /// The side of the square in points.
  package var size: Double
  package var color: ColorToken
}
