import Diagnostics
import Documents

/// The texts of a theme in each language that it speaks.
struct ThemeStrings: Sendable {
  /// The language that every theme speaks, and that stands in for missing texts.
  static let fallbackLanguage = "en"

  private var languages: [String: [StringKey: String]] = [:]

  /// Reads `strings/<language>.yml` of each language.
  ///
  /// - Returns: the texts, and everything that is to be told.
  static func read(_ sources: [(language: String, source: SourceText)]) -> (
    strings: ThemeStrings, diagnostics: [Diagnostic]
  ) {
    var result = ThemeStrings()
    var diagnostics: [Diagnostic] = []
    for (language, source) in sources {
      let decoder = decoder(requiresAll: language == fallbackLanguage)
      let (texts, found) = decoder.decode(yaml: SourcePart(source), documentName: "strings")
      diagnostics += found
      result.languages[language.lowercased()] = texts
    }
    return (result, diagnostics)
  }

  private static func decoder(requiresAll: Bool) -> ValueDecoder<[StringKey: String]> {
    .mapping { reader in
      var texts: [StringKey: String] = [:]
      for key in StringKey.allCases {
        texts[key] =
          requiresAll
          ? reader.required(key.rawValue, .nonEmptyText)
          : reader.optional(key.rawValue, .nonEmptyText)
      }
      return texts
    }
  }

  /// A text in a language, or in the nearest one that has it: `pt-BR`, then `pt`, then English.
  func text(_ key: StringKey, language: String, app: String) -> String {
    var tag = language.lowercased()[...]
    while true {
      if let text = languages[String(tag)]?[key] { return Self.fill(text, app: app) }
      guard let hyphen = tag.lastIndex(of: "-") else { break }
      tag = tag[..<hyphen]
    }
    return Self.fill(languages[Self.fallbackLanguage]?[key] ?? "", app: app)
  }

  private static func fill(_ text: String, app: String) -> String {
    text.split(separator: "{app}", omittingEmptySubsequences: false).joined(separator: app)
  }
}
