import Diagnostics

/// Decides whether a folder may be built into.
package enum OutputLocation {
  /// The site's own folders, written by hand or kept for later builds.
  private static let ownFolders = ["content", "site", "themes", CardCache.parent]
  /// Folders whose content belongs to one program alone, wherever they are.
  private static let closedNames = [".git", CardCache.parent]

  /// What is wrong with an output folder for a site.
  ///
  /// Building into the site's own folders, or into one that holds the site, would mix what is
  /// written by hand with what is made; so would a home folder, or the top of the file system. Links
  /// are followed, and `..` is taken for what it leads to.
  ///
  /// - Parameters:
  ///   - output: the folder to build into, which need not be there.
  ///   - root: the site's folder.
  ///   - homes: the user's home folders, as `HomeFolders` finds them.
  /// - Returns: an error; nil when the folder may be used.
  package static func fault(of output: Folder, root: Folder, homes: [Folder]) -> Diagnostic? {
    guard let target = output.resolvedPath, let site = root.resolvedPath else {
      return fault("the output folder '\(output.path)' has no place in the file system")
    }
    let shown = "the output folder '\(output.path)'"
    if target == "/" { return fault("\(shown) is the top of the file system") }
    if Folder.isPath(site, insideOrEqualTo: target) {
      return fault("\(shown) holds the site itself")
    }
    for home in homes.compactMap(\.resolvedPath)
    where Folder.isPath(home, insideOrEqualTo: target) {
      return fault(
        home == target ? "\(shown) is your home folder" : "\(shown) holds your home folder")
    }
    for name in ownFolders {
      guard let own = root.folder(name).resolvedPath else { continue }
      if Folder.isPath(target, insideOrEqualTo: own) {
        return fault("\(shown) is inside the site's folder '\(name)'")
      }
      if Folder.isPath(own, insideOrEqualTo: target) {
        return fault("\(shown) holds the site's folder '\(name)'")
      }
    }
    if let name = OutputPath.parts(of: target).first(where: closedNames.contains) {
      return fault("\(shown) is inside a folder '\(name)'")
    }
    return nil
  }

  private static func fault(_ message: String) -> Diagnostic {
    Diagnostic(.invalidValue, message, hint: "name another folder with --output, such as public")
  }
}
