import SiteGenerator

/// A branch of a repository elsewhere.
struct GitRemote: Sendable {
  /// The address, or an absolute path.
  let address: String
  /// The address as the user wrote it.
  private let shownAddress: String
  let branch: String
  private let git: GitProgram

  init(address: String, shownAddress: String, branch: String, git: GitProgram) {
    self.address = address
    self.shownAddress = shownAddress
    self.branch = branch
    self.git = git
  }

  private var reference: String { "refs/heads/" + branch }

  /// The branch as messages name it.
  var name: String { "the branch '\(branch)' of '\(shownAddress)'" }

  /// The commit that the branch is at; nil when there is no such branch.
  ///
  /// - Throws: `PublishingError` when the repository cannot be reached.
  func head() throws(PublishingError) -> String? {
    let result = try git.remote(["ls-remote", "--quiet", "--", address, reference])
    guard result.status == 0 else { throw unreachable(result) }
    // A pattern also finds branches whose names end with it.
    let lines = result.outputText.split(separator: "\n").map { $0.split(separator: "\t") }
    return lines.first { $0.count == 2 && $0[1] == reference }.map { String($0[0]) }
  }

  /// Fetches the commit that the branch is at, without what was before it.
  func fetch() throws(PublishingError) {
    let result = try git.remote([
      "fetch", "--quiet", "--depth", "1", "--no-tags", "--no-recurse-submodules", "--", address,
      reference,
    ])
    guard result.status == 0 else { throw unreachable(result) }
  }

  /// Sets the branch to a commit if it is still where it was seen.
  ///
  /// - Parameters:
  ///   - commit: the commit.
  ///   - old: where the branch was seen; nil where there was none.
  ///   - replacesHistory: whether the commit does not follow the one before, for messages.
  /// - Throws: `PublishingError` when the repository does not take it; the branch is then as it
  ///   was.
  func push(
    _ commit: String, over old: String?, replacesHistory: Bool
  ) throws(PublishingError) {
    let result = try git.remote([
      "push", "--porcelain", "--no-verify", "--force-with-lease=\(reference):\(old ?? "")", "--",
      address, "\(commit):\(reference)",
    ])
    guard result.status != 0 else { return }
    let rejection = result.outputText.split(separator: "\n").first { $0.hasPrefix("!") }
    guard let rejection else { throw unreachable(result) }
    throw rejected(String(rejection), result, replacesHistory: replacesHistory)
  }

  private func rejected(
    _ line: String, _ result: ProgramResult, replacesHistory: Bool
  ) -> PublishingError {
    // What the other side rejects is rejected for its own reasons; this side, when the branch is no
    // longer where it was seen.
    if line.contains("\t[rejected] ") {
      return .outside(
        .targetFailed, "somebody else has changed \(name) meanwhile",
        hint: "run sitegen publish again, which goes on from there")
    }
    let words = line.split(separator: "\t").last.map(String.init) ?? line
    return .outside(
      .targetFailed, "\(name) was not taken: \(words); \(GitMessage.reason(in: result))",
      hint: replacesHistory
        ? "the repository may refuse that history is replaced: remove 'orphan' from the target, or"
          + " allow forced pushes to the branch"
        : "check who may push to the branch, and what the repository asks of commits")
  }

  private func unreachable(_ result: ProgramResult) -> PublishingError {
    .outside(
      .targetFailed, "cannot reach '\(shownAddress)': \(GitMessage.reason(in: result))",
      hint: "check the address, the connection and your rights; git asks for no password here")
  }
}
