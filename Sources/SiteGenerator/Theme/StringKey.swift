/// The texts that the generator itself asks a theme for, by their names in `strings/`.
///
/// A theme has more texts of its own, which only its templates know.
package enum StringKey: String, CaseIterable, Sendable {
  /// Below a card's code.
  case scanToOpen = "scan-to-open"
  /// Below the code of a contact.
  case scanToAdd = "scan-to-add"
  case openInApp = "open-in-app"
  case moments = "moments"
  case gallery = "gallery"
  case notFound = "not-found"
  /// The title of the taxonomy `tags`.
  case tags = "tags"
  /// Which page of a list it is, with `{number}` and `{count}`.
  case pageOf = "page-of"
  case trendUp = "trend-up"
  case trendDown = "trend-down"
  case trendNeutral = "trend-neutral"
  case square = "square"
  case story = "story"
  case wide = "wide"
  case compact = "compact"
  /// The names of the twelve months, a list.
  case months = "months"
  /// How a day is written, with `{day}`, `{month}`, `{month-number}` and `{year}`.
  case date = "date"

  /// The names that may stand in braces in the text; nil where the text is free.
  var placeholders: [String]? {
    switch self {
    case .date: ["day", "month", "month-number", "year"]
    case .pageOf: ["number", "count"]
    default: nil
    }
  }

  /// The line that a theme lacks, for a hint.
  var example: String {
    switch self {
    case .months: "months: [January, February, …]"
    case .date: "date: \"{day} {month} {year}\""
    case .pageOf: "page-of: \"Page {number} of {count}\""
    default: "\(rawValue): …"
    }
  }
}
