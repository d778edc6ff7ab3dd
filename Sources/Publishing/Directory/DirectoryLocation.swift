import SiteGenerator

/// Decides whether a folder can be a target.
struct DirectoryLocation {
  private let request: PublishingRequest

  init(_ request: PublishingRequest) {
    self.request = request
  }

  /// Folders that hold what people or sitegen write: what is published must not mix with it.
  private static let ownFolders = ["content", "site", "themes", ".sitegen"]

  /// What is wrong with a folder; nil when it can be a target.
  func fault(of folder: Folder) -> PublishingError? {
    let name = folder.shown("")
    guard let path = folder.resolvedPath, let root = request.root.resolvedPath,
      let output = request.output.resolvedPath
    else { return Self.fault("the folder '\(name)' has no place in the file system") }
    if path == "/" { return Self.fault("the folder '\(name)' is the whole file system") }
    let homes = request.homes.compactMap(\.resolvedPath)
    if let home = homes.first(where: { Folder.isPath($0, insideOrEqualTo: path) }) {
      return Self.fault("the folder '\(name)' \(home == path ? "is" : "holds") your home")
    }
    if Folder.isPath(root, insideOrEqualTo: path) {
      return Self.fault("the folder '\(name)' holds the site itself")
    }
    if Folder.isPath(output, insideOrEqualTo: path) || Folder.isPath(path, insideOrEqualTo: output)
    {
      return Self.fault("the folder '\(name)' is where the site is built")
    }
    for own in Self.ownFolders {
      guard let own = request.root.folder(own).resolvedPath,
        Folder.isPath(path, insideOrEqualTo: own)
      else { continue }
      return Self.fault("the folder '\(name)' is among the files of the site")
    }
    return nil
  }

  private static func fault(_ message: String) -> PublishingError {
    .refused(
      .unusableTarget, message, hint: "name a folder of its own in 'publish', such as ../releases")
  }
}
