import Diagnostics
import Studio

/// What is told when a change of files brought something new.
enum ReloadLine {
  /// How many changed files are named.
  private static let namedFiles = 2

  /// - Parameters:
  ///   - reload: what came of it.
  ///   - elapsed: how long it took.
  /// - Returns: a line.
  static func text(for reload: SessionReload, elapsed: Duration) -> String {
    let milliseconds = Int((elapsed / .milliseconds(1)).rounded(.up))
    return "\(words(for: reload)) in \(milliseconds) ms\n"
  }

  private static func words(for reload: SessionReload) -> String {
    if reload.problems.containsErrors { return "found errors" }
    let changed = reload.changed.map(\.printable)
    if changed.isEmpty { return "found the site as it was before" }
    let named = changed.prefix(namedFiles).joined(separator: ", ")
    let rest = changed.count - namedFiles
    return "changed \(named)" + (rest > 0 ? " and \(Console.count(rest, "file")) more" : "")
  }
}
