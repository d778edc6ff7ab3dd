import Diagnostics
import Documents

/// Reads a theme's `strings/` from all places, the nearest of which decides each text.
struct ThemeStringsReader {
  private(set) var diagnostics: [Diagnostic] = []
  /// What each language says itself, by its tag.
  private var texts: [String: [String: ThemeText]] = [:]
  /// The keys that English has, which are the theme's.
  private var keys: Set<String> = []
  /// Whether all files in English could be read, so that a key is known not to be there.
  private var knowsKeys = true

  /// Reads all files.
  ///
  /// - Parameter files: the files, those of the farthest place first.
  /// - Returns: the texts; nil when the keys could not be read.
  mutating func read(_ files: [ThemeFile]) -> ThemeStrings? {
    let english = files.filter { language(of: $0) == ThemeStrings.fallbackLanguage }
    knowsKeys = !english.isEmpty
    for file in english { readEnglish(file) }
    if knowsKeys, let farthest = english.first { requireKeys(in: farthest) }
    for file in files where language(of: file) != ThemeStrings.fallbackLanguage {
      readOther(file)
    }
    return knowsKeys ? ThemeStrings(texts) : nil
  }

  private func language(of file: ThemeFile) -> String {
    ThemePart.strings.name(of: file.path).lowercased()
  }

  private mutating func readEnglish(_ file: ThemeFile) {
    guard let (entries, _) = entries(of: file) else {
      knowsKeys = false
      return
    }
    keys.formUnion(entries.map(\.name))
    add(entries, to: ThemeStrings.fallbackLanguage)
  }

  private mutating func readOther(_ file: ThemeFile) {
    guard LanguageTag.isRight(language(of: file)) else {
      diagnostics.append(
        Diagnostic(
          .ignoredFile, severity: .warning,
          "'\(file.shownPath)' has no effect: its name is no language tag",
          hint: "name it after a language, as in en, pt-BR or zh-Hans"))
      return
    }
    guard let (entries, source) = entries(of: file) else { return }
    add(entries, to: language(of: file))
    for entry in entries where knowsKeys && !keys.contains(entry.name) {
      diagnostics.append(
        source.diagnostic(
          .unknownKey, "unknown key '\(entry.name)', which the theme does not have in English",
          hint: NearestName.hint(for: entry.name, among: keys.sorted(), label: "keys"),
          at: entry.location))
    }
  }

  /// The entries of a file, nil after an error was told.
  private mutating func entries(
    of file: ThemeFile
  ) -> (entries: [NamedValue<ThemeText>], source: SourceText)? {
    do throws(DiagnosticError) {
      let source = try file.text()
      let (entries, found) = ValueDecoder.themeTexts.decode(
        yaml: SourcePart(source), documentName: "strings")
      diagnostics += found
      return entries.map { ($0, source) }
    } catch {
      diagnostics += error.diagnostics
      return nil
    }
  }

  private mutating func add(_ entries: [NamedValue<ThemeText>], to language: String) {
    for entry in entries { texts[language, default: [:]][entry.name] = entry.value }
  }

  /// Tells the texts that the generator needs and English lacks in all places.
  ///
  /// - Parameter file: where they are best added: the file that others build on.
  private mutating func requireKeys(in file: ThemeFile) {
    for key in StringKey.allCases where !keys.contains(key.rawValue) {
      diagnostics.append(
        Diagnostic(
          .missingKey, "missing '\(key.rawValue)'", hint: "add '\(key.example)'",
          at: SourceLocation(file: file.shownPath)))
    }
  }
}
