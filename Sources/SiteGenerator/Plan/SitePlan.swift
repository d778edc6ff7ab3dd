import Diagnostics

/// A site as a map from output path to artifact, in the order of the paths' bytes.
///
/// Nothing else decides what is built, so no command can disagree with another.
package struct SitePlan: Sendable {
  package let artifacts: [Artifact]

  /// Puts artifacts in order.
  ///
  /// A default gives way to another artifact of its path. Any other two with one path are an
  /// error, also when the paths differ only in case or in how characters are composed, which many
  /// file systems do not tell apart; and so is a file where another artifact needs a folder.
  ///
  /// - Parameter artifacts: all that the site is to hold.
  /// - Throws: `DiagnosticError` with every collision.
  package init(_ artifacts: [Artifact]) throws(DiagnosticError) {
    let unusable = Self.unusablePaths(of: artifacts)
    guard unusable.isEmpty else { throw DiagnosticError(unusable) }
    let sorted = artifacts.sorted { OutputPath.precedes($0.path, $1.path) }
    var byKey: [String: Artifact] = [:]
    byKey.reserveCapacity(sorted.count)
    var collisions: [PathCollision] = []
    var defaultGaveWay = false
    for artifact in sorted {
      let key = UnicodeForm.collisionKey(artifact.path)
      guard let other = byKey.updateValue(artifact, forKey: key) else { continue }
      defaultGaveWay = true
      if other.isDefault == artifact.isDefault { collisions.append(PathCollision(other, artifact)) }
      if !other.isDefault { byKey[key] = other }
    }
    let kept =
      defaultGaveWay
      ? byKey.values.sorted { OutputPath.precedes($0.path, $1.path) } : sorted
    collisions += Self.filesInPlaceOfFolders(kept, byKey: byKey)
    guard collisions.isEmpty else { throw DiagnosticError(PathCollision.diagnostics(collisions)) }
    self.artifacts = kept
  }

  private static func unusablePaths(of artifacts: [Artifact]) -> [Diagnostic] {
    artifacts.compactMap { artifact in
      guard let reason = OutputPath.fault(in: artifact.path) else { return nil }
      return Diagnostic(
        .invalidValue, "'\(artifact.origin)' cannot be in the output: \(reason)",
        hint: "rename it")
    }
  }

  /// The collisions of files with folders that other artifacts need.
  ///
  /// In the order of paths, neighbours share most of their folders, so that each is looked up once.
  private static func filesInPlaceOfFolders(
    _ artifacts: [Artifact], byKey: [String: Artifact]
  ) -> [PathCollision] {
    var collisions: [PathCollision] = []
    var files: [(end: Int, file: Artifact)] = []
    var previous = ""
    for artifact in artifacts {
      let common = OutputPath.commonPrefixCount(previous, artifact.path)
      while let last = files.last, last.end >= common { files.removeLast() }
      for end in OutputPath.slashes(in: artifact.path, from: common) {
        let folder = String(Substring(artifact.path.utf8.prefix(end)))
        guard let file = byKey[UnicodeForm.collisionKey(folder)] else { continue }
        files.append((end, file))
      }
      collisions += files.map { PathCollision($0.file, artifact) }
      previous = artifact.path
    }
    return collisions
  }
}
