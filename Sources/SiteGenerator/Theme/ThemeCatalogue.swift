import Diagnostics
import Documents
import ShareCards

/// The themes that a site may name: those in its `themes/` and those in the binary.
package struct ThemeCatalogue: Sendable {
  private let root: Folder

  /// - Parameter root: the site's folder.
  package init(root: Folder) {
    self.root = root
  }

  /// The names of the themes, sorted.
  package var names: [String] {
    let entries = (try? root.folder("themes").list()) ?? []
    let own = entries.filter { $0.kind == .folder && !$0.name.hasPrefix(".") }.map(\.name)
    return Set(own + EmbeddedTheme.names).sorted()
  }

  /// Where the files of a theme are looked for, in order; empty when there is no such theme.
  ///
  /// - Throws: `DiagnosticError` when the theme's folder cannot be listed.
  func layers(of name: String) throws(DiagnosticError) -> [ThemeLayer] {
    [try ThemeLayer(of: name, in: root), ThemeLayer(builtIn: name)].compactMap(\.self)
  }

  /// What to tell of a name that no theme has.
  func unknownTheme(_ name: String) -> Diagnostic {
    Diagnostic(
      .unknownTheme, "unknown theme '\(name.excerpt)'",
      hint: NearestName.hint(for: name, among: names, label: "themes"))
  }
}

extension SiteConfiguration {
  /// The name of the theme that the site in a folder uses; nil where there is no site, or where its
  /// configuration has an error.
  package static func themeName(in root: Folder) -> String? {
    (try? root.readText("site/site.yml")).flatMap { read($0).configuration?.theme }
  }
}
