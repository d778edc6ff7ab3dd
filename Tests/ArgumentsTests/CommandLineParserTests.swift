import Arguments
import Diagnostics
import Testing

@Suite struct CommandLineParserTests {
  private func command(_ arguments: String...) throws -> ParsedCommand {
    let result = try CommandLineParser(sampleProgram).parse(arguments)
    guard case .command(let command) = result else {
      throw UsageError(Diagnostic(.unknownCommand, "no command but \(result)"))
    }
    return command
  }

  @Test func readsACommandAlone() throws {
    let build = try command("build")
    #expect(build.command.name == "build")
    #expect(build.operands == [])
    #expect(!build.flag("force"))
    #expect(build.value("output") == nil)
    #expect(build.values("only") == [])
  }

  @Test(arguments: [
    ["build", "--output", "dist"], ["build", "--output=dist"], ["build", "-o", "dist"],
    ["build", "-odist"], ["build", "-o=dist"], ["build", "-fodist"], ["build", "-fo", "dist"],
    ["build", "--output=other", "-odist"],
  ])
  func readsEveryFormOfAValue(arguments: [String]) throws {
    let result = try CommandLineParser(sampleProgram).parse(arguments)
    guard case .command(let build) = result else {
      Issue.record("no command but \(result)")
      return
    }
    #expect(build.value("output") == "dist")
    #expect(build.operands == [])
  }

  @Test func readsValuesThatLookOdd() throws {
    #expect(try command("build", "--output=").value("output") == "")
    #expect(try command("build", "--output", "").value("output") == "")
    #expect(try command("build", "--output=a=b").value("output") == "a=b")
    #expect(try command("build", "--output=-x").value("output") == "-x")
    #expect(try command("build", "-o", "-").value("output") == "-")
    #expect(try command("build", "-o", "日本 x").value("output") == "日本 x")
  }

  @Test func readsGroupedFlags() throws {
    let build = try command("build", "-qf")
    #expect(build.flag("quiet"))
    #expect(build.flag("force"))
  }

  @Test func collectsRepeatedValues() throws {
    #expect(try command("build", "--only", "a", "--only=b").values("only") == ["a", "b"])
  }

  @Test func takesGlobalOptionsBeforeAndBehindTheCommand() throws {
    let build = try command("-q", "--site", "x", "build")
    #expect(build.flag("quiet"))
    #expect(build.value("site") == "x")
    #expect(try command("build", "-Cy").value("site") == "y")
  }

  @Test func takesOptionsBetweenOperands() throws {
    let publish = try command("publish", "server", "-q", "a", "b")
    #expect(publish.operands == ["server", "a", "b"])
    #expect(publish.flag("quiet"))
  }

  @Test func takesEverythingBehindTwoDashesAsOperands() throws {
    #expect(try command("publish", "--", "--help", "-q", "--").operands == ["--help", "-q", "--"])
    #expect(try command("publish", "-").operands == ["-"])
  }

  @Test(arguments: [
    ["--help"], ["-h"], ["help"], ["-q", "-h"], ["-qh"], ["--nonsense", "--help"],
    ["nonsense", "--help"],
  ])
  func showsTheHelpOfTheProgram(arguments: [String]) throws {
    let result = try CommandLineParser(sampleProgram).parse(arguments)
    #expect(result == .help(HelpFormatter(sampleProgram).text))
  }

  @Test(arguments: [
    ["build", "--help"], ["help", "build"], ["build", "-h"], ["-h", "build"], ["build", "-fh"],
    ["build", "--nonsense", "surplus", "-h"], ["build", "--output", "--help"],
  ])
  func showsTheHelpOfACommand(arguments: [String]) throws {
    let result = try CommandLineParser(sampleProgram).parse(arguments)
    #expect(result == .help(HelpFormatter(sampleProgram).text(for: sampleProgram.commands[0])))
  }

  @Test(arguments: [["--version"], ["-q", "--version"], ["build", "--version"]])
  func showsTheVersion(arguments: [String]) throws {
    let result = try CommandLineParser(sampleProgram).parse(arguments)
    #expect(result == .version("sample 1.2.3\n"))
  }

  @Test func letsACommandGiveAStandardOptionAnotherMeaning() throws {
    #expect(try command("new", "quote", "--version", "2").value("version") == "2")
  }
}
