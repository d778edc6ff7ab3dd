import Diagnostics
import Documents

/// Finds the content files of a site and reads all of them.
struct ContentLoader {
  let content: Folder
  let reader: PageReader

  /// Reads every page; one that has errors is left out and its faults are among the diagnostics.
  ///
  /// - Returns: the pages in the order of their files' paths, and everything that is to be told.
  /// - Throws: `FileError` when the folder cannot be listed.
  func load() throws(FileError) -> (pages: [Page], diagnostics: [Diagnostic]) {
    var pages: [Page] = []
    var diagnostics: [Diagnostic] = []
    let (files, others) = try content.files(includesHidden: false)
    diagnostics += others.map { content.leftOut($0, hint: Self.hint) }
    for path in files {
      guard path.hasSuffix(".md"), path != "_index.md", !path.hasSuffix("/_index.md") else {
        diagnostics.append(
          Diagnostic(
            .ignoredFile, severity: .warning,
            "'\(content.shown(path))' is not a page and is left out", hint: Self.hint))
        continue
      }
      let (page, found) = load(path)
      diagnostics += found
      if let page { pages.append(page) }
    }
    return (pages, diagnostics)
  }

  private func load(_ file: String) -> (page: Page?, diagnostics: [Diagnostic]) {
    do throws(DiagnosticError) {
      return reader.read(try content.readText(file), path: Self.pagePath(of: file))
    } catch {
      return (nil, error.diagnostics)
    }
  }

  /// The page's path: the folders and the name as slugs; `index.md` is its folder's page.
  static func pagePath(of file: String) -> String {
    var parts = file.dropLast(".md".count).split(separator: "/").map(String.init)
    if parts.count > 1, parts.last == "index" { parts.removeLast() }
    return parts.map(Slug.make).joined(separator: "/")
  }

  private static let hint = "pages end in .md; files to copy belong into site/static"
}
