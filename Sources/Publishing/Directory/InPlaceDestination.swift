import SiteGenerator

/// Publishes into a folder by replacing its files one by one.
struct InPlaceDestination: PublishingDestination {
  private let target: TargetFolder
  private let site: SiteURL
  private let adopts: Bool
  private var lock: TargetLock?

  /// - Parameters:
  ///   - folder: where to publish to.
  ///   - request: the site, and what is allowed.
  init(_ folder: Folder, request: PublishingRequest) {
    target = TargetFolder(folder)
    site = request.site
    adopts = request.adopts
  }

  var name: String { "the folder '\(target.folder.shown(""))'" }

  func files(of source: PublishingSource) throws(PublishingError) -> [SourceFile] {
    source.files
  }

  mutating func survey(_ files: [SourceFile]) throws(PublishingError) -> TargetState {
    guard target.folder.kind(of: "") != nil else { return TargetState() }
    lock = try TargetLock(target.folder, target: name)
    let list = try target.list(PublishedList.path)
    let state = try TargetState(
      target, list: list, files: files, ownPaths: [PublishedList.path, TargetFolder.draft])
    try PublishingOwnership(targetName: name, site: site, adopts: adopts)
      .check(list, isEmpty: state.files.isEmpty)
    return state
  }

  func publish(_ work: PublishingWork) throws(PublishingError) -> PublishingReceipt {
    let ownLock = lock == nil ? try TargetLock(target.folder, target: name) : nil
    defer { withExtendedLifetime(ownLock) {} }
    let before =
      work.state.list
      ?? PublishedList(site: work.list.site, plan: work.list.plan, isComplete: false)
    try target.replace(PublishedList.path, with: before.changing(to: work.list).bytes)
    let byPath = work.filesByPath
    for step in work.plan.steps {
      switch step.action {
      case .upload:
        guard let file = byPath[Fingerprint(ofPath: step.path)] else { continue }
        try target.replace(file.path, with: try work.source.bytes(of: file))
      case .delete: try target.remove(step.path)
      case .keep, .updateHeaders: break
      }
    }
    target.flush()
    try PublishedCheck(target, name: name).check(work)
    try target.replace(PublishedList.path, with: work.list.bytes)
    target.flush()
    return .files
  }
}
