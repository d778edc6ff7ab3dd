import Diagnostics

/// Reads the arguments of a program by its specification.
///
/// The forms are those of the GNU tools: `--name value`, `--name=value`, `-n value`, `-nvalue`,
/// grouped flags as in `-qv`, and `--` before operands that begin with a dash. Options may stand
/// before, between and behind operands.
package struct CommandLineParser: Sendable {
  package let program: ProgramSpecification

  package init(_ program: ProgramSpecification) {
    self.program = program
  }

  /// Reads the arguments behind the program's name.
  ///
  /// A request for help is answered whatever else is wrong.
  ///
  /// - Parameter arguments: the arguments as the shell gave them.
  /// - Returns: what they ask for.
  /// - Throws: the first thing that cannot be understood.
  package func parse(_ arguments: [String]) throws(UsageError) -> ParsedCommandLine {
    var scan = ArgumentScan(program: program)
    scan.read(arguments)

    let help = HelpFormatter(program)
    if scan.wants("help") { return .help(scan.command.map(help.text) ?? help.text) }
    if scan.wants("version") { return .version("\(program.name) \(program.version)\n") }
    if let fault = scan.fault { throw UsageError(fault) }
    guard let command = scan.command else {
      let hint = "commands: " + program.commands.map(\.name).joined(separator: ", ")
      throw UsageError(
        Diagnostic(.unknownCommand, "no command is given", hint: hint), helpText: help.text)
    }
    try checkOperands(scan.operands, of: command)
    if command == ProgramSpecification.helpCommand {
      return .help(try helpText(for: scan.operands))
    }
    return .command(
      ParsedCommand(
        command: command, operands: scan.operands, optionValues: scan.optionValues))
  }

  private func helpText(for operands: [String]) throws(UsageError) -> String {
    let help = HelpFormatter(program)
    if operands.isEmpty { return help.text }
    let name = operands.joined(separator: " ")
    guard let command = program.command(named: name) else {
      throw UsageError(program.unknownCommand(name))
    }
    return help.text(for: command)
  }

  private func checkOperands(
    _ operands: [String], of command: CommandSpecification
  ) throws(UsageError) {
    let required = command.operands.filter(\.isRequired)
    let usage = "usage: " + HelpFormatter(program).usage(of: command)
    if operands.count < required.count {
      let missing = required[operands.count]
      throw UsageError(
        Diagnostic(.missingValue, "'\(command.name)' needs \(missing.name)", hint: usage))
    }
    let takesAll = command.operands.last?.isRepeatable == true
    if operands.count > command.operands.count, !takesAll {
      let surplus = operands[command.operands.count]
      throw UsageError(
        Diagnostic(.unexpectedArgument, "unexpected argument '\(surplus)'", hint: usage))
    }
  }
}

extension ProgramSpecification {
  func unknownCommand(_ name: String) -> Diagnostic {
    let names = (commands + [Self.helpCommand]).map(\.name)
    return Diagnostic(
      .unknownCommand, "unknown command '\(name)'",
      hint: NearestName.hint(for: name, among: names, label: "commands"))
  }
}
