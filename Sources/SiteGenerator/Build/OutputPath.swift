/// What the paths of an output have in common.
///
/// Paths are cut between bytes: to Swift, a combining mark behind a slash or a dot is one
/// character with it, in which the slash would not be found.
enum OutputPath {
  /// What the names of sitegen's own files in an output folder begin with.
  static let ownPrefix = ".sitegen-"

  /// The most bytes of a name that file systems take (NAME_MAX).
  private static let longestName = 255

  /// The path's parts, also those that are empty.
  static func parts(of path: String) -> [String] {
    path.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
      .map { String(Substring($0)) }
  }

  /// The folders that a path needs, from the top.
  static func folders(of path: String) -> [String] {
    let parts = parts(of: path)
    return (1..<max(1, parts.count)).map { parts[..<$0].joined(separator: "/") }
  }

  /// Whether a path names something below the folder that it is relative to.
  static func isInside(_ path: String) -> Bool {
    parts(of: path).allSatisfy { !$0.isEmpty && $0 != "." && $0 != ".." }
  }

  /// Why nothing can be written at a path; nil when something can.
  ///
  /// The manifest holds a path in each line, and control characters would break them.
  static func fault(in path: String) -> String? {
    if path.unicodeScalars.contains(where: { $0.properties.generalCategory == .control }) {
      return "its name has a control character"
    }
    if path.lowercased().hasPrefix(ownPrefix) {
      return "names that begin with '\(ownPrefix)' are sitegen's own"
    }
    if parts(of: path).contains(where: { $0.utf8.count > longestName }) {
      return "its name has more than \(longestName) bytes in the output"
    }
    return isInside(path) ? nil : "'\(path)' leads out of the output folder"
  }
}
