import Arguments
import Diagnostics
import Testing

/// Commands whose names have two words.
@Suite struct CommandGroupTests {
  private static let program = ProgramSpecification(
    name: "sample", version: "1", summary: "Shows groups.",
    commands: [
      CommandSpecification(
        "theme", aliases: ["theme list"], "List themes.", options: [.flag("json", "Write JSON.")]),
      CommandSpecification(
        "theme new", "Make a theme.",
        options: [
          .value(
            "only", "PARTS", "What to copy.", choices: ["cards", "strings"], isRepeatable: true,
            isList: true)
        ],
        operands: [OperandSpecification("NAME", "The name.")]),
      CommandSpecification("serve", aliases: ["preview"], "Show the site."),
    ])

  private func command(_ arguments: String...) throws -> ParsedCommand {
    let result = try CommandLineParser(Self.program).parse(arguments)
    guard case .command(let command) = result else {
      throw UsageError(Diagnostic(.unknownCommand, "no command but \(result)"))
    }
    return command
  }

  private func fault(_ arguments: String...) -> String {
    do {
      _ = try CommandLineParser(Self.program).parse(arguments)
      return ""
    } catch {
      return DiagnosticPrinter().text(for: error.diagnostic)
    }
  }

  @Test func readsBothWordsOfAName() throws {
    let new = try command("theme", "new", "mine")
    #expect(new.command.name == "theme new")
    #expect(new.operands == ["mine"])
    #expect(try command("theme").command.name == "theme")
    #expect(try command("theme", "new", "list").operands == ["list"])
  }

  @Test func readsOtherNames() throws {
    #expect(try command("theme", "list").command.name == "theme")
    #expect(try command("theme", "--json", "list").flag("json"))
    #expect(try command("theme", "list", "--json").flag("json"))
    #expect(try command("preview").command.name == "serve")
  }

  @Test func readsSeveralValuesWithCommasBetween() throws {
    #expect(try command("theme", "new", "a", "--only", "cards").values("only") == ["cards"])
    #expect(
      try command("theme", "new", "a", "--only", "cards, strings", "--only=cards")
        .values("only") == ["cards", "strings", "cards"])
  }

  @Test func refusesWhatIsNoneOfThem() {
    #expect(
      fault("theme", "new", "a", "--only", "cards,string") == """
        sitegen: error: '--only' cannot be 'string' [invalid-value]
            hint: did you mean 'strings'? values: cards, strings

        """)
    #expect(
      fault("theme", "new", "a", "--only", ",") == """
        sitegen: error: '--only' needs a value [missing-value]
            hint: write --only PARTS

        """)
    #expect(
      fault("theme", "nwe", "a") == """
        sitegen: error: unknown command 'theme nwe' [unknown-command]
            hint: did you mean 'theme new'? commands: theme, theme new, serve, help

        """)
    #expect(
      fault("theme", "--json", "new", "a") == """
        sitegen: error: unknown option '--json' [unknown-option]
            hint: options: --only, --help, --version

        """)
    #expect(
      fault("theme", "list", "more") == """
        sitegen: error: unknown command 'theme more' [unknown-command]
            hint: commands: theme, theme new, serve, help

        """)
    #expect(
      fault("theme", "new") == """
        sitegen: error: 'theme new' needs NAME [missing-value]
            hint: usage: sample theme new [options] NAME

        """)
  }

  @Test(arguments: [["help", "theme", "new"], ["theme", "new", "-h"], ["theme", "-h", "new"]])
  func explainsACommandOfAGroup(arguments: [String]) throws {
    #expect(
      try CommandLineParser(Self.program).parse(arguments)
        == .help(
          """
          Make a theme.

          Usage: sample theme new [options] NAME

          Arguments:
            NAME  The name.

          Options:
                --only PARTS  What to copy (cards, strings; one or more, with commas
                              between them; may be repeated).

          Options of every command:
            -h, --help     Show what the program or a command does.
                --version  Show the version.

          """))
  }

  @Test(arguments: [["help", "theme"], ["theme", "-h"], ["help", "theme", "list"]])
  func explainsAGroup(arguments: [String]) throws {
    #expect(
      try CommandLineParser(Self.program).parse(arguments)
        == .help(
          """
          List themes.

          Usage: sample theme [options]

          Also: sample theme list

          Commands:
            theme new  Make a theme.

          Options:
                --json  Write JSON.

          Options of every command:
            -h, --help     Show what the program or a command does.
                --version  Show the version.

          """))
  }
}
