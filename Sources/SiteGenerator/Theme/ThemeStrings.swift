/// The texts of a theme in each language that it speaks.
package struct ThemeStrings: Sendable {
  /// The language that every theme speaks, and that stands in for missing texts.
  package static let fallbackLanguage = "en"

  /// The languages by their tags in lower case.
  private var languages: [String: ThemeLanguage] = [:]
  private let fallback: ThemeLanguage

  /// The texts of a theme.
  ///
  /// - Parameter texts: what each language says itself, by its tag.
  package init(_ texts: [String: [String: ThemeText]]) {
    var own: [String: [String: ThemeText]] = [:]
    for (tag, entries) in texts { own[tag.lowercased(), default: [:]].merge(entries) { $1 } }
    fallback = ThemeLanguage(
      own[Self.fallbackLanguage] ?? [:], next: nil, inheritsDates: false)
    languages[Self.fallbackLanguage] = fallback
    // A language comes after those that it is a kind of, since their tags are shorter.
    for tag in own.keys.sorted(by: { $0.utf8.count < $1.utf8.count })
    where tag != Self.fallbackLanguage {
      let general = nearest(to: tag)
      languages[tag] = ThemeLanguage(
        own[tag] ?? [:], next: general ?? fallback, inheritsDates: general != nil)
    }
  }

  /// A text in a language, or in the nearest one that has it: `pt-BR`, then `pt`, then English.
  package func text(_ key: StringKey, language: String, app: String) -> String {
    text(named: key.rawValue, language: language, app: app) ?? ""
  }

  /// A text by its name in `strings/`; nil when the theme has none of that name.
  package func text(named name: String, language: String, app: String) -> String? {
    (nearest(to: language) ?? fallback).text(name, app: app)
  }

  /// All texts in a language by their names, those that it lacks in the nearest one that has them.
  package func all(language: String, app: String) -> [String: String] {
    (nearest(to: language) ?? fallback).all(app: app)
  }

  /// The names of all texts, sorted.
  package var names: [String] { fallback.keys.sorted() }

  /// A day as a language writes it, or as `YYYY-MM-DD` where the theme does not speak the
  /// language: English names of months would be wrong among its words.
  package func date(_ date: ContentDate, language: String) -> String {
    nearest(to: language)?.dates?.text(of: date) ?? date.day8601
  }

  /// Which page of a list it is, such as `Page 2 of 5`.
  package func page(_ number: Int, of count: Int, language: String, app: String) -> String {
    TextPattern(text(.pageOf, language: language, app: app))
      .filled(["number": String(number), "count": String(count)])
  }

  /// The language itself or the one that it is a kind of, nil when the theme speaks neither.
  private func nearest(to language: String) -> ThemeLanguage? {
    var tag = language.lowercased()[...]
    while true {
      if let found = languages[String(tag)] { return found }
      guard let hyphen = tag.lastIndex(of: "-") else { return nil }
      tag = tag[..<hyphen]
    }
  }
}
