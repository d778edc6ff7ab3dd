import Arguments
import Diagnostics
import Publishing
import SiteGenerator

extension Command {
  /// The command `sitegen publish`.
  static let publish = Command(
    specification: CommandSpecification(
      "publish", "Publish the built site to a target of 'publish:' in site.yml.",
      discussion: """
        Compares the last build with what is at the target and brings the difference: cards and \
        other files first, then pages, deletions last. What sitegen did not publish there is never \
        replaced or deleted. A run that fails leaves a site that works, and the next one goes on.
        """,
      options: [
        .flag("dry-run", short: "n", "Only tell what would be done."),
        .flag("json", "Write JSON, for programs."),
        .value(
          "max-deletes", "NUMBER", "The most files to delete; with more, nothing is done.",
          defaultText: "\(PublishingTarget.usualDeletionLimit), or what the target says"),
        .flag("adopt", "Publish where others have put files, and replace those of the same names."),
        .value(
          "output", short: "o", "FOLDER", "The folder that the site was built into.",
          defaultText: "public in the site's folder"),
      ] + SiteOptions.specifications,
      operands: [
        OperandSpecification(
          "TARGET", "The target's name; not needed where there is only one.", isRequired: false)
      ],
      examples: [
        CommandExample("sitegen publish --dry-run", "Tells what would be done at the only target."),
        CommandExample("sitegen publish pages", "Publishes to the target 'pages'."),
      ]),
    run: { parsed, console throws(OutputError) in
      try PublishCommand(parsed: parsed, console: console).run()
    })
}

/// One run of `sitegen publish`.
private struct PublishCommand {
  let parsed: ParsedCommand
  let console: Console

  func run() throws(OutputError) -> ExitStatus {
    let options: SiteOptions
    let limit: Int?
    do throws(DiagnosticError) {
      options = try SiteOptions(parsed)
      limit = try deletionLimit()
      if parsed.value("output") == "" { throw DiagnosticError(SiteOptions.emptyFolder("output")) }
    } catch {
      console.report(error.diagnostics)
      return .wrongUsage
    }
    guard let (site, found) = options.load(console: console) else { return .failed }
    let targets = site.configuration.targets
    guard !targets.isEmpty else {
      console.report(PublishingChoice.missing(in: options.root.shown("site/site.yml")))
      return .failed
    }
    let target: PublishingTarget
    do throws(DiagnosticError) {
      target = try PublishingChoice(targets).target(parsed.operands.first)
    } catch {
      console.report(error.diagnostics)
      return .wrongUsage
    }
    let plan: SitePlan
    do throws(DiagnosticError) {
      plan = try SitePlanner(site).plan()
    } catch {
      console.report(options.told(found + error.diagnostics))
      return .failed
    }
    let path = parsed.value("output") ?? options.root.shown("public")
    return try publish(
      PublishingRequest(
        target: target, root: options.root, output: Folder(path: path, name: path),
        site: site.configuration.url, gallery: site.configuration.gallery,
        plan: plan.fingerprint, homes: HomeFolders.current, adopts: parsed.flag("adopt"),
        deletionLimit: limit, includesDrafts: parsed.flag("drafts")),
      options: options)
  }

  private func publish(
    _ request: PublishingRequest, options: SiteOptions
  ) throws(OutputError) -> ExitStatus {
    let isDryRun = parsed.flag("dry-run")
    let run: PublishingRun
    let receipt: PublishingReceipt?
    do throws(PublishingError) {
      run = try Publisher(request).prepare()
      console.report(run.warnings)
      receipt = isDryRun ? nil : try run.publish()
    } catch {
      console.report(error.diagnostics)
      return error.isOutside ? .failedOutside : .failed
    }
    if parsed.flag("json") {
      let report = PublishingReport(request, plan: run.plan, isDryRun: isDryRun, receipt: receipt)
      try console.write(report.json.text() + "\n")
    } else if !options.isQuiet {
      let summary = PublishingSummary(plan: run.plan, request: request)
      try console.write(isDryRun ? summary.planned : summary.done(receipt))
    }
    return .done
  }

  private func deletionLimit() throws(DiagnosticError) -> Int? {
    guard let text = parsed.value("max-deletes") else { return nil }
    if text.utf8.allSatisfy((UInt8(ascii: "0")...UInt8(ascii: "9")).contains),
      let number = Int(text)
    {
      return number
    }
    throw DiagnosticError(
      Diagnostic(
        .invalidValue, "'--max-deletes' must be a number of files, not '\(text)'",
        hint: "write it in digits, as in --max-deletes 500"))
  }
}
