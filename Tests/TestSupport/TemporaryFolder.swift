import Foundation

/// A folder for one test, removed with everything in it when the test ends.
package final class TemporaryFolder: Sendable {
  package let url: URL
  package var path: String { url.path }

  /// Makes the folder, with a name that begins with the given one.
  package init(_ name: String = "sitegen test") throws {
    url = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appending(path: "\(name) \(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  /// Writes a file and the folders that lead to it.
  package func write(_ text: String, to path: String) throws {
    let file = url.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  /// The bytes of every file below a folder, by their paths from it.
  package func tree(_ folder: String = "") throws -> [String: Data] {
    try Self.tree(of: folder.isEmpty ? url : url.appending(path: folder))
  }

  /// The bytes of every file below any folder, by their paths from it.
  package static func tree(of root: URL) throws -> [String: Data] {
    var result: [String: Data] = [:]
    for path in try FileManager.default.subpathsOfDirectory(atPath: root.path) {
      let file = root.appending(path: path)
      guard try file.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile == true else {
        continue
      }
      result[path] = try Data(contentsOf: file)
    }
    return result
  }
}
