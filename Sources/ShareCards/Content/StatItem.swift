/// One value of a statistics card, and what it stands for.
public struct StatItem: Hashable, Sendable, Identifiable {
  /// What the value stands for, such as `Steps`.
  public let label: String
  /// The value as it is shown, such as `52,340`.
  public let value: String
  /// Where the value is going; nil shows no arrow.
  public let trend: Trend?
  /// The values before it, the oldest first, for layouts that draw them.
  public let series: [Double]

  /// The label: no two values of a card stand for the same.
  public var id: String { label }

  /// The most values that a card shows.
  static let maximumCount = 9

  /// Describes a value.
  public init(label: String, value: String, trend: Trend? = nil, series: [Double] = []) {
    self.label = label
    self.value = value
    self.trend = trend
    self.series = series
  }

  /// Where a value is going.
  public enum Trend: String, Hashable, Sendable, CaseIterable {
    /// It rises: a green arrow.
    case up
    /// It falls: a red arrow.
    case down
    /// It stays: an arrow in the secondary colour.
    case neutral
  }
}
