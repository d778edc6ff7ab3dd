/// An invitation with a code to type where the QR code cannot be scanned.
public struct InviteCardContent: ShareCardContent, Hashable {
  /// What someone is invited to.
  public let title: String
  /// A line below the title, in smaller type.
  public let subtitle: String?
  /// The code to type, such as `MUSIC-A3B7K2`.
  public let code: String
  /// An SF Symbol name that the theme maps to an icon, a Material icon name, or one emoji; a card with
  /// another name, such as the path of a file, has no icon.
  public let iconName: String?
  /// The name in the card's footer.
  public let brandName: String

  /// Describes an invitation.
  public init(
    title: String, subtitle: String? = nil, code: String, iconName: String? = nil,
    brandName: String
  ) {
    self.title = title
    self.subtitle = subtitle
    self.code = code
    self.iconName = iconName
    self.brandName = brandName
  }
}
