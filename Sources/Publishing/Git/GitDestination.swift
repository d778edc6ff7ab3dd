import Diagnostics
import SiteGenerator

/// Publishes to a branch of a git repository.
struct GitDestination: PublishingDestination {
  private let target: GitTarget
  private let site: SiteURL
  private let adopts: Bool
  private let repository: GitRepository
  private let remote: GitRemote
  private let guardian: SiteBranchGuard
  private let work: WorkFolder
  private let workspace: Folder
  private let source: PublishingSource
  private var lock: TargetLock?
  /// The commit that the branch is at.
  private var base: String?
  /// The names of the files' bytes, by the fingerprints of the paths.
  private var objects: [Fingerprint: String] = [:]

  /// - Parameters:
  ///   - target: where to publish to.
  ///   - request: the site, and what is allowed.
  ///   - source: the site's files.
  init(_ target: GitTarget, request: PublishingRequest, source: PublishingSource) {
    self.target = target
    self.source = source
    site = request.site
    adopts = request.adopts
    work = WorkFolder(root: request.root)
    workspace = work.publishing(to: request.target.name)
    repository = GitRepository(workspace)
    let place = request.folder(target.repository)
    let path = GitTarget.isPath(target.repository) ? place.resolvedPath : nil
    remote = GitRemote(
      address: path ?? target.repository, shownAddress: target.repository, branch: target.branch,
      git: repository.git)
    guardian = SiteBranchGuard(root: request.root, remote: remote)
  }

  var name: String { remote.name }

  /// What hosts must not take for the source of a site: without it, GitHub runs Jekyll, which drops
  /// names with `_`.
  private static let plainMark = ".nojekyll"
  /// The file that gives a host name to the pages.
  private static let domainFile = "CNAME"

  func files(of source: PublishingSource) throws(PublishingError) -> [SourceFile] {
    var files = source.files
    if let file = files.first(where: { GitName.isRefused($0.path) }) {
      throw .refused(
        .unusableTarget, "git takes no file of the path '\(file.path)'",
        hint: "remove it from the site: names such as '.git' are git's own")
    }
    try add(Self.plainMark, [], to: &files)
    if let cname = target.cname { try add(Self.domainFile, Array((cname + "\n").utf8), to: &files) }
    return files.sorted { OutputPath.precedes($0.path, $1.path) }
  }

  /// Adds a file that the host asks for, unless the site has it.
  private func add(
    _ path: String, _ bytes: [UInt8], to files: inout [SourceFile]
  ) throws(PublishingError) {
    let file = SourceFile(
      path: path, size: bytes.count, fingerprint: Fingerprint(of: bytes),
      headers: Fingerprint(of: []), content: .given(bytes), replacesForeign: true)
    guard let index = files.firstIndex(where: { $0.path == path }) else {
      return files.append(file)
    }
    files[index].replacesForeign = true
    guard path == Self.domainFile, files[index].fingerprint != file.fingerprint else { return }
    throw .refused(
      .unusableTarget, "the site's own file 'CNAME' says something else than 'cname'",
      hint: "remove 'site/static/CNAME' or 'cname'")
  }

  mutating func survey(_ files: [SourceFile]) throws(PublishingError) -> TargetState {
    do throws(FileError) {
      try work.prepare()
    } catch {
      throw .file(error)
    }
    lock = try TargetLock(workspace, target: name)
    try repository.prepare()
    try guardian.check()
    base = try remote.head()
    if let base, try !repository.has(base + "^{tree}") { try remote.fetch() }
    if let base, try !repository.has(base + "^{tree}") {
      throw .outside(
        .targetFailed, "somebody else is changing \(name)", hint: "try again in a while")
    }
    let present =
      try base.map { commit throws(PublishingError) in
        try repository.files(of: commit)
      } ?? []
    var state = TargetState(keptPaths: [Self.domainFile])
    state.list = try list(in: present)
    let names = try repository.objects(for: files, of: source, stores: false)
    for (file, object) in zip(files, names) { objects[Fingerprint(ofPath: file.path)] = object }
    for entry in present where entry.path != PublishedList.path {
      let object = objects[Fingerprint(ofPath: entry.path)]
      state.add(
        TargetFile(
          path: entry.path,
          isCurrent: entry.object == object && entry.mode == GitTreeEntry.fileMode))
    }
    return state
  }

  /// What the site published to the branch before.
  private func list(
    in present: [GitTreeEntry]
  ) throws(PublishingError) -> PublishedList? {
    let entry = present.first { $0.path == PublishedList.path }
    let list = try entry.flatMap { entry throws(PublishingError) in
      PublishedList(try repository.bytes(of: entry.object))
    }
    try PublishingOwnership(
      targetName: name, site: site, adopts: adopts, adoptsHistory: !target.isOrphan
    )
    .check(list, isEmpty: base == nil)
    return list
  }

  func publish(_ work: PublishingWork) throws(PublishingError) -> PublishingReceipt {
    let byPath = work.filesByPath
    let sent = work.plan.steps(.upload).compactMap { byPath[Fingerprint(ofPath: $0.path)] }
    let stored = try repository.objects(for: sent, of: source, stores: true)
    for (file, object) in zip(sent, stored)
    where objects[Fingerprint(ofPath: file.path)] != object {
      throw SourceCheck.changedMeanwhile(file.path)
    }
    let list = GitTreeEntry(
      mode: GitTreeEntry.fileMode, object: try repository.store(work.list.bytes),
      path: PublishedList.path)
    let added = zip(sent, stored).map {
      GitTreeEntry(mode: GitTreeEntry.fileMode, object: $1, path: $0.path)
    }
    let tree = try repository.tree(
      from: base, removing: work.plan.steps(.delete).map(\.path), adding: added + [list])
    let commit = try repository.commit(
      tree, after: target.isOrphan ? nil : base, by: GitIdentity(author: target.author),
      message: target.message ?? "Publish \(site.absolute(""))")
    try check(commit, files: work.files)
    try remote.push(commit, over: base, replacesHistory: target.isOrphan && base != nil)
    guard try remote.head() == commit else {
      throw .outside(
        .targetFailed, "\(name) is not at the commit that was pushed",
        hint: "look at the branch, then run sitegen publish again")
    }
    return .commit(commit)
  }

  /// Looks whether a commit has all files, before anybody sees it.
  private func check(_ commit: String, files: [SourceFile]) throws(PublishingError) {
    let present = Dictionary(
      try repository.files(of: commit).map { (Fingerprint(ofPath: $0.path), $0.object) }
    ) { first, _ in first }
    for file in files {
      let path = Fingerprint(ofPath: file.path)
      guard let object = present[path], object == objects[path] else {
        throw .outside(
          .targetFailed, "git has left out '\(file.path)'",
          hint: "remove the folder '\(WorkFolder.publishing)', then try again")
      }
    }
  }
}
