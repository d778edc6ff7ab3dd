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
  /// How much of a goal is reached, 0 … 1, for a ring around the icon or a bar; nil shows neither.
  public let progress: Double?

  /// Describes an achievement.
  ///
  /// A progress is clamped to 0 … 1; one that is not a number counts as 0.
  public init(
    title: String, subtitle: String? = nil, metric: String, iconName: String? = nil,
    brandName: String, progress: Double? = nil
  ) {
    self.title = title
    self.subtitle = subtitle
    self.metric = metric
    self.iconName = iconName
    self.brandName = brandName
    self.progress = progress.map { $0 > 0 ? min($0, 1) : 0 }
  }
}
