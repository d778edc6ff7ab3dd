import Diagnostics
import Documents
import ShareCards

/// The files of a theme: those in the site's `themes/<name>/` before those in the binary.
struct ThemeFiles {
  let name: String
  private let folder: Folder
  private let own: Set<String>
  private let embedded: Set<String>

  /// Finds a theme by its name.
  ///
  /// - Parameters:
  ///   - name: the theme's name.
  ///   - root: the site's folder.
  /// - Throws: `DiagnosticError` when there is no such theme or its folder cannot be listed.
  init(name: String, root: Folder) throws(DiagnosticError) {
    self.name = name
    folder = root.folder("themes/\(name)")
    let isPlainName = !name.contains("/") && name != "." && name != ".."
    if isPlainName, folder.kind(of: "") == .folder {
      do throws(FileError) {
        own = Set(try folder.files(includesHidden: false).files)
      } catch {
        throw DiagnosticError(error.diagnostic)
      }
    } else {
      own = []
    }
    embedded = Set(EmbeddedTheme.paths(of: name))
    guard !own.isEmpty || !embedded.isEmpty else {
      throw DiagnosticError(
        Diagnostic(
          .unknownTheme, "unknown theme '\(name)'",
          hint: NearestName.hint(for: name, among: EmbeddedTheme.names, label: "themes")))
    }
  }

  /// The paths of all files, in the order of their bytes.
  var paths: [String] {
    own.union(embedded).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// The file's bytes.
  ///
  /// - Throws: `DiagnosticError` when the theme has no such file or it cannot be read.
  func read(_ path: String) throws(DiagnosticError) -> [UInt8] {
    if own.contains(path) {
      do throws(FileError) {
        return try folder.read(path)
      } catch {
        throw DiagnosticError(error.diagnostic)
      }
    }
    guard let bytes = EmbeddedTheme.file(path, of: name) else {
      throw DiagnosticError(
        Diagnostic(
          .missingThemeFile, "the theme '\(name)' has no file '\(path)'",
          hint: "add themes/\(name)/\(path)"))
    }
    return bytes
  }

  /// The file as text that diagnostics can point into.
  func readText(_ path: String) throws(DiagnosticError) -> SourceText {
    try SourceText.validated(path: "themes/\(name)/\(path)", bytes: read(path))
  }
}
