extension ShareCardSize {
  /// The sides of a card in pixels at scale 1, as numbers to calculate with.
  public struct Dimensions: Hashable, Sendable {
    /// The width in pixels.
    public let width: Double
    /// The height in pixels.
    public let height: Double
  }

  /// The width and height in pixels at scale 1.
  public var size: Dimensions { Dimensions(width: Double(width), height: Double(height)) }

  /// The name, as an enumeration of strings has it: the same as `id`.
  public var rawValue: String { id }

  /// One of the four sizes by its name, such as `story`; nil when none of `allCases` has it.
  public init?(rawValue: String) {
    guard let size = Self.allCases.first(where: { $0.id == rawValue }) else { return nil }
    self = size
  }
}
