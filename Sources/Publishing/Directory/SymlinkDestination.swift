import Diagnostics
import SiteGenerator

/// Publishes into a new folder, to which a link is then set.
struct SymlinkDestination: PublishingDestination {
  private let releases: Releases
  private let keep: Int
  private let site: SiteURL
  private let adopts: Bool
  private var lock: TargetLock?
  /// The release that is served.
  private var served: ReleaseName?

  /// - Parameters:
  ///   - folder: where to publish to.
  ///   - keep: how many former releases stay.
  ///   - request: the site, and what is allowed.
  init(_ folder: Folder, keep: Int, request: PublishingRequest) {
    releases = Releases(folder)
    self.keep = keep
    site = request.site
    adopts = request.adopts
  }

  var name: String { "the folder '\(releases.folder.shown(""))'" }

  func files(of source: PublishingSource) throws(PublishingError) -> [SourceFile] {
    source.files
  }

  mutating func survey(_ files: [SourceFile]) throws(PublishingError) -> TargetState {
    guard releases.folder.kind(of: "") != nil else { return TargetState() }
    lock = try TargetLock(releases.folder, target: name)
    served = try releases.served()
    let all = try releases.all()
    _ = try releases.number(after: all)
    let newest = served ?? all.last
    let list = try newest.flatMap { release throws(PublishingError) in
      try releases.list(of: release)
    }
    try PublishingOwnership(targetName: name, site: site, adopts: adopts)
      .check(list, isEmpty: try isEmpty())
    let retired = try retirement(of: all)
    guard let served, let list else { return TargetState(retired: retired) }
    let folder = releases.folder(of: served)
    guard folder.folder.kind(of: "") == .folder else { return TargetState(retired: retired) }
    var state = try TargetState(folder, list: list, files: files)
    state.retired = retired
    let foreign = state.files.filter { list.entries[$0.key] == nil }
    for path in foreign.keys { state.files[path] = nil }
    state.warnings = foreign.values.map(\.path).sorted(by: OutputPath.precedes).map { path in
      Diagnostic(
        .foreignFile, severity: .warning,
        "'\(folder.folder.shown(path))' was not published by sitegen and will not be in the next"
          + " release",
        hint: "put it into 'site/static'")
    }
    return state
  }

  /// The releases that go when a new one is made.
  private func retirement(of all: [ReleaseName]) throws(PublishingError) -> [RetiredRelease] {
    var unfinished: [RetiredRelease] = []
    var former: [RetiredRelease] = []
    for release in all {
      // Of what has a list that cannot be read, nothing is known that might be removed.
      guard let list = try releases.list(of: release) else { continue }
      if list.isComplete || release == served {
        former.append(RetiredRelease(name: release.text, reason: "'keep' is \(keep)"))
      } else {
        unfinished.append(RetiredRelease(name: release.text, reason: "it was never finished"))
      }
    }
    return unfinished + former.dropLast(keep)
  }

  /// Whether nobody has put anything into the target's folder.
  private func isEmpty() throws(PublishingError) -> Bool {
    do throws(FileError) {
      return try releases.folder.list().allSatisfy { entry in
        entry.name == TargetFolder.draft || entry.name == Releases.name && isEmptyFolder(entry.name)
      }
    } catch {
      throw .file(error)
    }
  }

  private func isEmptyFolder(_ name: String) -> Bool {
    (try? releases.folder.list(name).allSatisfy { $0.name == TargetFolder.draft }) ?? false
  }

  func publish(_ work: PublishingWork) throws(PublishingError) -> PublishingReceipt {
    let ownLock = lock == nil ? try TargetLock(releases.folder, target: name) : nil
    defer { withExtendedLifetime(ownLock) {} }
    let known = try releases.all()
    let retired = known.filter { release in
      work.plan.retired.contains { $0.name == release.text }
    }
    for release in retired where release != served {
      if try releases.list(of: release)?.isComplete == false { try releases.remove(release) }
    }
    let release = ReleaseName(plan: work.list.plan, number: try releases.number(after: known))
    try releases.begin(release, work.list)
    try fill(releases.folder(of: release), with: work)
    try releases.end(release, work.list)
    try releases.serve(release)
    for release in retired { try releases.remove(release) }
    return .release(release.text)
  }

  /// Puts all files into a release that nobody sees yet.
  private func fill(
    _ folder: TargetFolder, with work: PublishingWork
  ) throws(PublishingError) {
    let former = served.map { releases.folder(of: $0).folder }
    let byPath = work.filesByPath
    for step in work.plan.steps where step.action != .delete {
      guard let file = byPath[Fingerprint(ofPath: step.path)] else { continue }
      if step.action != .upload, let former, try folder.link(file.path, from: former) { continue }
      try folder.write(try work.source.bytes(of: file), to: file.path)
    }
    try PublishedCheck(folder, name: name).check(work)
  }
}
