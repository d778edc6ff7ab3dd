import SiteGenerator

extension TargetState {
  /// What is in a folder.
  ///
  /// - Parameters:
  ///   - folder: the folder.
  ///   - list: what the site published into it.
  ///   - files: what the site is to have there.
  ///   - ownPaths: the paths of what is no file of the site but sitegen's own.
  /// - Throws: `PublishingError` when the folder cannot be listed.
  init(
    _ folder: TargetFolder, list: PublishedList?, files: [SourceFile], ownPaths: Set<String> = []
  ) throws(PublishingError) {
    self.init(list: list)
    let wanted = Dictionary(files.map { (Fingerprint(ofPath: $0.path), $0) }) { first, _ in first }
    for path in try folder.paths() where !ownPaths.contains(path) {
      let file = wanted[Fingerprint(ofPath: path)]
      add(TargetFile(path: path, isCurrent: file.map { Self.isCurrent($0, folder, list) } ?? false))
    }
  }

  /// Whether a file is what the site has: by what the list says, and by its bytes where that says
  /// nothing.
  private static func isCurrent(
    _ file: SourceFile, _ folder: TargetFolder, _ list: PublishedList?
  ) -> Bool {
    guard let content = list?[file.path]?.content else { return folder.has(file) }
    return content == file.fingerprint && folder.folder.size(of: file.path) == file.size
  }
}
