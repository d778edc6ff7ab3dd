/// Tells which folders are not for what is made from a site: neither built nor published into.
package struct SiteLocation: Sendable {
  private let root: Folder
  private let homes: [Folder]

  /// The site's own folders, written by hand or kept for later builds.
  private static let ownFolders = ["content", "site", "themes", WorkFolder.name]
  /// Folders whose content belongs to one program alone, wherever they are.
  private static let closedNames = [".git", WorkFolder.name]

  /// - Parameters:
  ///   - root: the site's folder.
  ///   - homes: the user's home folders, as `HomeFolders` finds them.
  package init(root: Folder, homes: [Folder]) {
    self.root = root
    self.homes = homes
  }

  /// What is wrong with a folder.
  ///
  /// The site's own folders, or one that holds the site, would mix what is written by hand with what
  /// is made; so would a home folder, or the top of the file system. Links are followed, and `..` is
  /// taken for what it leads to.
  ///
  /// - Parameter folder: the folder, which need not be there.
  /// - Returns: the end of a sentence about the folder, such as `holds the site itself`; nil when it
  ///   may be used.
  package func fault(of folder: Folder) -> String? {
    guard let target = folder.resolvedPath, let site = root.resolvedPath else {
      return "has no place in the file system"
    }
    if target == "/" { return "is the top of the file system" }
    if Folder.isPath(site, insideOrEqualTo: target) { return "holds the site itself" }
    for home in homes.compactMap(\.resolvedPath)
    where Folder.isPath(home, insideOrEqualTo: target) {
      return home == target ? "is your home folder" : "holds your home folder"
    }
    for name in Self.ownFolders {
      guard let own = root.folder(name).resolvedPath else { continue }
      if Folder.isPath(target, insideOrEqualTo: own) {
        return "is inside the site's folder '\(name)'"
      }
      if Folder.isPath(own, insideOrEqualTo: target) { return "holds the site's folder '\(name)'" }
    }
    let closed = OutputPath.parts(of: target).first(where: Self.closedNames.contains)
    return closed.map { "is inside a folder '\($0)'" }
  }
}
