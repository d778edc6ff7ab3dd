import Arguments
import Diagnostics
import SiteGenerator

extension Command {
  /// The command `sitegen build`.
  static let build = Command(
    specification: CommandSpecification(
      "build", "Build the site: share pages, cards, index and gallery.",
      discussion: """
        Everything is made before anything is published: when a file has an error, all errors are \
        told and the output stays as it was. Files that sitegen did not write are never replaced \
        or deleted.
        """,
      options: [
        .value(
          "output", short: "o", "FOLDER", "The folder to build into.",
          defaultText: "public in the site's folder"),
        .value(
          "root", "FOLDER", "The folder that holds 'site' and 'content'.",
          defaultText: "the current one"),
        .value(
          "jobs", short: "j", "NUMBER", "How many workers draw at a time.",
          defaultText: "one for each processor"),
        .flag("quiet", short: "q", "Write nothing but warnings and errors."),
      ],
      examples: [
        CommandExample("sitegen build", "Builds the site of the current folder into public/.")
      ]),
    run: { parsed, console in
      await BuildCommand(parsed, console: console).run()
    })
}

/// One run of `sitegen build`.
private struct BuildCommand {
  let parsed: ParsedCommand
  let console: Console
  let root: Folder
  let output: Folder

  init(_ parsed: ParsedCommand, console: Console) {
    self.parsed = parsed
    self.console = console
    let root = parsed.value("root")
    self.root = Folder(path: root ?? ".", name: root ?? "")
    let output = parsed.value("output") ?? root.map { "\($0)/public" } ?? "public"
    self.output = Folder(path: output, name: output)
  }

  func run() async -> ExitStatus {
    for option in ["root", "output"] where parsed.value(option) == "" {
      console.report(
        Diagnostic(
          .invalidValue, "'--\(option)' must name a folder", hint: "leave it out for the usual one")
      )
      return .wrongUsage
    }
    guard let jobs = ProcessorCount.jobs(parsed.value("jobs")) else {
      console.report(
        Diagnostic(
          .invalidValue, "'--jobs' must be a whole number from 1 to \(ProcessorCount.maximum)",
          hint: "leave it out for one worker for each processor"))
      return .wrongUsage
    }
    if let fault = OutputLocation.fault(of: output, root: root) {
      console.report(fault)
      return .wrongUsage
    }
    let clock = ContinuousClock()
    let start = clock.now
    var loader = SiteLoader(root: root)
    let (site, found) = loader.load()
    guard let site else {
      console.report(found)
      return .failed
    }
    return await build(site, jobs: jobs, found: found) { clock.now - start }
  }

  private func build(
    _ site: Site, jobs: Int, found: [Diagnostic], elapsed: () -> Duration
  ) async -> ExitStatus {
    let plan: SitePlan
    do throws(DiagnosticError) {
      plan = try SitePlanner(site).plan()
    } catch {
      console.report(found + error.diagnostics)
      return .failed
    }
    let builder = SiteBuilder(plan: plan, output: output, jobs: jobs) { site.makeWorkbench() }
    do throws(FileError) {
      let diagnostics = (found + (try await builder.build())).sortedByLocation()
      console.report(diagnostics)
      if diagnostics.containsErrors { return .failed }
    } catch {
      console.report(found + [error.diagnostic])
      return .failedOutside
    }
    if !parsed.flag("quiet") { console.write(summary(of: plan, elapsed: elapsed())) }
    return .done
  }

  /// What was built, for a person.
  private func summary(of plan: SitePlan, elapsed: Duration) -> String {
    let pages = plan.artifacts.count { $0.path.hasSuffix(".html") }
    let cards = plan.artifacts.count { $0.path.hasPrefix("cards/") }
    let tenths = Int(elapsed / .milliseconds(100))
    return "built \(Console.count(pages, "page")) and \(Console.count(cards, "card"))"
      + " into \(output.path) in \(tenths / 10).\(tenths % 10) s\n"
  }
}
