import Arguments
import Diagnostics
import Testing

@Suite struct UsageErrorTests {
  /// A wrong command line, and what is printed about it.
  struct Case: Sendable, CustomTestStringConvertible {
    let arguments: [String]
    let expected: String

    init(_ arguments: String..., expected: String) {
      self.arguments = arguments
      self.expected = expected
    }

    var testDescription: String { arguments.joined(separator: " ") }
  }

  private static let buildOptions =
    "options: --output, --force, --only, --format, --shard-of-many-machines, --quiet, --site, "
    + "--help, --version"

  @Test(arguments: [
    Case(
      "biuld",
      expected: """
        sitegen: error: unknown command 'biuld' [unknown-command]
            hint: did you mean 'build'? commands: build, publish, new, help
        """),
    Case(
      "", "--force",
      expected: """
        sitegen: error: unknown command '' [unknown-command]
            hint: commands: build, publish, new, help
        """),
    Case(
      "help", "publsh",
      expected: """
        sitegen: error: unknown command 'publsh' [unknown-command]
            hint: did you mean 'publish'? commands: build, publish, new, help
        """),
    Case(
      "build", "--outptu", "x",
      expected: """
        sitegen: error: unknown option '--outptu' [unknown-option]
            hint: did you mean '--output'? \(buildOptions)
        """),
    Case(
      "build", "--", "-x",
      expected: """
        sitegen: error: unexpected argument '-x' [unexpected-argument]
            hint: usage: sample build [options]
        """),
    Case(
      "build", "-fx",
      expected: """
        sitegen: error: unknown option '-x' [unknown-option]
            hint: \(buildOptions)
        """),
    Case(
      "build", "-output", "dist",
      expected: """
        sitegen: error: unknown option '-output' [unknown-option]
            hint: did you mean '--output'?
        """),
    Case(
      "--force", "build",
      expected: """
        sitegen: error: unknown option '--force' [unknown-option]
            hint: options: --quiet, --site, --help, --version
        """),
    Case(
      "build", "--output",
      expected: """
        sitegen: error: '--output' needs a value [missing-value]
            hint: write --output FOLDER
        """),
    Case(
      "build", "-o", "-x",
      expected: """
        sitegen: error: '--output' needs a value [missing-value]
            hint: write --output=-x if '-x' is the value
        """),
    Case(
      "build", "--force=yes",
      expected: """
        sitegen: error: '--force' takes no value [unexpected-argument]
            hint: write --force alone
        """),
    Case(
      "build", "--format", "jpg",
      expected: """
        sitegen: error: '--format' cannot be 'jpg' [invalid-value]
            hint: did you mean 'jpeg'? values: png, jpeg, webp
        """),
    Case(
      "build", "surplus",
      expected: """
        sitegen: error: unexpected argument 'surplus' [unexpected-argument]
            hint: usage: sample build [options]
        """),
    Case(
      "new", "quote", "first", "second",
      expected: """
        sitegen: error: unexpected argument 'second' [unexpected-argument]
            hint: usage: sample new [options] KIND [NAME]
        """),
    Case(
      "publish", "-q",
      expected: """
        sitegen: error: 'publish' needs TARGET [missing-value]
            hint: usage: sample publish [options] TARGET [PATH...]
        """),
  ])
  func tellsWhatIsWrong(_ example: Case) {
    let error = #expect(throws: UsageError.self) {
      try CommandLineParser(sampleProgram).parse(example.arguments)
    }
    let text = error.map { DiagnosticPrinter().text(for: $0.diagnostic) }
    #expect(text == example.expected + "\n")
    #expect(error?.helpText == nil)
  }

  @Test(arguments: [[], ["-q"], ["--"]])
  func showsTheHelpWhereThereIsNoCommand(arguments: [String]) {
    let error = #expect(throws: UsageError.self) {
      try CommandLineParser(sampleProgram).parse(arguments)
    }
    #expect(error?.helpText == HelpFormatter(sampleProgram).text)
    #expect(error?.diagnostic.code == .unknownCommand)
    #expect(error?.diagnostic.message == "no command is given")
    #expect(error?.diagnostic.hint == "commands: build, publish, new")
    #expect(UsageError.exitStatus == 2)
  }
}
