/// A place that files of a theme are in: a folder of the site, or the binary.
package struct ThemePlace: Hashable, Sendable {
  /// The name of the theme.
  package let theme: String
  /// The folder as the user would type it; nil for the files in the binary.
  package let folder: String?

  /// The place in words.
  package var text: String {
    folder ?? "built-in '\(theme)'"
  }
}
