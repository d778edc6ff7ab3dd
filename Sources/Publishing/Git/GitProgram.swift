import SiteGenerator

/// The program `git`, at work in a repository of sitegen's own.
struct GitProgram: Sendable {
  /// The repository, a bare one.
  private let folder: Folder
  private let environment: [String: String]

  /// Enough for what git does on this machine with the files of a large site.
  private static let localTimeout = 10 * 60
  /// Enough to send a gigabyte over a slow line.
  private static let remoteTimeout = 60 * 60

  /// What git must not take from the user's configuration: programs that it runs, and what changes
  /// bytes.
  private static let settings = [
    "core.hooksPath=/dev/null", "core.fsmonitor=false", "core.autocrlf=false",
    "core.precomposeUnicode=false", "gc.auto=0", "maintenance.auto=false",
    "i18n.commitEncoding=UTF-8", "init.defaultBranch=main", "protocol.ext.allow=never",
    "push.followTags=false", "push.gpgSign=false", "push.recurseSubmodules=no",
  ]

  /// - Parameters:
  ///   - folder: the repository, a bare one.
  ///   - environment: the variables that git runs with.
  init(_ folder: Folder, environment: [String: String] = GitEnvironment.neutral) {
    self.folder = folder
    self.environment = environment.merging(["GIT_INDEX_FILE": folder.absolute(Self.index)]) { $1 }
  }

  /// The name of the index, which a repository without work tree has none of.
  private static let index = "sitegen-index"

  /// Runs a command that talks to no other machine, which fails only when something is broken.
  ///
  /// - Parameters:
  ///   - arguments: the command and what it takes.
  ///   - input: what it reads from standard input.
  ///   - variables: further variables for this run.
  /// - Returns: what it wrote to standard output.
  /// - Throws: `PublishingError` with git's own reason.
  @discardableResult
  func local(
    _ arguments: [String], input: [UInt8] = [], variables: [String: String] = [:]
  ) throws(PublishingError) -> [UInt8] {
    let result = try run(arguments, input: input, variables: variables, Self.localTimeout)
    guard result.status == 0 else { throw Self.failure(arguments, result) }
    return result.output
  }

  /// The text of what a command writes, without the line end; nil when it fails, as one that looks
  /// something up does.
  func answer(_ arguments: [String]) throws(PublishingError) -> String? {
    let result = try run(arguments, input: [], variables: [:], Self.localTimeout)
    guard result.status == 0 else { return nil }
    return String(result.outputText.prefix { $0 != "\n" })
  }

  /// Runs a command that talks to another repository.
  func remote(_ arguments: [String]) throws(PublishingError) -> ProgramResult {
    try run(arguments, input: [], variables: try silentConnection(), Self.remoteTimeout)
  }

  /// What keeps ssh from asking for a password, or whether a host is known: it asks the terminal
  /// itself, so that a run without a person would never end.
  ///
  /// A command that the user has chosen for ssh stays: it asks or not, as the user wants.
  private func silentConnection() throws(PublishingError) -> [String: String] {
    guard environment["GIT_SSH_COMMAND"] == nil, environment["GIT_SSH"] == nil,
      try answer(["config", "core.sshCommand"]) == nil
    else { return [:] }
    return ["GIT_SSH_COMMAND": "ssh -o BatchMode=yes"]
  }

  private func run(
    _ arguments: [String], input: [UInt8], variables: [String: String], _ timeout: Int
  ) throws(PublishingError) -> ProgramResult {
    let runner = ProcessRunner(environment: environment.merging(variables) { $1 })
    let settings = Self.settings.flatMap { ["-c", $0] }
    do throws(ProgramFault) {
      return try runner.run(
        "git", ["--git-dir", folder.path] + settings + arguments, input: input, timeout: timeout)
    } catch {
      throw Self.error(error, command: arguments.first ?? "")
    }
  }

  private static func error(_ fault: ProgramFault, command: String) -> PublishingError {
    switch fault {
    case .missing:
      .outside(
        .targetFailed, "the program 'git' is not installed, or not in PATH",
        hint: "install git")
    case .system(let reason):
      .outside(
        .targetFailed, "cannot run 'git \(command)': \(reason)", hint: "try again")
    case .timeout(let seconds):
      .outside(
        .targetFailed, "'git \(command)' did not end within \(seconds / 60) minutes",
        hint: "check the connection to the repository, then try again")
    case .tooMuchOutput:
      .outside(
        .targetFailed, "'git \(command)' told more than can be read",
        hint: "use another branch: this one has too many files")
    }
  }

  /// What to tell of a command that should not fail.
  private static func failure(_ arguments: [String], _ result: ProgramResult) -> PublishingError {
    .outside(
      .targetFailed,
      "'git \(arguments.first ?? "")' failed: \(GitMessage.reason(in: result))",
      hint: "check the folder '\(WorkFolder.publishing)', which may be removed, and the free space"
    )
  }
}
