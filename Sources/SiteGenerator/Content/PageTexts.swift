import ShareCards

/// Texts that are made from a page's fields where the author gave none.
enum PageTexts {
  /// What previews show below the title; never empty.
  static func description(kind: PageKind, fields: CardFields, site: String) -> String {
    let names =
      switch kind {
      case .achievement: ["metric", "subtitle"]
      case .quote: ["attribution"]
      case .page: ["subtitle"]
      }
    let parts = names.compactMap { fields[$0] }
    return parts.isEmpty ? site : parts.joined(separator: " · ")
  }

  /// All text of the card's picture, in the order in which it is read.
  static func imageAlternative(kind: PageKind, fields: CardFields) -> String {
    switch kind {
    case .achievement:
      let parts = ["metric", "title", "subtitle"].compactMap { fields[$0] }
      return parts.joined(separator: ". ")
    case .quote:
      let quote = fields["quote"].map { "“\($0)”" } ?? ""
      return fields["attribution"].map { "\(quote) — \($0)" } ?? quote
    case .page:
      return ["title", "subtitle"].compactMap { fields[$0] }.joined(separator: ". ")
    }
  }
}
