import Arguments
import Canvas
import Diagnostics
import QRCodes

extension Command {
  /// The command `sitegen scan`.
  static let scan = Command(
    specification: CommandSpecification(
      "scan", "Tell what the QR codes in pictures carry.",
      discussion: """
        Shows each code with its place in pixels, what it is and what it holds. Characters that do \
        not show, or that turn text around, are written as \\u{202E}. Nothing is opened, sent or \
        added. Pictures are PNG, JPEG, GIF, WebP, BMP, AVIF or SVG, whatever their names; - reads \
        one from standard input.

        A code that is not safe is refused: a link that is not https, or not in a scheme that \
        --scheme allows, a contact that is not whole. The exit status is 1 when a picture has no \
        code or one is refused.
        """,
      options: [
        .value(
          "expect", "KIND", "Refuse codes of any other kind.", choices: ["contact", "link"]),
        .value(
          "scheme", "NAME", "Allow links with this scheme of an app besides https.",
          isRepeatable: true),
        .flag("json", "Write JSON, for programs."),
      ],
      operands: [
        OperandSpecification(
          "IMAGE", "A picture file, or - for standard input.", isRepeatable: true)
      ],
      examples: [
        CommandExample("sitegen scan public/cards/*/*/wide.png", "Reads finished cards."),
        CommandExample(
          "sitegen scan --expect link --scheme musicnotes photo.jpg",
          "Checks that a photo shows a link, which may open the app."),
      ]),
    run: { parsed, console throws(OutputError) in
      try ScanCommand(parsed: parsed, console: console).run()
    })
}

/// One run of `sitegen scan`.
private struct ScanCommand {
  let parsed: ParsedCommand
  let console: Console

  func run() throws(OutputError) -> ExitStatus {
    let rules: ScanRules
    do throws(DiagnosticError) {
      rules = try ScanRules(parsed)
    } catch {
      console.report(error.diagnostics)
      return .wrongUsage
    }
    guard let finder = try? CodeFinder() else {
      console.report(
        Diagnostic(
          .renderingFailed, QRCodeError.readerUnavailable.message,
          hint: QRCodeError.readerUnavailable.hint))
      return .failedOutside
    }
    var scans: [PictureScan] = []
    for path in parsed.operands {
      let scan = PictureScan(path, finder: finder, rules: rules)
      if !parsed.flag("json") { try console.write(scan.text) }
      scans.append(scan)
    }
    if parsed.flag("json") { try console.write(PictureScan.json(of: scans)) }
    let diagnostics = scans.flatMap(\.diagnostics)
    console.report(diagnostics)
    if scans.contains(where: \.isUnread) { return .failedOutside }
    return diagnostics.containsErrors ? .failed : .done
  }
}
