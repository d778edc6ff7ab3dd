import Arguments
import Diagnostics

extension QRCommandOptions {
  /// The options that only a vCard has.
  static let contactFields = ["telephone", "email", "organization", "url"]

  /// Pairs of options that contradict each other.
  private static let conflicts = [
    ("contact", "vcard"), ("text", "contact"), ("text", "vcard"), ("text", "scheme"),
    ("contact", "scheme"),
  ]

  /// Checks which options stand together.
  ///
  /// - Throws: `DiagnosticError` for the first pair that does not go together.
  static func checkCombinations(_ parsed: ParsedCommand) throws(DiagnosticError) {
    for (first, second) in conflicts where parsed.flag(first) && parsed.flag(second) {
      throw DiagnosticError(
        Diagnostic(
          .unexpectedArgument, "'--\(first)' and '--\(second)' cannot be used together",
          hint: "leave one of them out"))
    }
    if !parsed.flag("vcard"), let field = contactFields.first(where: parsed.flag) {
      throw DiagnosticError(
        Diagnostic(
          .unexpectedArgument, "'--\(field)' is for vCards only",
          hint: "add --vcard, or leave it out"))
    }
  }

  /// Checks that the format has what the other options ask for.
  ///
  /// - Throws: `DiagnosticError` for the first option that it does not have.
  func checkFormat() throws(DiagnosticError) {
    let format = output.format
    if caption != nil, format != .png {
      throw Self.misplaced("a caption", "PNG", format: format)
    }
    if case .text(let text) = caption, text.isVisiblyEmpty {
      throw DiagnosticError(
        Diagnostic(
          .invalidValue, "'--caption-text' is empty",
          hint: "leave it out for a code without a caption"))
    }
    if size != nil, format == .text {
      throw Self.misplaced("a size in pixels", "PNG and SVG", format: format)
    }
    if isInverted, format != .text {
      throw Self.misplaced("inverted blocks", "text", format: format)
    }
  }

  private static func misplaced(
    _ what: String, _ formats: String, format: QRCommandOutput.Format
  ) -> DiagnosticError {
    DiagnosticError(
      Diagnostic(
        .unexpectedArgument, "only \(formats) can have \(what), not \(format.displayName)",
        hint: "choose the format by the file's ending, such as '-o code.png', or by --format"))
  }
}
