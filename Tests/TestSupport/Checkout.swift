import Foundation

/// The repository that the tests belong to, and what was built of it.
package enum Checkout {
  /// The repository's root.
  package static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The `sitegen` that was built with the tests: it lies beside them.
  package static var program: URL {
    let own = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    let candidates = [own.deletingLastPathComponent(), root.appending(path: ".build/debug")]
    return candidates.map { $0.appending(path: "sitegen") }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
      ?? root.appending(path: ".build/debug/sitegen")
  }
}
