extension OutputFolder {
  /// The manifest that is published while files are moved.
  private static let movingManifest = OutputManifest.path + "-moving"

  /// Publishes the staged files, and removes those of the last build that are no longer made.
  ///
  /// All that may fail for want of space or permission is done first, so that an output is either
  /// as it was or published as a whole. The manifest lists old and new files while they are moved,
  /// so that a build that is killed meanwhile still knows all that is its own. New files come before
  /// stale ones go, so that it leaves pages with what they need.
  ///
  /// - Parameters:
  ///   - new: what the folder is to hold.
  ///   - old: what it holds by the last build.
  ///   - paths: the paths of the staged files, which differ from the published ones.
  /// - Throws: `FileError`; the next build then mends the folder.
  func publish(
    _ new: OutputManifest, after old: OutputManifest, staged paths: [String]
  ) throws(FileError) {
    if new == old, paths.isEmpty { return }
    let survey = OutputSurvey(folder, manifest: old)
    let removed = old.paths.filter { new[$0] == nil && survey.staysInside($0) }
    try stage(new.replacing(old).bytes, at: Self.movingManifest)
    try stage(new.bytes, at: OutputManifest.path)
    try folder.checkIsWritable("")
    for path in removed + paths { try checkIsWritable(above: path) }
    try makeFolders(above: paths)
    try folder.move(Self.staged(Self.movingManifest), to: OutputManifest.path)
    let blocking = Self.inTheWay(of: paths, among: removed)
    for path in removed where blocking.contains(path) { try removeStale(path) }
    for path in paths { try folder.move(Self.staged(path), to: path) }
    for path in removed where !blocking.contains(path) { try removeStale(path) }
    try folder.move(Self.staged(OutputManifest.path), to: OutputManifest.path)
    try clearStaging()
  }

  /// The stale files that have to go before new ones can come: a file where a folder is needed, and
  /// all that is in a folder where a file is.
  private static func inTheWay(of paths: [String], among stale: [String]) -> Set<String> {
    let files = Set(paths)
    let folders = Set(paths.flatMap(OutputPath.folders))
    return Set(
      stale.filter { path in
        folders.contains(path) || OutputPath.folders(of: path).contains(where: files.contains)
      })
  }

  private func removeStale(_ path: String) throws(FileError) {
    // A folder in place of the file is somebody else's.
    if folder.kind(of: path, followsLink: false) != .folder { try folder.remove(path) }
    // A killed build may have come as far as the file, but not to its folders.
    folder.removeEmptyFolders(above: path)
  }

  /// Checks that entries of the lowest folder above a path that is there may be changed.
  private func checkIsWritable(above path: String) throws(FileError) {
    let existing = OutputPath.folders(of: path).last {
      folder.kind(of: $0, followsLink: false) == .folder
    }
    if let existing { try folder.checkIsWritable(existing) }
  }

  /// Makes the folders that the files need, or none of them.
  ///
  /// Where a file of the last build is in the way, the folder is made when that has gone.
  private func makeFolders(above paths: [String]) throws(FileError) {
    var made: [String] = []
    do throws(FileError) {
      for path in paths {
        for parent in OutputPath.folders(of: path) {
          let kind = folder.kind(of: parent, followsLink: false)
          if kind == .folder { continue }
          guard kind == nil else { break }
          try folder.makeFolder(parent)
          made.append(parent)
        }
      }
    } catch {
      for parent in made.reversed() { folder.folder(parent).removeIfEmpty() }
      throw error
    }
  }
}
