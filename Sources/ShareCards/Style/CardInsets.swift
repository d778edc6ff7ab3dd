/// Distances from the four edges, in points; leading is where the text's direction begins.
public struct CardInsets: Hashable, Sendable {
  /// The distance from the top edge.
  public let top: Double
  /// The distance from the edge where lines begin.
  public let leading: Double
  /// The distance from the bottom edge.
  public let bottom: Double
  /// The distance from the edge where lines end.
  public let trailing: Double

  /// Insets for each edge.
  public init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}
