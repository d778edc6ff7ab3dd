import QRCodes

/// What any content shows, by the names that layouts use, and which layout draws it.
struct CardContent: Hashable {
  let kind: String
  var fields = CardFields()
  var stats: [StatItem] = []
  /// How much of a goal is reached, 0 … 1.
  var progress: Double?
  /// What the card's QR code carries unless there is a link.
  var payload: String?

  init(_ content: some ShareCardContent) {
    switch content {
    case let achievement as AchievementCardContent:
      kind = "achievement"
      fields["metric"] = achievement.metric
      progress = achievement.progress
    case let statistics as StatisticsCardContent:
      kind = "statistics"
      fields["date-range"] = statistics.dateRange
      stats = statistics.stats
    case let quote as QuoteCardContent:
      kind = "quote"
      fields["quote"] = quote.quote
      fields["attribution"] = quote.attribution
    case let contact as ContactCardContent:
      kind = "contact"
      fields["display-name"] = contact.card.displayName
      payload = String(decoding: contact.card.encoded, as: UTF8.self)
    case let invite as InviteCardContent:
      kind = "invite"
      fields["code"] = invite.code
    default: kind = "page"
    }
    fields["title"] = content.title
    fields["subtitle"] = content.subtitle
    fields["icon"] = content.iconName
    fields["brand"] = content.brandName
  }
}
