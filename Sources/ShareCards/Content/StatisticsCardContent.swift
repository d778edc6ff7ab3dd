/// A few values of one time, such as a week.
public struct StatisticsCardContent: ShareCardContent, Hashable {
  /// What the values are about.
  public let title: String
  /// A line below the title, in smaller type.
  public let subtitle: String?
  /// The values, of which the first nine are shown.
  public let stats: [StatItem]
  /// The time that the values are from, such as `Mar 10 - Mar 16`.
  public let dateRange: String?
  /// The name in the card's footer.
  public let brandName: String

  /// Statistics have no icon.
  public var iconName: String? { nil }

  /// Describes statistics.
  public init(
    title: String, subtitle: String? = nil, stats: [StatItem], dateRange: String? = nil,
    brandName: String
  ) {
    self.title = title
    self.subtitle = subtitle
    self.stats = stats
    self.dateRange = dateRange
    self.brandName = brandName
  }
}
