import Diagnostics

/// The folder that a site is built into.
///
/// Files are first written to a staging folder inside, where a failed or killed build leaves the
/// published ones untouched. Only when everything is made are they moved into place, each in one
/// step. What sitegen wrote is listed in a manifest, and nothing else is ever replaced or deleted.
struct OutputFolder: Sendable {
  private let folder: Folder
  private static let staging = OutputPath.ownPrefix + "-staging"

  init(_ folder: Folder) {
    self.folder = folder
  }

  /// Keeps other builds out of the folder, which is made if need be.
  func lock() throws(FileError) -> OutputLock {
    try OutputLock(folder)
  }

  /// Clears what an earlier, killed build left in the staging folder.
  func prepare() throws(FileError) {
    try folder.removeTree(Self.staging)
  }

  /// Writes a file of the build that is going on.
  func stage(_ bytes: [UInt8], at path: String) throws(FileError) {
    try folder.write(bytes, to: Self.staged(path))
  }

  /// Throws the build that is going on away, and the folder too if it was made for it.
  ///
  /// What cannot be removed now is cleared by the next build.
  func discard(_ lock: OutputLock) {
    try? folder.removeTree(Self.staging)
    if lock.madeFolder { folder.removeIfEmpty() }
  }

  /// What is in the way of a build: things at its paths that sitegen did not write.
  ///
  /// - Parameter paths: the paths of the build.
  /// - Returns: a diagnostic for each.
  /// - Throws: `FileError` when the manifest cannot be read.
  func conflicts(with paths: [String]) throws(FileError) -> [Diagnostic] {
    guard let manifest = try readManifest() else {
      return [
        Diagnostic(
          .foreignFile, "'\(folder.shown(OutputManifest.path))' is no list that sitegen wrote",
          hint: "remove the folder '\(folder.shown(""))', then build again")
      ]
    }
    var survey = OutputSurvey(folder, manifest: manifest)
    return try survey.obstacles(to: paths).map { path in
      Diagnostic(
        .foreignFile, "'\(folder.shown(path))' was not written by sitegen and is not replaced",
        hint: "move it away, or name another folder with --output")
    }
  }

  /// Publishes the staged files, and removes those of the last build that are no longer made.
  ///
  /// The manifest lists old and new files while they are moved, so that a build that is killed
  /// meanwhile still knows all that is its own.
  ///
  /// - Parameter files: the staged paths with the fingerprints of their bytes.
  /// - Throws: `FileError`; the next build then mends the folder.
  func commit(_ files: [(path: String, fingerprint: Fingerprint)]) throws(FileError) {
    let old = try readManifest() ?? OutputManifest()
    var new = OutputManifest()
    for file in files { new[file.path] = file.fingerprint.text }
    try write(new.union(old))
    let survey = OutputSurvey(folder, manifest: old)
    for path in old.paths where new[path] == nil && survey.staysInside(path) {
      // A folder in place of the file is somebody else's.
      if folder.kind(of: path, followsLink: false) != .folder { try folder.remove(path) }
      // A killed build may have come as far as the file, but not to its folders.
      folder.removeEmptyFolders(above: path)
    }
    for file in files where !isCurrent(file.path, fingerprint: file.fingerprint, in: old) {
      try folder.move(Self.staged(file.path), to: file.path)
    }
    try write(new)
    try folder.removeTree(Self.staging)
  }

  /// Whether the published file has the bytes already, so that its time may stay as it is.
  private func isCurrent(
    _ path: String, fingerprint: Fingerprint, in manifest: OutputManifest
  ) -> Bool {
    guard manifest[path] == fingerprint.text,
      folder.kind(of: path, followsLink: false) == .file,
      let bytes = try? folder.read(path)
    else { return false }
    return Fingerprint(of: bytes) == fingerprint
  }

  /// The manifest, empty where there is none yet; nil when what is there is no manifest.
  private func readManifest() throws(FileError) -> OutputManifest? {
    switch folder.kind(of: OutputManifest.path, followsLink: false) {
    case nil: OutputManifest()
    case .file?: OutputManifest(try folder.read(OutputManifest.path))
    case .folder?, .link?, .other?: nil
    }
  }

  private func write(_ manifest: OutputManifest) throws(FileError) {
    let staged = Self.staged(OutputManifest.path)
    try folder.write(manifest.bytes, to: staged)
    try folder.move(staged, to: OutputManifest.path)
  }

  private static func staged(_ path: String) -> String {
    "\(staging)/\(path)"
  }
}
