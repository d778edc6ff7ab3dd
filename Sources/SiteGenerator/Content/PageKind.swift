/// What a page is about; decides its fields and the layout of its cards.
package enum PageKind: Hashable, Sendable {
  case achievement
  case statistics
  case quote
  case contact
  case invite
  case page
  /// A kind of the theme's own: one that has a card layout of this name.
  case custom(String)

  /// The kinds that every theme can show.
  package static let builtIn: [PageKind] = [
    .achievement, .contact, .invite, .page, .quote, .statistics,
  ]

  package init(named name: String) {
    self = Self.builtIn.first { $0.name == name } ?? .custom(name)
  }

  /// The name that front matter and layouts' files have.
  package var name: String {
    switch self {
    case .achievement: "achievement"
    case .statistics: "statistics"
    case .quote: "quote"
    case .contact: "contact"
    case .invite: "invite"
    case .page: "page"
    case .custom(let name): name
    }
  }

  /// Whether its pages are in lists when they do not say so.
  ///
  /// A contact and an invitation are meant for those who get the link.
  var isListedByDefault: Bool {
    self != .contact && self != .invite
  }
}
