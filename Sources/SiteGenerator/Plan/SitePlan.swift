import Diagnostics

/// A site as a map from output path to artifact, in the order of the paths' bytes.
///
/// Nothing else decides what is built, so no command can disagree with another.
package struct SitePlan: Sendable {
  package let artifacts: [Artifact]
  /// What is to be told of the site although it can be built.
  package let diagnostics: [Diagnostic]

  /// Puts artifacts in order.
  ///
  /// A default gives way to another artifact of its path. Any other two with one path are an
  /// error, also when the paths differ only in case or in how characters are composed, which many
  /// file systems do not tell apart; and so is a file where another artifact needs a folder.
  ///
  /// - Parameters:
  ///   - artifacts: all that the site is to hold.
  ///   - diagnostics: what is to be told of it all the same.
  /// - Throws: `DiagnosticError` with every collision.
  package init(_ artifacts: [Artifact], diagnostics: [Diagnostic] = []) throws(DiagnosticError) {
    self.diagnostics = diagnostics
    let unusable = Self.unusablePaths(of: artifacts)
    guard unusable.isEmpty else { throw DiagnosticError(unusable) }
    let sorted = artifacts.sorted { OutputPath.precedes($0.path, $1.path) }
    var places: [String: Int] = [:]
    places.reserveCapacity(sorted.count)
    var gaveWay: Set<Int> = []
    var collisions: [PathCollision] = []
    for (index, artifact) in sorted.enumerated() {
      let key = UnicodeForm.collisionKey(artifact.path)
      guard let other = places.updateValue(index, forKey: key) else { continue }
      if sorted[other].isDefault == artifact.isDefault {
        collisions.append(PathCollision(sorted[other], artifact))
      }
      if !sorted[other].isDefault { places[key] = other }
      gaveWay.insert(sorted[other].isDefault ? other : index)
    }
    collisions += Self.filesInPlaceOfFolders(sorted, places: places, leavingOut: gaveWay)
    guard collisions.isEmpty else { throw DiagnosticError(PathCollision.diagnostics(collisions)) }
    self.artifacts =
      gaveWay.isEmpty
      ? sorted : sorted.indices.filter { !gaveWay.contains($0) }.map { sorted[$0] }
  }

  /// A digest of all paths and fingerprints: equal for plans that give the same output.
  package var fingerprint: Fingerprint {
    var builder = FingerprintBuilder()
    for artifact in artifacts {
      builder.add(artifact.path)
      builder.add(artifact.fingerprint)
    }
    return builder.finish()
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
    _ artifacts: [Artifact], places: [String: Int], leavingOut gaveWay: Set<Int>
  ) -> [PathCollision] {
    var collisions: [PathCollision] = []
    var files: [(end: Int, place: Int)] = []
    var previous = ""
    for (index, artifact) in artifacts.enumerated() where !gaveWay.contains(index) {
      let (common, ends) = OutputPath.folderEnds(of: artifact.path, besides: previous)
      while let last = files.last, last.end >= common { files.removeLast() }
      for end in ends {
        let folder = String(Substring(artifact.path.utf8.prefix(end)))
        guard let place = places[UnicodeForm.collisionKey(folder)] else { continue }
        files.append((end, place))
      }
      collisions += files.map { PathCollision(artifacts[$0.place], artifact) }
      previous = artifact.path
    }
    return collisions
  }
}
