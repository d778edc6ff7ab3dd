import Diagnostics
import ShareCards

/// The files of a theme in one place: the site's `themes/<name>/`, or the binary.
struct ThemeLayer: Sendable {
  /// The theme's name.
  let theme: String
  /// The site's folder of the theme; nil for the files in the binary.
  private let folder: Folder?
  /// The paths of all files in the theme, in the order of their bytes.
  let paths: [String]
  /// What is to be told of the folder: what in it has no effect.
  let warnings: [Diagnostic]

  /// The theme's files in the site, nil when it has no folder of that name.
  ///
  /// - Parameters:
  ///   - theme: the theme's name.
  ///   - root: the site's folder.
  /// - Throws: `DiagnosticError` when the folder cannot be listed.
  init?(of theme: String, in root: Folder) throws(DiagnosticError) {
    let folder = root.folder("themes/\(theme)")
    guard Self.isPlainName(theme), folder.kind(of: "") == .folder else { return nil }
    self.theme = theme
    self.folder = folder
    let found: (files: [String], others: [String])
    do throws(FileError) {
      found = try folder.files(includesHidden: false)
    } catch {
      throw DiagnosticError(error.diagnostic)
    }
    paths = found.files.filter { $0 == ThemePart.manifest || ThemePart(path: $0) != nil }
    let misplaced = Set(found.files).subtracting(paths).filter { !ThemePart.isDocument($0) }
    warnings =
      found.others.map { folder.leftOut($0, hint: "put the files themselves into the theme") }
      + misplaced.sorted().map { Self.misplaced($0, in: folder) }
  }

  /// The theme's files in the binary, nil when it has no theme of that name.
  init?(builtIn theme: String) {
    paths = EmbeddedTheme.paths(of: theme)
    guard !paths.isEmpty else { return nil }
    self.theme = theme
    folder = nil
    warnings = []
  }

  /// Where the files are.
  var place: ThemePlace {
    ThemePlace(theme: theme, folder: folder?.name)
  }

  /// Where a file is for a library that reads files by itself; nil for those in the binary.
  func filePath(of path: String) -> String? { folder?.absolute(path) }

  var isBuiltIn: Bool { folder == nil }

  /// A path of the theme as the user would type it.
  func shown(_ path: String) -> String {
    folder?.shown(path) ?? "themes/\(theme)/\(path)"
  }

  /// Reads one of the files.
  ///
  /// - Throws: `DiagnosticError` when it cannot be read.
  func read(_ path: String) throws(DiagnosticError) -> ThemeFile {
    do throws(FileError) {
      let bytes = try folder?.read(path) ?? EmbeddedTheme.file(path, of: theme) ?? []
      return ThemeFile(path: path, shownPath: shown(path), place: place, bytes: bytes)
    } catch {
      throw DiagnosticError(error.diagnostic)
    }
  }

  /// Whether a theme's name is that of a folder in `themes/`, and leads nowhere else.
  private static func isPlainName(_ name: String) -> Bool {
    !name.isEmpty && !name.utf8.contains(UInt8(ascii: "/")) && name != "." && name != ".."
  }

  private static func misplaced(_ path: String, in folder: Folder) -> Diagnostic {
    Diagnostic(
      .ignoredFile, severity: .warning,
      "'\(folder.shown(path))' has no effect: no file of a theme is there",
      hint: ThemePart.advice(for: path))
  }
}
