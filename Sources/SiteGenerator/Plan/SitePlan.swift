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
    var byPath: [String: Artifact] = [:]
    var collisions: [Diagnostic] = []
    for artifact in artifacts {
      let key = artifact.path.lowercased()
      guard let other = byPath[key] else {
        byPath[key] = artifact
        continue
      }
      switch (other.isDefault, artifact.isDefault) {
      case (true, false): byPath[key] = artifact
      case (false, true): break
      default: collisions.append(Self.collision(other, artifact))
      }
    }
    for artifact in byPath.values {
      for folder in Self.folders(of: artifact.path) {
        guard let file = byPath[folder.lowercased()] else { continue }
        collisions.append(Self.collision(file, artifact))
      }
    }
    guard collisions.isEmpty else {
      throw DiagnosticError(collisions.sorted { $0.message < $1.message })
    }
    self.artifacts = byPath.values.sorted {
      $0.path.utf8.lexicographicallyPrecedes($1.path.utf8)
    }
  }

  private static func collision(_ first: Artifact, _ second: Artifact) -> Diagnostic {
    let isSame = first.path == second.path
    let paths = isSame ? "'\(first.path)'" : "'\(first.path)' and '\(second.path)'"
    let origins = [first.origin, second.origin].sorted()
    return Diagnostic(
      .pathCollision,
      "\(origins[0]) and \(origins[1]) both lead to \(paths)",
      hint: "rename one of them")
  }

  /// The folders that a path needs, from the top.
  private static func folders(of path: String) -> [String] {
    let parts = path.split(separator: "/")
    return (1..<max(1, parts.count)).map { parts[..<$0].joined(separator: "/") }
  }
}
