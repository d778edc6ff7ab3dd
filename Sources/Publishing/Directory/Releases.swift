import SiteGenerator

/// The releases of a target folder, and the link that says which is served.
///
/// A release is a folder with a list beside it, which is written first: of what has no list, nothing
/// is ever removed.
struct Releases: Sendable {
  /// The target's folder.
  let folder: Folder
  private let lists: TargetFolder

  /// The link to the release that is served.
  static let current = "current"
  /// The folder of the releases.
  static let name = "releases"

  init(_ folder: Folder) {
    self.folder = folder
    lists = TargetFolder(folder.folder(Self.name))
  }

  /// A release's folder.
  func folder(of release: ReleaseName) -> TargetFolder {
    TargetFolder(lists.folder.folder(release.text))
  }

  /// All releases that sitegen made or began, from the oldest on.
  func all() throws(PublishingError) -> [ReleaseName] {
    guard lists.folder.kind(of: "") == .folder else { return [] }
    do throws(FileError) {
      return try lists.folder.list().compactMap { ReleaseName(listFile: $0.name) }.sorted()
    } catch {
      throw .file(error)
    }
  }

  /// The number of a release that is made after others.
  ///
  /// - Parameter releases: all that there are, from the oldest on.
  /// - Returns: the number.
  /// - Throws: `PublishingError` when no number is left, since somebody gave the last one.
  func number(after releases: [ReleaseName]) throws(PublishingError) -> Int {
    guard let last = releases.last else { return 1 }
    guard last.number < ReleaseName.maximumNumber else {
      throw .refused(
        .unusableTarget, "no release can follow '\(lists.folder.shown(last.listFile))'",
        hint: "sitegen counts the releases and gave none that number: remove the file")
    }
    return last.number + 1
  }

  /// What is in a release; nil when its list cannot be read.
  func list(of release: ReleaseName) throws(PublishingError) -> PublishedList? {
    try lists.list(release.listFile)
  }

  /// The release that is served; nil when there is none yet.
  ///
  /// - Throws: `PublishingError` when something else stands there, or a link that leads elsewhere.
  func served() throws(PublishingError) -> ReleaseName? {
    let link = folder.shown(Self.current)
    switch folder.kind(of: Self.current, followsLink: false) {
    case nil: return nil
    case .link?: break
    case .file?, .folder?, .other?:
      throw .refused(
        .unusableTarget, "'\(link)' is no link, so that no release can take its place in one step",
        hint: "move it away, or publish into it with 'mode: in-place'")
    }
    if let path = folder.folder(Self.current).resolvedPath, let own = lists.folder.resolvedPath,
      let last = OutputPath.parts(of: path).last, let release = ReleaseName(last),
      path == "\(own)/\(last)", try list(of: release) != nil
    {
      return release
    }
    throw .refused(
      .unusableTarget, "'\(link)' leads to something that sitegen did not publish",
      hint: "set it to a release of '\(folder.shown(Self.name))', or remove it")
  }

  /// Begins a release: from now on it is known as one that is not complete.
  func begin(_ release: ReleaseName, _ list: PublishedList) throws(PublishingError) {
    var list = list
    list.isComplete = false
    try lists.replace(release.listFile, with: list.bytes)
  }

  /// Ends a release: from now on it can be served.
  func end(_ release: ReleaseName, _ list: PublishedList) throws(PublishingError) {
    lists.flush()
    try lists.replace(release.listFile, with: list.bytes)
  }

  /// Has a release served, in one step.
  func serve(_ release: ReleaseName) throws(PublishingError) {
    lists.flush()
    let target = TargetFolder(folder)
    try target.setLink(Self.current, to: "\(Self.name)/\(release.text)")
    target.flush()
  }

  /// Removes a release: its own files, and its folder if nothing else is in it.
  func remove(_ release: ReleaseName) throws(PublishingError) {
    guard let list = try list(of: release) else { return }
    // One that is half removed must not count as one to go back to.
    if list.isComplete { try begin(release, list) }
    try folder(of: release).removeFiles(of: list)
    try lists.remove(release.listFile)
  }
}
