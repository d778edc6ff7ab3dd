import Diagnostics

/// A site as a map from output path to artifact, in the order of the paths' bytes.
///
/// Nothing else decides what is built, so no command can disagree with another.
package struct SitePlan: Sendable {
  package let artifacts: [Artifact]

  /// Puts artifacts in order.
  ///
  /// A default gives way to another artifact of its path. Any other two with one path are an
  /// error, also when the paths differ only in case, which many file systems do not tell apart;
  /// and so is a file where another artifact needs a folder.
  ///
  /// - Parameter artifacts: all that the site is to hold.
  /// - Throws: `DiagnosticError` with every collision.
  package init(_ artifacts: [Artifact]) throws(DiagnosticError) {
    let unusable = Self.unusablePaths(of: artifacts)
    guard unusable.isEmpty else { throw DiagnosticError(unusable) }
    var byPath: [String: Artifact] = [:]
    var collisions: [Collision] = []
    for artifact in artifacts {
      let key = artifact.path.lowercased()
      guard let other = byPath[key] else {
        byPath[key] = artifact
        continue
      }
      switch (other.isDefault, artifact.isDefault) {
      case (true, false): byPath[key] = artifact
      case (false, true): break
      default: collisions.append(Collision(other, artifact))
      }
    }
    for artifact in byPath.values {
      for folder in OutputPath.folders(of: artifact.path) {
        guard let file = byPath[folder.lowercased()] else { continue }
        collisions.append(Collision(file, artifact))
      }
    }
    guard collisions.isEmpty else { throw DiagnosticError(Self.diagnostics(for: collisions)) }
    self.artifacts = byPath.values.sorted {
      $0.path.utf8.lexicographicallyPrecedes($1.path.utf8)
    }
  }

  private static func unusablePaths(of artifacts: [Artifact]) -> [Diagnostic] {
    artifacts.compactMap { artifact in
      guard let reason = OutputPath.fault(in: artifact.path) else { return nil }
      return Diagnostic(
        .invalidValue, "'\(artifact.origin)' cannot be in the output: \(reason)",
        hint: "rename it")
    }
  }

  /// Two artifacts that cannot both be in the output.
  private struct Collision {
    let origins: [String]
    let paths: [String]

    init(_ first: Artifact, _ second: Artifact) {
      origins = [first.origin, second.origin].sorted()
      paths = Set([first.path, second.path]).sorted()
    }
  }

  /// One diagnostic for each two origins: a page's cards collide when the page does.
  private static func diagnostics(for collisions: [Collision]) -> [Diagnostic] {
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
        hint: "rename one of them")
    }
  }
}
