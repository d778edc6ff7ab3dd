/// Distances from the four edges, in points; leading is where the text's direction begins.
public struct CardInsets: Hashable, Sendable {
  public let top: Double
  public let leading: Double
  public let bottom: Double
  public let trailing: Double

  /// Insets for each edge.
  public init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}
