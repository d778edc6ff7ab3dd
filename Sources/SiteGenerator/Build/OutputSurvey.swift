import Diagnostics

/// Finds out what is in the way of a build, before anything of it is written.
///
/// A build that found this only while it moves its files would leave a mixture of two builds.
struct OutputSurvey {
  private let folder: Folder
  private let manifest: OutputManifest
  /// Paths that were found to be folders, which most files share.
  private var folders: Set<String> = []

  init(_ folder: Folder, manifest: OutputManifest) {
    self.folder = folder
    self.manifest = manifest
  }

  /// The paths of all that sitegen did not write and would have to replace, each once.
  ///
  /// - Parameter paths: the paths of the build.
  /// - Returns: the obstacles in the order of the paths.
  /// - Throws: `FileError` when a folder cannot be listed.
  mutating func obstacles(to paths: [String]) throws(FileError) -> [String] {
    var seen = Set<String>()
    var result: [String] = []
    for path in paths {
      guard let obstacle = try obstacle(to: path), seen.insert(obstacle).inserted else { continue }
      result.append(obstacle)
    }
    return result
  }

  private mutating func obstacle(to path: String) throws(FileError) -> String? {
    for parent in OutputPath.folders(of: path) where !folders.contains(parent) {
      switch folder.kind(of: parent, followsLink: false) {
      case nil: return nil
      case .folder?: folders.insert(parent)
      // A file of the last build goes before the folder comes; a link may lead anywhere.
      case .file?: return manifest[parent] == nil ? parent : nil
      case .link?, .other?: return parent
      }
    }
    switch folder.kind(of: path, followsLink: false) {
    case nil: return nil
    case .folder?: return try foreignPart(of: path)
    case .file?, .link?, .other?: return manifest[path] == nil ? path : nil
    }
  }

  /// What keeps a folder from going with the files of the last build that are in it.
  private func foreignPart(of path: String) throws(FileError) -> String? {
    let (files, others) = try folder.folder(path).files(includesHidden: true)
    let foreign = (files + others).map { "\(path)/\($0)" }.first { manifest[$0] == nil }
    return foreign ?? (files.isEmpty ? path : nil)
  }

  /// Whether a path stays in this folder: a link in place of one of its folders leads elsewhere.
  func staysInside(_ path: String) -> Bool {
    OutputPath.folders(of: path).allSatisfy { parent in
      let kind = folder.kind(of: parent, followsLink: false)
      return kind == nil || kind == .folder
    }
  }
}
