/// The texts of a theme in one language.
struct ThemeLanguage: Sendable {
  /// The texts by their keys, those that the language lacks taken from the next nearest.
  private var texts: [String: String]
  /// The texts that name the app.
  private var patterns: [String: TextPattern]
  /// How the language writes a day; nil where it does not say so itself.
  private(set) var dates: DateFormat?

  /// The texts of one language.
  ///
  /// - Parameters:
  ///   - entries: what the language says itself.
  ///   - next: where the texts are taken from that it lacks.
  ///   - inheritsDates: whether the other language is the same one in general, as `pt` is to
  ///     `pt-BR`, so that its months are right.
  init(_ entries: [String: ThemeText], next: ThemeLanguage?, inheritsDates: Bool) {
    texts = next?.texts ?? [:]
    patterns = next?.patterns ?? [:]
    for (key, entry) in entries {
      guard case .text(let text) = entry else { continue }
      texts[key] = text
      let pattern = TextPattern(text)
      patterns[key] = pattern.names.contains("app") ? pattern : nil
    }
    dates = DateFormat(entries, next: inheritsDates ? next?.dates : nil)
  }

  /// The keys of all texts.
  var keys: [String] { Array(texts.keys) }

  /// A text; nil when no language has it.
  func text(_ key: String, app: String) -> String? {
    patterns[key]?.filled(["app": app]) ?? texts[key]
  }

  /// All texts by their keys.
  func all(app: String) -> [String: String] {
    texts.merging(patterns.mapValues { $0.filled(["app": app]) }) { $1 }
  }
}
