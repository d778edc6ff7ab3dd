import Diagnostics

/// A place that the site is published to, as `publish:` in `site.yml` names it.
package struct PublishingTarget: Hashable, Sendable {
  /// Where the files go.
  package enum Destination: Hashable, Sendable {
    case directory(DirectoryTarget)
    case git(GitTarget)
  }

  /// The name to type, a slug.
  package var name: String
  package var destination: Destination
  /// Whether what others put there may be replaced where the site has a file of its name.
  package var adopts: Bool
  /// The most files that a run may delete.
  package var deletionLimit: Int

  /// The limit where none is written, the one that Hugo's `deploy` has.
  package static let usualDeletionLimit = 256
}
