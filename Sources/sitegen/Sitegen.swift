import Arguments
import Diagnostics
import SiteGenerator

/// The program: reads the command line and runs the command.
@main
struct Sitegen {
  static func main() async {
    ProcessEnvironment.makeNeutral()
    ProcessSignals.prepare()
    let console = Console()
    let status = await run(Array(CommandLine.arguments.dropFirst()), console: console)
    console.exit(status)
  }

  /// Runs one command line.
  static func run(_ arguments: [String], console: Console) async -> ExitStatus {
    let parsed: ParsedCommandLine
    do throws(UsageError) {
      parsed = try CommandLineParser(specification).parse(arguments)
    } catch {
      if let help = error.helpText { console.writeError(help + "\n") }
      console.report(error.diagnostic)
      return .wrongUsage
    }
    do throws(OutputError) {
      return try await run(parsed, console: console)
    } catch {
      console.report(error.diagnostic)
      return .failedOutside
    }
  }

  private static func run(
    _ parsed: ParsedCommandLine, console: Console
  ) async throws(OutputError) -> ExitStatus {
    switch parsed {
    case .help(let text), .version(let text):
      try console.write(text)
      return .done
    case .command(let parsed):
      guard let command = commands.first(where: { $0.specification == parsed.command }) else {
        return .wrongUsage
      }
      return try await command.run(parsed, console)
    }
  }

  /// Every command, in the order of the help.
  static let commands: [Command] = [.build, .plan, .publish, .card, .qr, .scan, .theme, .newTheme]

  static let specification = ProgramSpecification(
    name: "sitegen",
    version: Generator.version,
    summary: "Makes share pages and share cards with QR codes for an app's moments.",
    commands: commands.map(\.specification))
}
