/// An option of `sitegen card` that says what is on the card, as a key of front matter does.
package enum CardFlag: String, CaseIterable, Hashable, Sendable {
  case kind
  case title
  case subtitle
  case metric
  case icon
  case progress
  case quote
  case attribution
  /// A figure, such as `Steps=52,340:up`; may be given several times.
  case stat
  case dateRange = "date-range"
  case code
  case name
  case telephone
  case email
  case organization
  case brand
  case link
  /// The text below the code, for which front matter has no key.
  case caption
  case language
  /// A value for the layouts of a theme's own kinds, such as `when=Friday`; may be given several
  /// times.
  case param

  /// The name of the option as it is typed.
  var spelling: String { "--\(rawValue)" }
  /// The option as messages name it.
  package var quoted: String { "'\(spelling)'" }

  /// The key of front matter that says the same; that of `caption` is none of it.
  package var key: String {
    switch self {
    case .stat: "stats"
    case .name: "display-name"
    case .param: "params"
    default: rawValue
    }
  }

  /// Whether the value is a number, which front matter writes without quotes.
  var isNumber: Bool { self == .progress }

  /// The kinds of the generator's own whose cards have what the option says; nil for all kinds.
  var kinds: [PageKind]? {
    if self == .icon { return PageKind.builtIn.filter(\.hasIcon) }
    let owners = KindFields.owners.filter { $0.key == key }.map(\.kind)
    return owners.isEmpty ? nil : owners
  }

  /// Whether the cards of a kind have what the option says.
  func isOf(_ kind: PageKind) -> Bool {
    self == .icon ? kind.hasIcon : kinds?.contains(kind) ?? true
  }

  /// The options that tell the kind of a card by themselves, the first that is given.
  static let tellingKind: [CardFlag] = [.metric, .quote, .stat, .code, .name]
}
