/// A program with its commands: the one source of parsing, help and usage errors.
package struct ProgramSpecification: Hashable, Sendable {
  package var name: String
  package var version: String
  /// What the program does, in one sentence.
  package var summary: String
  package var commands: [CommandSpecification]
  /// The options that every command takes, and that may stand before it.
  package var globalOptions: [OptionSpecification]

  package init(
    name: String, version: String, summary: String, commands: [CommandSpecification],
    globalOptions: [OptionSpecification] = []
  ) {
    self.name = name
    self.version = version
    self.summary = summary
    self.commands = commands
    self.globalOptions = globalOptions
  }

  /// The options that every program has.
  static let standardOptions = [
    OptionSpecification.flag("help", short: "h", "Show what the program or a command does."),
    OptionSpecification.flag("version", "Show the version."),
  ]

  /// The command that shows help, which every program has.
  static let helpCommand = CommandSpecification(
    "help", "Show what the program or a command does.",
    operands: [
      OperandSpecification(
        "COMMAND", "The command to explain.", isRequired: false, isRepeatable: true)
    ])

  /// Every option that may stand behind a command, or before any where there is none.
  ///
  /// A command's own options come first, so that it can give a name another meaning.
  func options(of command: CommandSpecification?) -> [OptionSpecification] {
    (command?.options ?? []) + globalOptions + Self.standardOptions
  }

  func command(named name: String) -> CommandSpecification? {
    (commands + [Self.helpCommand]).first { $0.name == name || $0.aliases.contains(name) }
  }

  /// The commands of a command's group, such as `theme new` for `theme`.
  func members(of command: CommandSpecification) -> [CommandSpecification] {
    commands.filter { $0.name.hasPrefix(command.name + " ") }
  }
}
