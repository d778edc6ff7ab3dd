import Diagnostics
import SiteGenerator

/// What is at a target before a run.
struct TargetState: Sendable {
  /// What the site published before; nil at the first time.
  var list: PublishedList?
  /// All files there, also those of others, by the fingerprints of their paths.
  var files: [Fingerprint: TargetFile] = [:]
  /// Paths of files that stay although the site has none there.
  var keptPaths: Set<String> = []
  /// Former releases that go when a new one is made.
  var retired: [RetiredRelease] = []
  /// What is to be told of it.
  var warnings: [Diagnostic] = []

  /// Whether the run before came to its end.
  var isComplete: Bool { list?.isComplete == true }

  mutating func add(_ file: TargetFile) {
    files[Fingerprint(ofPath: file.path)] = file
  }
}
