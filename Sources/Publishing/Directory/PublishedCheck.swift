import SiteGenerator

/// Looks whether a folder has what was published into it.
struct PublishedCheck {
  private let target: TargetFolder
  private let name: String

  init(_ target: TargetFolder, name: String) {
    self.target = target
    self.name = name
  }

  /// - Throws: `PublishingError` when a file is missing, or one that was sent has other bytes.
  func check(_ work: PublishingWork) throws(PublishingError) {
    let sent = Set(work.plan.steps(.upload).map { Fingerprint(ofPath: $0.path) })
    let wrong = work.files.first { file in
      sent.contains(Fingerprint(ofPath: file.path))
        ? !target.has(file) : target.folder.size(of: file.path) != file.size
    }
    guard let wrong else { return }
    throw .outside(
      .targetFailed, "'\(wrong.path)' has not arrived at \(name) as it was sent",
      hint: "check the disk, and whether somebody else writes there; then publish again")
  }
}
