import Diagnostics
import ShareCards

/// What came of reading a theme.
struct LoadedTheme: Sendable {
  /// Nil when any of its files has an error.
  var theme: Theme?
  /// The icons and styles where these could be read, so that pages can be checked all the same.
  var icons: IconSet?
  var styles: [ShareCardStyle]?
  /// Everything that is to be told.
  var diagnostics: [Diagnostic]
}
