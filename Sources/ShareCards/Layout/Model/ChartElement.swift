/// A number or several as a picture, in the room that it is offered.
package struct ChartElement: Hashable, Sendable {
  package var kind: Kind
  package var color: ColorToken
  /// The width of the line in points: the height of a bar.
  package var lineWidth: Double

  package enum Kind: String, CaseIterable, Sendable {
    /// A bar that is filled as far as the goal is reached.
    case progress
    /// A ring that is filled as far as the goal is reached.
    case ring
    /// A line through the values that an item had before.
    case sparkline
  }
}
