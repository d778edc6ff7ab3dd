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
    run: { parsed, console in
      PlanCommand(parsed: parsed, console: console).run()
    })
}

/// One run of `sitegen plan`.
private struct PlanCommand {
  let parsed: ParsedCommand
  let console: Console

  func run() -> ExitStatus {
    let options: SiteOptions
    do throws(DiagnosticError) {
      options = try SiteOptions(parsed)
    } catch {
      console.report(error.diagnostics)
      return .wrongUsage
    }
    guard let (site, found) = options.load(console: console) else { return .failed }
    do throws(DiagnosticError) {
      let plan = try SitePlanner(site).plan()
      console.report(options.told((found + plan.diagnostics).sortedByLocation()))
      write(plan)
      return .done
    } catch {
      console.report(options.told(found + error.diagnostics))
      return .failed
    }
  }

  /// Writes many lines at a time, since there may be half a million.
  private func write(_ plan: SitePlan) {
    var text = ""
    for artifact in plan.artifacts {
      text += "\(artifact.fingerprint.text)\t\(artifact.path)\t\(artifact.origin)\n"
      if text.utf8.count > 1 << 16 {
        console.write(text)
        text = ""
      }
    }
    console.write(text)
  }
}
