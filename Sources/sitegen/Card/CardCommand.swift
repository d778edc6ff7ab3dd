import Arguments
import Diagnostics
import SiteGenerator

extension Command {
  /// The command `sitegen card`.
  static let card = Command(
    specification: CommandSpecification(
      "card", "Draw cards without building a site.",
      discussion: """
        Draws the cards of a content file (.md) exactly as a build would, those of each record of a \
        data file (.csv, .json, .ndjson), or one card of what options say. The site around \
        the file, or around the current folder, gives theme, style and brand; without one, the \
        theme is 'default'. Drafts and pages that are not yet published are drawn, too.

        Each file is named by the page's slug and the size, such as first-5k-wide.png, unless \
        --output names a file. Every code is read back from the finished card before it is written.
        """,
      options: CardCommandOptions.specifications,
      operands: [
        OperandSpecification(
          "FILE", "A content file, or a data file with a card in each record.", isRequired: false)
      ],
      examples: [
        CommandExample(
          "sitegen card content/awards/first-5k.md --size all",
          "Draws a page's cards in all sizes."),
        CommandExample(
          "sitegen card --metric 42.2 --title 'First marathon' --icon trophy -o marathon.png",
          "Draws an achievement."),
        CommandExample(
          "sitegen card --title 'Week 12' --stat 'Steps=52,340:up' --stat Runs=4 --size story",
          "Draws figures, the first with an arrow."),
        CommandExample(
          "sitegen card --title 'Run with us' --code TUE-A3B7 --link https://run.example/TUE-A3B7",
          "Draws an invitation with a QR code."),
        CommandExample(
          "sitegen card moments.csv --size square,story --format jpeg -o out/",
          "Draws two cards for each row."),
      ]),
    run: { parsed, console throws(OutputError) in
      try await CardCommand(parsed: parsed, console: console).run()
    })
}

/// One run of `sitegen card`.
private struct CardCommand {
  let parsed: ParsedCommand
  let console: Console

  func run() async throws(OutputError) -> ExitStatus {
    let options: CardCommandOptions
    do throws(DiagnosticError) {
      options = try CardCommandOptions(parsed)
    } catch {
      console.report(error.diagnostics)
      return .wrongUsage
    }
    let batch: CardBatch
    do throws(CardFault) {
      var loader = CardLoader(options.request)
      batch = try loader.load()
    } catch {
      console.report(error.diagnostics)
      return error.isOfCommandLine ? .wrongUsage : Self.status(for: error.diagnostics)
    }
    let target: CardCommandTarget
    do throws(DiagnosticError) {
      target = try options.output.target(of: batch.cards.count)
    } catch {
      console.report(error.diagnostics)
      return .wrongUsage
    }
    if case .standardOutput = target { return try write(batch) }
    return try await draw(batch, to: target, options)
  }

  /// Writes the only card to standard output.
  private func write(_ batch: CardBatch) throws(OutputError) -> ExitStatus {
    let product = batch.cards.first.map(batch.product)
    let diagnostics = (batch.diagnostics + (product?.diagnostics ?? [])).sortedByLocation()
    if let product, !product.diagnostics.containsErrors { try Console.writeOutput(product.bytes) }
    console.report(diagnostics)
    return Self.status(for: diagnostics)
  }

  private func draw(
    _ batch: CardBatch, to target: CardCommandTarget, _ options: CardCommandOptions
  ) async throws(OutputError) -> ExitStatus {
    let outcomes = await batch.draw(jobs: options.jobs) { card, bytes throws(DiagnosticError) in
      let path = target.path(of: card)
      try OutputFile.replace(path, with: bytes, example: card.name)
    }
    let diagnostics = (batch.diagnostics + outcomes.flatMap(\.diagnostics)).sortedByLocation()
    console.report(diagnostics)
    let report = CardReport(outcomes: outcomes, target: target)
    if options.writesJSON {
      try console.write(report.json)
    } else if !options.isQuiet {
      try console.write(options.isOfDataFile ? report.summary : report.text)
    }
    return Self.status(for: diagnostics)
  }

  /// What cannot be read or written is no fault of the content.
  private static func status(for diagnostics: [Diagnostic]) -> ExitStatus {
    let outside: Set<DiagnosticCode> = [.unreadableFile, .unwritableFile]
    if diagnostics.contains(where: { $0.severity == .error && outside.contains($0.code) }) {
      return .failedOutside
    }
    return diagnostics.containsErrors ? .failed : .done
  }
}
