/// How a language writes a day.
struct DateFormat: Sendable {
  private let pattern: TextPattern?
  private let months: [String]?

  /// The format that a theme's texts give; nil when they say nothing about dates.
  ///
  /// - Parameters:
  ///   - entries: the texts of the language.
  ///   - next: the format of the same language in general.
  init?(_ entries: [String: ThemeText], next: DateFormat?) {
    if case .text(let text) = entries[StringKey.date.rawValue] {
      pattern = TextPattern(text)
    } else {
      pattern = next?.pattern
    }
    if case .list(let items) = entries[StringKey.months.rawValue] {
      months = items
    } else {
      months = next?.months
    }
    if pattern == nil, months == nil { return nil }
  }

  /// The day in words; nil when the language lacks what its pattern asks for.
  func text(of date: ContentDate) -> String? {
    guard let pattern else { return nil }
    var values = [
      "day": String(date.day), "month-number": String(date.month), "year": String(date.year),
    ]
    if pattern.names.contains("month") {
      guard let months, months.indices.contains(date.month - 1) else { return nil }
      values["month"] = months[date.month - 1]
    }
    return pattern.filled(values)
  }
}
