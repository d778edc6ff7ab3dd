import Arguments
import Diagnostics
import QRCodes
import ShareCards
import SiteGenerator

extension Command {
  /// The command `sitegen qr`.
  static let qr = Command(
    specification: CommandSpecification(
      "qr", "Make a QR code of a link, a text or a contact.",
      discussion: """
        Shows the code in the terminal, or writes it as PNG, SVG or text. Each code is read back \
        from finished pixels before it is written.

        A TEXT with a scheme and '//' is a link: it has to be https, or of a scheme that --scheme \
        allows. White space at the ends of TEXT is left out. Without --output, or with '-' in its \
        place, the code goes to standard output.
        """,
      options: QRCommandOptions.specifications,
      operands: [
        OperandSpecification(
          "TEXT", "What the code carries, or a contact's name; '-' reads standard input.")
      ],
      examples: [
        CommandExample("sitegen qr https://share.example/join", "Shows a code in the terminal."),
        CommandExample(
          "sitegen qr --scheme musicnotes -o join.svg 'musicnotes://join?code=MUSIC-A3B7K2'",
          "Writes a code that opens an app."),
        CommandExample(
          "sitegen qr --caption -o post.png 'See you at eight'",
          "Writes a picture to post, with the text below the code."),
        CommandExample(
          "sitegen qr --vcard --email mara@example.org -o mara.png 'Mara Lindqvist'",
          "Writes a contact that every camera can add."),
      ]),
    run: { parsed, console throws(OutputError) in
      try QRCommand(parsed: parsed, console: console).run()
    })
}

/// One run of `sitegen qr`.
private struct QRCommand {
  let parsed: ParsedCommand
  let console: Console

  func run() throws(OutputError) -> ExitStatus {
    let options: QRCommandOptions
    do throws(DiagnosticError) {
      options = try QRCommandOptions(parsed)
    } catch {
      console.report(error.diagnostics)
      return .wrongUsage
    }
    let content: QRCommandContent
    let product: QRCommandProduct
    do throws(DiagnosticError) {
      content = try QRCommandContent(options)
      product = try QRCommandProduct(content, options)
      if let path = options.output.path { try product.write(to: path, options.output.format) }
    } catch {
      console.report(error.diagnostics)
      return status(for: error)
    }
    if options.output.path == nil { try Console.writeOutput(product.bytes) }
    console.report(content.warnings + product.warnings)
    if let path = options.output.path, !options.isQuiet {
      try console.write("wrote \(path.printable), \(product.summary)\n")
    }
    return .done
  }

  /// What cannot be read or written is no fault of the text.
  private func status(for error: DiagnosticError) -> ExitStatus {
    let outside: Set<DiagnosticCode> = [.unreadableFile, .unwritableFile]
    return error.diagnostics.contains { outside.contains($0.code) } ? .failedOutside : .failed
  }
}
