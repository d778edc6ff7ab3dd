import Diagnostics
import ShareCards

/// A theme that is yet to be written into the site's `themes/`.
package struct NewTheme: Sendable {
  /// The folder of the theme.
  package let folder: Folder
  /// The theme that the new one builds on.
  package let source: String
  /// The files, `theme.yml` first.
  package let files: [(path: String, bytes: [UInt8])]

  /// Plans a theme; nothing is written yet.
  ///
  /// - Parameters:
  ///   - name: the theme's name, which has to be usable in an address.
  ///   - source: the theme to build on; without it the built-in one of the name, or else `default`.
  ///   - parts: the parts to copy from it whole.
  ///   - root: the site's folder.
  /// - Throws: `DiagnosticError` when the name cannot be used or is taken, or when the other theme
  ///   cannot be built on.
  package init(
    _ name: String, from source: String?, parts: [ThemePart], root: Folder
  ) throws(DiagnosticError) {
    folder = root.folder("themes/\(name)")
    try Self.check(name, in: root)
    let isBuiltIn = EmbeddedTheme.names.contains(name)
    self.source = source ?? (isBuiltIn ? name : "default")
    let found = try ThemeFiles(name: self.source, in: ThemeCatalogue(root: root))
    guard !found.diagnostics.containsErrors else { throw DiagnosticError(found.diagnostics) }
    let names = found.chain.members.map(\.name)
    if self.source != name, names.contains(name) {
      throw DiagnosticError(
        Diagnostic(
          .endlessTheme,
          "'\(name)' cannot extend '\(self.source)', which extends '\(name)' itself",
          hint: "choose another name"))
    }
    let manifest =
      self.source == name
      ? found.chain.members.first?.source.bytes ?? []
      : Array("title: \(Self.title(of: name))\nextends: \(self.source)\n".utf8)
    files =
      [(ThemePart.manifest, manifest + Array(Self.explanation(of: self.source).utf8))]
      + ThemePart.allCases.filter(parts.contains).flatMap(found.files(of:))
      .map { ($0.path, $0.bytes) }
  }

  /// Writes the files.
  ///
  /// - Throws: `FileError` when one cannot be written; then none is left behind.
  package func write() throws(FileError) {
    do throws(FileError) {
      for file in files { try folder.write(file.bytes, to: file.path) }
    } catch {
      try? folder.removeTree("")
      throw error
    }
  }

  private static func check(_ name: String, in root: Folder) throws(DiagnosticError) {
    let slug = Slug.make(name)
    guard slug == name else {
      throw DiagnosticError(
        Diagnostic(
          .invalidValue, "'\(name)' cannot be the name of a theme",
          hint: "use small letters, digits and hyphens, as in '\(slug)'"))
    }
    guard root.kind(of: "themes/\(name)", followsLink: false) == nil else {
      throw DiagnosticError(
        Diagnostic(
          .existingFile, "'\(root.shown("themes/\(name)"))' is there already",
          hint: "choose another name, or change the files in it"))
    }
  }

  /// A title of a name: `My Theme` of `my-theme`.
  private static func title(of name: String) -> String {
    name.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }
      .joined(separator: " ")
  }

  private static func explanation(of source: String) -> String {
    """

    # What is in this folder takes the place of what the theme '\(source)' has by the same path;
    # everything else comes from there.
    #
    #   card.yml                what all cards have in common: where their parts go
    #   cards/<kind>.yml        the parts that the cards of a kind bring
    #   styles/<name>.yml       colours, type and background of cards
    #   templates/*.mustache    the pages, and their parts in templates/partials/
    #   strings/<language>.yml  texts; a file may have only those that it changes
    #   assets/                 style sheets, scripts, fonts and pictures
    #   icons.yml               which picture an icon's name stands for
    #
    # More may be said here: description, style, author, licence, homepage.

    """
  }
}
