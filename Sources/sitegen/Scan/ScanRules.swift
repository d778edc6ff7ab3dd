import Arguments
import Diagnostics

/// What `sitegen scan` lets through.
struct ScanRules {
  /// The only kind of code that is taken; nil for all.
  let expected: ScannedKind?
  let allowedSchemes: Set<String>

  init(expected: ScannedKind?, allowedSchemes: Set<String>) {
    self.expected = expected
    self.allowedSchemes = allowedSchemes
  }

  /// Reads the options.
  ///
  /// - Throws: `DiagnosticError` for a scheme that no app can have.
  init(_ parsed: ParsedCommand) throws(DiagnosticError) {
    expected = parsed.value("expect").flatMap(ScannedKind.init)
    allowedSchemes = try SchemeOption.schemes(parsed)
  }
}
