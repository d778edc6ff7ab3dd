import Arguments

/// A command: what it takes, as data, and what it does.
struct Command: Sendable {
  let specification: CommandSpecification
  let run: @Sendable (ParsedCommand, Console) async -> ExitStatus
}
