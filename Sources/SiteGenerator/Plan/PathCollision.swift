import Diagnostics

/// Two artifacts that cannot both be in the output.
struct PathCollision {
  private let origins: [String]
  private let paths: [String]

  init(_ first: Artifact, _ second: Artifact) {
    origins = [first.origin, second.origin].sorted()
    paths = Set([first.path, second.path]).sorted()
  }

  /// One diagnostic for each two origins: a page's cards collide when the page does.
  static func diagnostics(_ collisions: [PathCollision]) -> [Diagnostic] {
    let byOrigins = Dictionary(grouping: collisions, by: \.origins)
    return byOrigins.sorted { $0.key.lexicographicallyPrecedes($1.key) }.map { origins, all in
      // The page comes before its cards: it is what the author named.
      let pages = all.filter { !$0.paths.contains { $0.hasPrefix("cards/") } }
      let paths =
        (pages.isEmpty ? all : pages).map(\.paths).min {
          $0.lexicographicallyPrecedes($1)
        } ?? []
      let quoted = paths.map { "'\($0)'" }.joined(separator: " and ")
      return Diagnostic(
        .pathCollision, "\(origins.joined(separator: " and ")) both lead to \(quoted)",
        hint: hint(for: origins))
    }
  }

  /// A page's path can be changed in the file; all else has to be renamed.
  private static func hint(for origins: [String]) -> String {
    origins.allSatisfy(isPage) ? "give one of them another 'slug'" : "rename one of them"
  }

  private static func isPage(_ origin: String) -> Bool {
    origin.hasPrefix("content/") && (origin.hasSuffix(".md") || origin.contains(", record "))
  }
}
