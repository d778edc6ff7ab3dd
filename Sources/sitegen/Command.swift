import Arguments

/// A command: what it takes, as data, and what it does.
struct Command: Sendable {
  let specification: CommandSpecification
  /// Runs the command; only a failure of standard output is thrown, all others are reported.
  let run: @Sendable (ParsedCommand, Console) async throws(OutputError) -> ExitStatus
}
