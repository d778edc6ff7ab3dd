/// The folder in a site's folder where sitegen keeps what it makes for itself: it may be removed at any
/// time.
package struct WorkFolder: Hashable, Sendable {
  /// The folder's name.
  package static let name = OutputPath.ownPrefix
  /// The path of the folder that holds what publishing keeps, from the site's folder on.
  package static let publishing = name + "/publish"

  private let root: Folder

  /// - Parameter root: the site's folder.
  package init(root: Folder) {
    self.root = root
  }

  /// The folder of the cards that are kept between builds.
  package var cache: Folder { root.folder(Self.name).folder("cache") }

  /// The folder of what is kept for a target.
  ///
  /// - Parameter target: the target's name.
  /// - Returns: the folder, which need not be there.
  package func publishing(to target: String) -> Folder {
    root.folder(Self.publishing).folder(target)
  }

  /// Makes the folder, and keeps it out of people's commits.
  ///
  /// - Throws: `FileError` when it cannot be written.
  package func prepare() throws(FileError) {
    let folder = root.folder(Self.name)
    guard folder.kind(of: Self.ignoring, followsLink: false) == nil else { return }
    try folder.write(Array("*\n".utf8), to: Self.ignoring)
  }

  /// The file that tells git what to leave out.
  private static let ignoring = ".gitignore"
}
