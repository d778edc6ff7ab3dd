/// A goal reached: a number or a short text in large type, and what it stands for.
public struct AchievementCardContent: ShareCardContent, Hashable {
  /// What the value stands for.
  public let title: String
  /// A line below the title, in smaller type.
  public let subtitle: String?
  /// The value that is biggest on the card, such as `500 pts`.
  public let metric: String
  /// An SF Symbol name that the theme maps to an icon, a Material icon name, or one emoji; a card with
  /// another name, such as the path of a file, has no icon.
  public let iconName: String?
  /// The name in the card's footer.
  public let brandName: String

  /// Describes an achievement.
  public init(
    title: String, subtitle: String? = nil, metric: String, iconName: String? = nil,
    brandName: String
  ) {
    self.title = title
    self.subtitle = subtitle
    self.metric = metric
    self.iconName = iconName
    self.brandName = brandName
  }
}
