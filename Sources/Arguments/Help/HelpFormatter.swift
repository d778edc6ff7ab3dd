/// Writes help texts from the specification of a program.
package struct HelpFormatter: Sendable {
  /// The most columns of a line: what every terminal shows.
  static let columns = 80
  /// Summaries begin at this column at the latest; longer labels get a line of their own.
  private static let labelLimit = 28

  private let program: ProgramSpecification

  package init(_ program: ProgramSpecification) {
    self.program = program
  }

  /// The help of the whole program.
  package var text: String {
    let commands = program.commands + [ProgramSpecification.helpCommand]
    return sections([
      TextWrapping.wrap(program.summary, columns: Self.columns),
      "Usage: \(program.name) COMMAND [options]",
      table("Commands", commands.map { ($0.name, $0.summary) }),
      options(
        "Options", program.globalOptions + ProgramSpecification.standardOptions),
      "'\(program.name) help COMMAND' tells what a command does.",
    ])
  }

  /// The help of a command.
  package func text(for command: CommandSpecification) -> String {
    sections(
      [
        TextWrapping.wrap(command.summary, columns: Self.columns),
        TextWrapping.wrap("Usage: \(usage(of: command))", indent: 7, columns: Self.columns),
        aliases(of: command),
      ] + paragraphs(of: command.discussion) + [
        table("Commands", program.members(of: command).map { ($0.name, $0.summary) }),
        table("Arguments", command.operands.map { ($0.name, $0.summary) }),
        options("Options", command.options),
        options("Options of every command", globalOptions(besides: command)),
        examples(command.examples),
      ])
  }

  /// How a command is called, without the word usage.
  func usage(of command: CommandSpecification) -> String {
    let hasOptions = !command.options.isEmpty || !program.globalOptions.isEmpty
    return
      ([program.name, command.name] + (hasOptions ? ["[options]"] : [])
      + command.operands.map(\.usage)).joined(separator: " ")
  }

  private func aliases(of command: CommandSpecification) -> String {
    command.aliases.isEmpty
      ? "" : "Also: " + command.aliases.map { "\(program.name) \($0)" }.joined(separator: ", ")
  }

  private func globalOptions(besides command: CommandSpecification) -> [OptionSpecification] {
    let own = Set(command.options.map(\.name))
    return (program.globalOptions + ProgramSpecification.standardOptions)
      .filter { !own.contains($0.name) }
  }

  private func sections(_ sections: [String]) -> String {
    sections.filter { !$0.isEmpty }.joined(separator: "\n\n") + "\n"
  }

  private func paragraphs(of discussion: String) -> [String] {
    discussion.split(separator: "\n\n").map {
      TextWrapping.wrap(String($0), columns: Self.columns)
    }
  }

  private func options(_ title: String, _ options: [OptionSpecification]) -> String {
    table(title, options.map { (label(of: $0), summary(of: $0)) })
  }

  private func label(of option: OptionSpecification) -> String {
    let short = option.short.map { "-\($0), " } ?? "    "
    return short + option.spelling + (option.placeholder.map { " \($0)" } ?? "")
  }

  private func summary(of option: OptionSpecification) -> String {
    var notes: [String] = []
    if !option.choices.isEmpty { notes.append(option.choices.joined(separator: ", ")) }
    if let text = option.defaultText { notes.append("default: \(text)") }
    if option.isList { notes.append("one or more, with commas between them") }
    if option.isRepeatable { notes.append("may be repeated") }
    guard !notes.isEmpty else { return option.summary }
    let sentence = option.summary.hasSuffix(".") ? option.summary.dropLast() : option.summary[...]
    return "\(sentence) (\(notes.joined(separator: "; ")))."
  }

  /// Rows of labels and summaries, the summaries in a column of their own.
  private func table(_ title: String, _ rows: [(label: String, summary: String)]) -> String {
    guard !rows.isEmpty else { return "" }
    let widths = rows.map(\.label.count).filter { $0 + 4 <= Self.labelLimit }
    let column = (widths.max() ?? Self.labelLimit - 4) + 4
    let lines = rows.map { row in
      let label = "  \(row.label)"
      let gap =
        label.count + 2 <= column
        ? String(repeating: " ", count: column - label.count)
        : "\n" + String(repeating: " ", count: column)
      return label + gap
        + TextWrapping.wrap(
          row.summary, startingAt: column, indent: column, columns: Self.columns)
    }
    return "\(title):\n" + lines.joined(separator: "\n")
  }

  private func examples(_ examples: [CommandExample]) -> String {
    guard !examples.isEmpty else { return "" }
    let lines = examples.map { example in
      "  \(example.line)\n      "
        + TextWrapping.wrap(example.summary, startingAt: 6, indent: 6, columns: Self.columns)
    }
    return "Examples:\n" + lines.joined(separator: "\n")
  }
}
