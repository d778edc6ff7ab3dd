import Diagnostics
import Documents

/// One file of a theme, read once.
struct ThemeFile: Sendable {
  /// The path in the theme, such as `cards/page.yml`.
  let path: String
  /// The path as the user would type it.
  let shownPath: String
  /// Where the file is.
  let place: ThemePlace
  let bytes: [UInt8]

  /// The file as text that diagnostics can point into.
  ///
  /// - Throws: `DiagnosticError` when the file is not UTF-8.
  func text() throws(DiagnosticError) -> SourceText {
    try SourceText.validated(path: shownPath, bytes: bytes)
  }
}
