import Diagnostics
import SiteGenerator
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
    if reload.changed.isEmpty { return "found the site as it was before" }
    // What a person looks at comes before the lists for programs, which change with all of it.
    let changed = (reload.changed.filter(isSeen) + reload.changed.filter { !isSeen($0) })
      .map(\.printable)
    let named = changed.prefix(namedFiles).joined(separator: ", ")
    let rest = changed.count - namedFiles
    return "changed \(named)" + (rest > 0 ? " and \(Console.count(rest, "file")) more" : "")
  }

  /// Whether a path is that of a page or a picture.
  private static func isSeen(_ path: String) -> Bool {
    let type = MediaType(ofPath: path).text
    return type.hasPrefix("text/html") || type.hasPrefix("image/")
  }
}
