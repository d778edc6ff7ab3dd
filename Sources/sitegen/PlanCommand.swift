import Arguments
import Diagnostics
import SiteGenerator

extension Command {
  /// The command `sitegen plan`.
  static let plan = Command(
    specification: CommandSpecification(
      "plan", "List what a build makes, without making it.",
      discussion: """
        Each line is a file of the output: its fingerprint, its path and what it comes from, with \
        a tab between them, in the order of the paths. The fingerprint changes with everything \
        that the file depends on. Everything is checked that can be without drawing a card.
        """,
      options: SiteOptions.specifications,
      examples: [
        CommandExample("sitegen plan", "Lists the output of the current folder's site."),
        CommandExample(
          "sitegen plan --drafts --clock 2026-12-24", "Lists what would be out on that day."),
      ]),
    run: { parsed, console throws(OutputError) in
      try PlanCommand(parsed: parsed, console: console).run()
    })
}

/// One run of `sitegen plan`.
private struct PlanCommand {
  let parsed: ParsedCommand
  let console: Console

  func run() throws(OutputError) -> ExitStatus {
    let options: SiteOptions
    do throws(DiagnosticError) {
      options = try SiteOptions(parsed)
    } catch {
      console.report(error.diagnostics)
      return .wrongUsage
    }
    guard let (site, found) = options.load(console: console) else { return .failed }
    let plan: SitePlan
    do throws(DiagnosticError) {
      plan = try SitePlanner(site).plan()
    } catch {
      console.report(options.told(found + error.diagnostics))
      return .failed
    }
    console.report(options.told((found + plan.diagnostics).sortedByLocation()))
    try write(plan)
    return .done
  }

  /// Writes many lines at a time, since there may be half a million.
  private func write(_ plan: SitePlan) throws(OutputError) {
    var text = ""
    for artifact in plan.artifacts {
      text += "\(artifact.fingerprint.text)\t\(artifact.path)\t\(artifact.origin)\n"
      if text.utf8.count > 1 << 16 {
        try console.write(text)
        text = ""
      }
    }
    try console.write(text)
  }
}
