/// A branch of a git repository, which a host such as GitHub Pages serves.
package struct GitTarget: Hashable, Sendable {
  /// The repository's address, or a path, absolute or relative to the site's root.
  package var repository: String
  package var branch: String
  /// The host name that the file `CNAME` gives to the pages; nil leaves that file as it is.
  package var cname: String?
  package var author: CommitAuthor
  /// The commits' message; nil takes one that names the site.
  package var message: String?
  /// Whether the branch holds a single commit, which each run replaces.
  package var isOrphan: Bool

  /// The branch where none is written, which hosts propose.
  static let usualBranch = "gh-pages"

  /// Whether a repository is a path rather than an address: git takes a text with a scheme, or with
  /// a colon before its first slash, for an address (git-clone(1), "GIT URLS").
  package static func isPath(_ repository: String) -> Bool {
    let start = repository.prefix { $0 != "/" }
    return !start.contains(":")
  }
}
