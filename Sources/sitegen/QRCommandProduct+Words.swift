import Diagnostics
import QRCodes
import ShareCards

extension QRCommandProduct {
  /// How a code is drawn in text.
  ///
  /// Most terminals show light letters on dark, editors and pages dark ones on light. Without
  /// colours, one of them has to be guessed.
  static func ink(_ options: QRCommandOptions) -> QRSymbol.BlockInk {
    let isOnTerminal = options.output.path == nil && Console.isTerminal
    if isOnTerminal, Console.takesColor, !options.isInverted { return .blackOnWhite }
    return isOnTerminal != options.isInverted ? .lightModules : .darkModules
  }

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
        "no installed font has "
          + scalars.map { "U+" + String($0.value, radix: 16, uppercase: true) }
          .joined(separator: ", ") + ", so boxes are drawn in the caption",
        hint: "install a font with the script, such as the packages fonts-noto-core and "
          + "fonts-noto-cjk, or give another caption by --caption-text")
    // A code alone is black on white and has no logo.
    case .lowCodeContrast, .logoLeftOut: nil
    }
  }

  static func code(of error: QRCodeGeneratorError) -> DiagnosticCode {
    switch error {
    case .emptyText, .emptyCaption: .missingValue
    case .textTooLong: .payloadTooLong
    case .sizeTooSmall, .sizeTooLarge: .invalidValue
    case .unscannable: .unscannableCode
    case .fontsUnavailable: .noFonts
    case .failed: .renderingFailed
    }
  }
}
