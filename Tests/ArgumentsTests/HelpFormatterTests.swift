import Arguments
import Testing

@Suite struct HelpFormatterTests {
  private let help = HelpFormatter(sampleProgram)

  @Test func explainsTheProgram() {
    #expect(
      help.text == """
        Compile moments that people share into pages and cards with codes that scan.

        Usage: sample COMMAND [options]

        Commands:
          build    Make the whole site.
          publish  Upload the site.
          new      Write an empty page.
          help     Show what the program or a command does.

        Options:
          -q, --quiet        Say nothing but errors.
          -C, --site FOLDER  The folder of the site (default: .).
          -h, --help         Show what the program or a command does.
              --version      Show the version.

        'sample help COMMAND' tells what a command does.

        """)
  }

  @Test func explainsACommand() {
    #expect(
      help.text(for: sampleProgram.commands[0]) == """
        Make the whole site.

        Usage: sample build [options]

        Only what changed since the last build is made again, unless --force says that
        everything is.

        Several machines can build one site: each makes its shard.

        Options:
          -o, --output FOLDER  Where to write (default: public).
          -f, --force          Make everything again.
              --only PATTERN   Make only the pages whose path matches the pattern (may
                               be repeated).
              --format FORMAT  The format of the cards (png, jpeg, webp; default: png).
              --shard-of-many-machines NUMBER/COUNT
                               Make one part of several.

        Options of every command:
          -q, --quiet        Say nothing but errors.
          -C, --site FOLDER  The folder of the site (default: .).
          -h, --help         Show what the program or a command does.
              --version      Show the version.

        Examples:
          sample build --output dist
              Build into dist/.
          sample build -f
              Build everything again.

        """)
  }

  @Test func showsOperandsAndLeavesOutWhatACommandOverrides() {
    #expect(
      help.text(for: sampleProgram.commands[2]) == """
        Write an empty page.

        Usage: sample new [options] KIND [NAME]

        Arguments:
          KIND  The kind of page.
          NAME  The name of the page.

        Options:
              --version NUMBER  The version of the page's form.

        Options of every command:
          -q, --quiet        Say nothing but errors.
          -C, --site FOLDER  The folder of the site (default: .).
          -h, --help         Show what the program or a command does.

        """)
  }

  @Test func keepsEveryLineWithin80Columns() {
    let words = String(repeating: "wording ", count: 60)
    let program = ProgramSpecification(
      name: "p", version: "1", summary: words,
      commands: [
        CommandSpecification(
          "c", words, discussion: words, options: [.value("long-option-name", "VALUE", words)],
          operands: (1...30).map { OperandSpecification("OPERAND\($0)", words) },
          examples: [CommandExample("p c", words)])
      ])
    let help = HelpFormatter(program)
    let lines = (help.text + help.text(for: program.commands[0])).split(separator: "\n")
    #expect(lines.allSatisfy { $0.count <= 80 })
    #expect(lines.contains { $0.count > 72 })
  }

  @Test func keepsAWordThatIsWiderThanALine() {
    let word = String(repeating: "x", count: 100)
    let program = ProgramSpecification(
      name: "p", version: "1", summary: "a \(word) b", commands: [])
    #expect(HelpFormatter(program).text.hasPrefix("a\n\(word)\nb\n\n"))
  }
}
