import Diagnostics
import SiteGenerator

/// Keeps other runs from publishing to a target for as long as it lives.
struct TargetLock: Sendable {
  private let lock: OutputLock

  /// Locks a folder that belongs to the target, and makes it if need be.
  ///
  /// - Parameters:
  ///   - folder: the folder.
  ///   - target: the target as messages name it.
  /// - Throws: `PublishingError` when another run has the lock, or the folder cannot be made.
  init(_ folder: Folder, target: String) throws(PublishingError) {
    lock = try OutputLock.taken(
      folder,
      orElse: .outside(
        .targetInUse, "\(target) is being published to by another run",
        hint: "wait until it ends, then try again"))
  }
}
