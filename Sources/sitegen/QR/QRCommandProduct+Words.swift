import Diagnostics
import QRCodes
import ShareCards

extension QRCommandProduct {
  /// The text below the code; nil when there is to be none.
  ///
  /// - Throws: `DiagnosticError` when the code carries no text that could be shown.
  static func caption(
    _ content: QRCommandContent, _ options: QRCommandOptions
  ) throws(DiagnosticError) -> String? {
    switch options.caption {
    case nil: return nil
    case .text(let text): return text
    case .source:
      if let text = content.text { return text }
      throw DiagnosticError(
        Diagnostic(
          .invalidEncoding, "standard input is not UTF-8 text, so it cannot be the caption",
          hint: "give a caption by --caption-text"))
    }
  }

  static func summary(_ size: String, bytes: Int, _ symbol: QRSymbol) -> String {
    "\(size) in \(Console.count(bytes, "byte")): a QR code of version \(symbol.version) and level"
      + " \(symbol.correction.rawValue) that carries"
      + " \(Console.count(symbol.payload.count, "byte"))"
  }

  static func warning(_ issue: CardIssue) -> Diagnostic? {
    switch issue {
    case .truncated:
      Diagnostic(
        .textTruncated, severity: .warning, "the caption is too long and ends in '…'",
        hint: "give a shorter one by --caption-text")
    case .missingGlyphs(let scalars):
      Diagnostic(
        .missingGlyph, severity: .warning,
        CardIssue.message(missing: scalars, in: " in the caption"),
        hint: CardIssue.missingGlyphHint + ", or give another caption by --caption-text")
    // A code alone is black on white, as its caption nearly is, and has neither a logo nor a budget.
    case .lowCodeContrast, .lowTextContrast, .logoLeftOut, .fewerColors, .overBudget: nil
    }
  }
}
