import Diagnostics

/// The folder that a site is built into.
///
/// Files that differ from the published ones are first written to a staging folder inside, where a
/// failed or killed build leaves the published ones untouched. Only when everything is made are they
/// moved into place, each in one step. What sitegen wrote is listed in a manifest, and nothing else
/// is ever replaced or deleted.
///
/// Nothing is flushed to the disk: whatever kills the process, the system still has all that was
/// written. A power cut may lose the last build's files, or leave some of them empty; since each
/// build looks at the bytes of what is published, the next one mends that.
struct OutputFolder: Sendable {
  let folder: Folder
  private static let staging = OutputPath.ownPrefix + "-staging"

  init(_ folder: Folder) {
    self.folder = folder
  }

  /// Keeps other builds out of the folder, which is made if need be.
  func lock() throws(FileError) -> OutputLock {
    try OutputLock(folder)
  }

  /// The manifest, empty where there is none yet; nil when what is there is no manifest.
  func manifest() throws(FileError) -> OutputManifest? {
    switch folder.kind(of: OutputManifest.path, followsLink: false) {
    case nil: OutputManifest()
    case .file?: OutputManifest(try folder.read(OutputManifest.path))
    case .folder?, .link?, .other?: nil
    }
  }

  /// Whether a file is published as the manifest has it, and its bytes are still the ones that are
  /// looked for.
  ///
  /// - Parameters:
  ///   - file: what is to be there.
  ///   - path: the file's path.
  ///   - manifest: the manifest of the last build.
  /// - Returns: whether nothing is to be written; a file that cannot be read is.
  func hasPublished(
    _ file: OutputManifest.File, at path: String, by manifest: OutputManifest
  ) -> Bool {
    guard let published = manifest[path], published.size == file.size,
      published.fingerprint == file.fingerprint
    else { return false }
    return folder.has(size: file.size, fingerprint: file.fingerprint, at: path)
  }

  /// Writes a file of the build that is going on.
  func stage(_ bytes: [UInt8], at path: String) throws(FileError) {
    try folder.write(bytes, to: Self.staged(path))
  }

  /// Clears what is in the staging folder, such as what a killed build left there.
  func clearStaging() throws(FileError) {
    try folder.removeTree(Self.staging)
  }

  /// Throws the build that is going on away, and the folder too if it was made for it.
  ///
  /// What cannot be removed now is cleared by the next build.
  func discard(_ lock: OutputLock) {
    try? folder.removeTree(Self.staging)
    if lock.madeFolder { folder.removeIfEmpty() }
  }

  static func staged(_ path: String) -> String {
    "\(staging)/\(path)"
  }
}
