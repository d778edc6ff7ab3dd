/// Colours that change over a card.
public struct CardGradient: Hashable, Sendable {
  /// How the colours change.
  public let shape: Shape
  /// The colours, in the order of their positions; without any, nothing is painted.
  public let stops: [Stop]

  /// How the colours of a gradient change.
  public enum Shape: Hashable, Sendable {
    /// Along a line through the card's middle, at an angle in degrees as CSS counts it (CSS Images 3,
    /// section 3.1.1): 0 leads to the top, 90 to the right and 135 to the bottom right corner. The
    /// line is so long that the corners have the first and the last colour.
    case linear(angle: Double)
    /// From a centre outwards. The centre is in shares of the card's width and height from the top
    /// left corner, the radius in shares of the longer side.
    case radial(x: Double, y: Double, radius: Double)
  }

  /// A colour at a position of a gradient.
  public struct Stop: Hashable, Sendable {
    /// The colour, which may be translucent.
    public let color: CardColor
    /// The position, 0 … 1; one before that of the stop ahead counts as that one.
    public let position: Double

    /// A colour at a position, which is clamped to 0 … 1; what is not a number counts as 0.
    public init(color: CardColor, position: Double) {
      self.color = color
      self.position = position > 0 ? min(position, 1) : 0
    }
  }

  /// A gradient by its shape and colours.
  ///
  /// Numbers of the shape that are not finite count as 0, and places further away than ten cards as
  /// that far.
  public init(_ shape: Shape, stops: [Stop]) {
    self.shape =
      switch shape {
      case .linear(let angle):
        .linear(angle: angle.isFinite ? angle.truncatingRemainder(dividingBy: 360) : 0)
      case .radial(let x, let y, let radius):
        .radial(
          x: Self.limited(x), y: Self.limited(y), radius: max(0, Self.limited(radius)))
      }
    self.stops = stops
  }

  /// A gradient by its shape and colours, which are evenly spread.
  public init(_ shape: Shape, colors: [CardColor]) {
    let last = Double(max(1, colors.count - 1))
    self.init(
      shape, stops: colors.enumerated().map { Stop(color: $1, position: Double($0) / last) })
  }

  /// The longest distance in shares of a card.
  private static let furthest = 10.0

  private static func limited(_ share: Double) -> Double {
    share.isFinite ? min(max(share, -furthest), furthest) : 0
  }
}
