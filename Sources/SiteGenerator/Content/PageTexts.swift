import Diagnostics
import ShareCards

/// Texts that are made from a page's fields where the author gave none.
enum PageTexts {
  /// What previews show below the title; never empty.
  ///
  /// - Parameters:
  ///   - kind: the page's kind.
  ///   - fields: its texts.
  ///   - stats: its figures.
  ///   - paragraph: the text's first paragraph.
  ///   - site: what stands in when the page says nothing.
  /// - Returns: the text.
  static func description(
    kind: PageKind, fields: CardFields, stats: [StatItem], paragraph: String?, site: String
  ) -> String {
    let parts =
      switch kind {
      case .achievement: texts(["metric", "subtitle"], of: fields)
      case .statistics: stats.map(text) + texts(["date-range"], of: fields)
      case .quote: texts(["attribution"], of: fields)
      case .contact: texts(["organization"], of: fields)
      case .invite, .page, .custom: texts(["subtitle"], of: fields)
      }
    if !parts.isEmpty { return parts.joined(separator: " · ") }
    return paragraph ?? site
  }

  /// All text of the card's picture, in the order in which it is read.
  static func imageAlternative(
    kind: PageKind, fields: CardFields, stats: [StatItem]
  ) -> String {
    let parts: [String]
    switch kind {
    case .achievement: parts = texts(["metric", "title", "subtitle"], of: fields)
    case .statistics:
      parts = texts(["title", "subtitle", "date-range"], of: fields) + stats.map(text)
    case .quote:
      let quote = fields["quote"].map { "“\($0)”" } ?? ""
      return fields["attribution"].map { "\(quote) — \($0)" } ?? quote
    case .contact:
      parts = texts(["title", "display-name", "organization", "telephone", "email"], of: fields)
    case .invite: parts = texts(["title", "subtitle", "code"], of: fields)
    case .page: parts = texts(["title", "subtitle"], of: fields)
    case .custom: parts = texts(["title", "subtitle"], of: fields) + parameters(of: fields)
    }
    // A contact's title is the name again when it has no other.
    var seen = Set<String>()
    return parts.filter { seen.insert($0).inserted }.joined(separator: ". ")
  }

  /// What the layout of a theme's own kind may show.
  private static func parameters(of fields: CardFields) -> [String] {
    fields.sorted.filter { $0.name.hasPrefix(CardFields.parameterPrefix) }.map(\.value)
  }

  private static func texts(_ names: [String], of fields: CardFields) -> [String] {
    names.compactMap { fields[$0] }
  }

  private static func text(of stat: StatItem) -> String {
    "\(stat.label): \(stat.value)"
  }
}
