import Diagnostics
import Documents
import ShareCards

/// The files of a theme: those in the site's `themes/<name>/` before those in the binary.
struct ThemeFiles {
  let name: String
  private let folder: Folder
  private let own: Set<String>
  private let embedded: Set<String>
  /// The paths of all files, in the order of their bytes.
  let paths: [String]
  /// What is to be told of the theme's folder: links and the like are left out.
  let warnings: [Diagnostic]

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
        let found = try folder.files(includesHidden: false)
        own = Set(found.files)
        warnings = found.others.map { [folder] in
          folder.leftOut($0, hint: "put the files themselves into the theme")
        }
      } catch {
        throw DiagnosticError(error.diagnostic)
      }
    } else {
      own = []
      warnings = []
    }
    embedded = Set(EmbeddedTheme.paths(of: name))
    paths = own.union(embedded).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    guard !paths.isEmpty else {
      if isPlainName, folder.kind(of: "") == .folder {
        throw DiagnosticError(
          Diagnostic(
            .unknownTheme, "the theme '\(name)' has no files in '\(folder.name)'",
            hint: "copy the files of another theme there and change them"))
      }
      throw DiagnosticError(
        Diagnostic(
          .unknownTheme, "unknown theme '\(name)'",
          hint: NearestName.hint(for: name, among: Self.names(in: root), label: "themes")))
    }
  }

  /// The themes that a site may name: those in its own folder and those in the binary.
  private static func names(in root: Folder) -> [String] {
    let entries = (try? root.folder("themes").list()) ?? []
    let own = entries.filter { $0.kind == .folder && !$0.name.hasPrefix(".") }.map(\.name)
    return Set(own + EmbeddedTheme.names).sorted()
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
