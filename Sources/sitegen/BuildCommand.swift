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
        or deleted. Cards are kept in .sitegen/cache in the site's folder and only drawn again when \
        something that they depend on changes.
        """,
      options: [
        .value(
          "output", short: "o", "FOLDER", "The folder to build into.",
          defaultText: "public in the site's folder"),
        .value(
          "jobs", short: "j", "NUMBER", "How many workers draw at a time.",
          defaultText: "one for each processor"),
        .flag("no-cache", "Draw every card, and keep none for later builds."),
      ] + SiteOptions.specifications,
      examples: [
        CommandExample("sitegen build", "Builds the site of the current folder into public/.")
      ]),
    run: { parsed, console throws(OutputError) in
      try await BuildCommand(parsed: parsed, console: console).run()
    })
}

/// One run of `sitegen build`.
private struct BuildCommand {
  let parsed: ParsedCommand
  let console: Console

  func run() async throws(OutputError) -> ExitStatus {
    let options: SiteOptions
    let jobs: Int
    let output: Folder
    do throws(DiagnosticError) {
      options = try SiteOptions(parsed)
      jobs = try ProcessorCount.jobs(parsed.value("jobs"))
      output = try self.output(options)
    } catch {
      console.report(error.diagnostics)
      return .wrongUsage
    }
    let clock = ContinuousClock()
    let start = clock.now
    guard let (site, found) = options.load(console: console) else { return .failed }
    let cache = parsed.flag("no-cache") ? nil : CardCache(root: options.root)
    let build = SiteBuild(
      site: site, options: options, output: output, jobs: jobs, cache: cache, found: found)
    return try await build.run(console: console) { clock.now - start }
  }

  private func output(_ options: SiteOptions) throws(DiagnosticError) -> Folder {
    let path = parsed.value("output") ?? options.root.shown("public")
    if path.isEmpty { throw DiagnosticError(SiteOptions.emptyFolder("output")) }
    let output = Folder(path: path, name: path)
    let homes = HomeFolders.current
    if let fault = OutputLocation.fault(of: output, root: options.root, homes: homes) {
      throw DiagnosticError(fault)
    }
    return output
  }
}

/// The build of a site that was loaded.
private struct SiteBuild {
  let site: Site
  let options: SiteOptions
  let output: Folder
  let jobs: Int
  let cache: CardCache?
  /// What was told of the site's files.
  let found: [Diagnostic]

  func run(
    console: Console, elapsed: () -> Duration
  ) async throws(OutputError) -> ExitStatus {
    let plan: SitePlan
    do throws(DiagnosticError) {
      plan = try SitePlanner(site).plan()
    } catch {
      console.report(options.told(found + error.diagnostics))
      return .failed
    }
    let found = found + plan.diagnostics
    let builder = SiteBuilder(
      plan: plan, output: output, jobs: jobs, site: site.configuration.url.absolute(""),
      includesDrafts: options.selection.includesDrafts, cache: cache
    ) { site.makeWorkbench() }
    let result: BuildResult
    do throws(FileError) {
      result = try await builder.build()
      let diagnostics = (found + result.diagnostics).sortedByLocation()
      console.report(options.told(diagnostics))
      if diagnostics.containsErrors { return .failed }
    } catch {
      console.report(options.told(found.sortedByLocation()) + [error.diagnostic])
      return .failedOutside
    }
    if !options.isQuiet { try console.write(summary(of: plan, result, elapsed: elapsed())) }
    return .done
  }

  /// What was built, for a person.
  private func summary(of plan: SitePlan, _ result: BuildResult, elapsed: Duration) -> String {
    let pages = plan.artifacts.count { $0.path.hasSuffix(".html") }
    let tenths = Int(elapsed / .milliseconds(100))
    return "built \(Console.count(pages, "page")) and \(Console.count(result.cards, "card"))"
      + " (\(result.drawnCards) drawn) into \(output.path.printable)"
      + " in \(tenths / 10).\(tenths % 10) s\n"
  }
}
