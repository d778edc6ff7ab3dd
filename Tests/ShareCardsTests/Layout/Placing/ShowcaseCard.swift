import Canvas

@testable import ShareCards

/// A card of each kind with contents as apps have them.
enum ShowcaseCard {
  /// The kinds of the default theme.
  static let kinds = EmbeddedTheme.paths(of: "default").compactMap { path in
    path.hasPrefix("cards/") ? String(path.dropFirst("cards/".count).dropLast(".yml".count)) : nil
  }

  static func of(_ kind: String, style: ShareCardStyle) throws -> Card {
    var card = Card(
      fields: CardFields(fields(of: kind)), layout: try SampleTheme.layout(kind), style: style,
      code: code(of: kind))
    card.fields["brand"] = "Stride"
    if let icon = icons[kind] { card.icon = try SampleTheme.icon(icon).map { .glyph($0) } }
    switch kind {
    case "achievement": card.progress = 0.7
    case "contact": card.pictures[.avatar] = try .sample(width: 240, height: 240)
    case "statistics": card.stats = stats
    default: break
    }
    return card
  }

  private static let icons = [
    "achievement": "trophy.fill", "event": "star.fill", "invite": "star.fill",
    "page": "trophy.fill",
  ]

  private static func fields(of kind: String) -> [String: String] {
    switch kind {
    case "achievement":
      [
        "metric": "21.1 km", "title": "First half marathon",
        "subtitle": "Gothenburg, 18 May 2026",
      ]
    case "contact":
      [
        "display-name": "Mara Lindqvist", "subtitle": "Running coach",
        "organization": "Stride Gothenburg", "telephone": "+46 31 123 45 67",
        "email": "mara@stride.example",
      ]
    case "event":
      [
        "title": "Midsummer run around the lake", "subtitle": "Bring water and a friend.",
        "params.when": "Saturday 20 June, 9:00", "params.where": "Delsjön, by the boat house",
      ]
    case "invite":
      [
        "title": "Run with us this summer", "subtitle": "Three evenings a week, all paces.",
        "code": "RUN-A3B7K2",
      ]
    case "quote":
      [
        "quote": "The last mile is the one that you remember, so run it as if it were the first.",
        "attribution": "Mara Lindqvist",
      ]
    case "statistics":
      [
        "title": "A week of early mornings", "date-range": "9 – 15 March",
        "subtitle": "More sleep than the week before",
      ]
    default:
      [
        "title": "How we plan a training week",
        "subtitle": "Easy days, one long run, and what to do when life comes between.",
      ]
    }
  }

  private static func code(of kind: String) -> CardCode {
    let captions = [
      "contact": "Scan to add me", "event": "Scan to come along", "invite": "Scan to join",
    ]
    return CardCode(
      payload: "https://share.stride.example/\(kind)/spring/",
      caption: captions[kind] ?? "Scan to open")
  }

  private static let stats = [
    StatItem(
      label: "Steps", value: "52,340", trend: .up,
      series: [41_200, 39_870, 44_010, 47_500, 46_120, 50_800, 52_340]),
    StatItem(label: "Distance", value: "38.4 km", trend: .up),
    StatItem(label: "Sleep", value: "7h 12m", trend: .neutral),
    StatItem(label: "Heart rate", value: "62 bpm", trend: .down),
    StatItem(label: "Longest streak", value: "14 days"),
  ]
}
