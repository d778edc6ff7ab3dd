import SiteGenerator

/// Looks whether the files of a build are still what was built.
struct SourceCheck {
  private let folder: Folder
  /// The paths that a message names before it counts the others.
  private static let namedPaths = 5

  init(_ folder: Folder) {
    self.folder = folder
  }

  /// - Throws: `PublishingError` when a file is missing, has other bytes or is reached by a link.
  func check(_ files: [SourceFile]) throws(PublishingError) {
    var folders: Set<String> = []
    var wrong: [String] = []
    for file in files {
      let isReached = OutputPath.folders(of: file.path).allSatisfy { parent in
        folders.contains(parent)
          || folder.kind(of: parent, followsLink: false) == .folder
            && folders.insert(parent).inserted
      }
      let isUnchanged =
        isReached && folder.has(size: file.size, fingerprint: file.fingerprint, at: file.path)
      if !isUnchanged { wrong.append(file.path) }
    }
    if !wrong.isEmpty { throw changed(wrong) }
  }

  /// What to tell of a file that changed while it was being published.
  static func changedMeanwhile(_ path: String) -> PublishingError {
    .outside(
      .targetFailed, "'\(path)' was changed while it was being published",
      hint: "run sitegen build, then sitegen publish again")
  }

  /// What to tell of files that are not what was built.
  func changed(_ paths: [String]) -> PublishingError {
    var named = paths.prefix(Self.namedPaths).map { "'\(folder.shown($0))'" }
      .joined(separator: ", ")
    if paths.count > Self.namedPaths { named += " and \(paths.count - Self.namedPaths) more" }
    return .refused(
      .unfinishedBuild, "what was built is missing or was changed by hand since: \(named)",
      hint: "change the files that the site is made from, then run sitegen build")
  }
}
