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

  /// Insets for each edge; each is clamped to 0 … 1000, and what is not a number counts as 0.
  public init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
    self.top = Self.clamped(top)
    self.leading = Self.clamped(leading)
    self.bottom = Self.clamped(bottom)
    self.trailing = Self.clamped(trailing)
  }

  private static func clamped(_ distance: Double) -> Double {
    distance > 0 ? min(distance, 1000) : 0
  }
}
