import SiteGenerator

/// Decides whether a folder can be a target.
struct DirectoryLocation {
  private let request: PublishingRequest

  init(_ request: PublishingRequest) {
    self.request = request
  }

  /// What is wrong with a folder; nil when it can be a target.
  func fault(of folder: Folder) -> PublishingError? {
    let location = SiteLocation(root: request.root, homes: request.homes)
    guard let reason = location.fault(of: folder) ?? faultByOutput(of: folder) else { return nil }
    return .refused(
      .unusableTarget, "the folder '\(folder.shown(""))' \(reason)",
      hint: "name a folder of its own in 'publish', such as ../releases")
  }

  /// A build would take what is published for its own, or the other way round.
  private func faultByOutput(of folder: Folder) -> String? {
    guard let path = folder.resolvedPath, let output = request.output.resolvedPath else {
      return nil
    }
    let isShared =
      Folder.isPath(output, insideOrEqualTo: path) || Folder.isPath(path, insideOrEqualTo: output)
    return isShared ? "is where the site is built" : nil
  }
}
