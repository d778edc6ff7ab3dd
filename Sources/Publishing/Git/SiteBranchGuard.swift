import SiteGenerator

/// Keeps the built site out of the branch in which the site itself is written.
///
/// Whoever pulls that branch next would get pages and cards among the sources, and a history that
/// nobody can read any more.
struct SiteBranchGuard: Sendable {
  private let root: Folder
  private let remote: GitRemote
  private let runner: ProcessRunner
  /// Enough to read a few lines of settings.
  private static let timeout = 60

  init(root: Folder, remote: GitRemote) {
    self.root = root
    self.remote = remote
    runner = ProcessRunner(environment: GitEnvironment.neutral)
  }

  /// - Throws: `PublishingError` when the target is the branch that is checked out where the site
  ///   is.
  func check() throws(PublishingError) {
    guard answers(["symbolic-ref", "--quiet", "--short", "HEAD"]).first == remote.branch else {
      return
    }
    let addresses = answers(["config", "--get-regexp", #"^remote\..*\.(push)?url$"#])
      .compactMap { $0.split(separator: " ", maxSplits: 1).last.map(String.init) }
    let own = answers([
      "rev-parse", "--path-format=absolute", "--git-common-dir", "--show-toplevel",
    ])
    let place = place(of: remote.address)
    guard (addresses + own).contains(where: { self.place(of: $0) == place }) else { return }
    throw .refused(
      .unusableTarget, "\(remote.name) is the one that the site itself is written in",
      hint: "publish to a branch of its own, such as gh-pages")
  }

  private func answers(_ arguments: [String]) -> [String] {
    let result = try? runner.run(
      "git", ["-C", root.path] + arguments, timeout: Self.timeout)
    guard let result, result.status == 0 else { return [] }
    return result.outputText.split(separator: "\n").map(String.init)
  }

  /// What is the same of several ways to write an address: `git@host:a/b.git` and
  /// `https://host/a/b` lead to one repository.
  private func place(of address: String) -> String {
    var place = address[...]
    if GitTarget.isPath(address) {
      let path = address.hasPrefix("/") ? address : root.absolute(address)
      place = (Folder(path: path).resolvedPath ?? address)[...]
    } else if let scheme = address.firstRange(of: "://") {
      place = address[scheme.upperBound...]
    }
    if let at = place.firstIndex(of: "@"), !place[..<at].contains("/") {
      place = place[place.index(after: at)...]
    }
    var text = place.replacing(":", with: "/", maxReplacements: 1)
    for ending in ["/", ".git", "/"] where text.hasSuffix(ending) {
      text.removeLast(ending.count)
    }
    return text.lowercased()
  }
}
