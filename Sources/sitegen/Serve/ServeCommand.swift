import Arguments
import Diagnostics
import SiteGenerator
import Studio

extension Command {
  /// The command `sitegen serve`.
  static let serve = Command(
    specification: CommandSpecification(
      "serve", aliases: ["preview"], "Look at the site and its cards in a browser.",
      discussion: """
        The gallery shows every card in every size and style, and the site is there as it will be \
        when it is published, unlisted pages too. Nothing is built: a page or a card is made when \
        the browser asks for it. Saving a file brings what is open up to date, and what is wrong \
        with it is told on the page.
        """,
      options: ServeOptions.specifications + SiteOptions.specifications,
      examples: [
        CommandExample("sitegen serve --open", "Opens the gallery of the current folder's site."),
        CommandExample(
          "sitegen serve --host 0.0.0.0", "Lets phones in the same network look at it, too."),
      ]),
    run: { parsed, console throws(OutputError) in
      try ServeCommand(parsed: parsed, console: console).run()
    })
}

/// One run of `sitegen serve`.
private struct ServeCommand {
  let parsed: ParsedCommand
  let console: Console

  func run() throws(OutputError) -> ExitStatus {
    let site: SiteOptions
    let options: ServeOptions
    do throws(DiagnosticError) {
      site = try SiteOptions(parsed)
      options = try ServeOptions(parsed)
    } catch {
      console.report(error.diagnostics)
      return .wrongUsage
    }
    guard site.root.kind(of: SiteLoader.configurationPath) == .file else {
      console.report(SiteLoader.missingSite(in: site.root))
      return .failed
    }
    guard let signals = StopSignals() else {
      console.report(Self.outOfFiles)
      return .failedOutside
    }
    return try SiteServing(site: site, options: options, console: console).run(until: signals)
  }

  private static let outOfFiles = Diagnostic(
    .unreadableFile, "the system gives no more files to this program",
    hint: "close other programs, or raise the limit by ulimit -n")
}
