import Diagnostics
import Documents
import Testing

@testable import ShareCards

/// The built-in theme's layouts and icons.
enum SampleTheme {
  static let kinds = BuiltInTheme.kinds

  static func layout(_ kind: String) throws -> CardLayout {
    try #require(
      CardLayout.read(source("cards/\(kind).yml"), blueprint: blueprint.get()).layout)
  }

  /// What the cards of the default theme have in common.
  static let blueprint = Result {
    try #require(CardBlueprint.read(source("card.yml")).blueprint)
  }

  static func icon(_ name: String) throws -> IconGlyph? {
    try icons.get()?.glyph(named: name)
  }

  private static let icons = Result { try IconSet.read(source("icons.yml")).icons }

  static func source(_ path: String, theme: String = "default") throws -> SourceText {
    SourceText(path: path, bytes: try #require(EmbeddedTheme.file(path, of: theme)))
  }
}

/// Reads a file that is given as text.
func source(_ text: String, path: String = "card.yml") -> SourceText {
  SourceText(path: path, bytes: Array(text.utf8))
}

/// All diagnostics as a terminal without colours shows them.
func printed(_ diagnostics: [Diagnostic]) -> String {
  diagnostics.map { DiagnosticPrinter().text(for: $0) }.joined()
}
