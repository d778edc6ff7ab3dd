import Foundation

/// The repository that the tests belong to, and what was built of it.
package enum Checkout {
  /// The repository's root.
  package static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The `sitegen` that was built with the tests.
  package static var program: URL { built("sitegen") }

  /// A program that was built with the tests: it lies beside them.
  ///
  /// - Parameter name: the program's name.
  /// - Returns: the file, which is missing when the program was not built.
  package static func built(_ name: String) -> URL {
    let own = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    let candidates = [own.deletingLastPathComponent(), root.appending(path: ".build/debug")]
    return candidates.map { $0.appending(path: name) }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
      ?? root.appending(path: ".build/debug/\(name)")
  }
}
