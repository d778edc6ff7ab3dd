import Diagnostics
import Documents

/// Diagnostics as the browser gets them.
enum ProblemText {
  /// One diagnostic as a JSON object.
  static func json(_ diagnostic: Diagnostic) -> JSONText {
    let location = diagnostic.location
    return .object([
      ("severity", .string(diagnostic.severity.rawValue)),
      ("code", .string(diagnostic.code.rawValue)),
      ("file", .optional(location?.file)),
      ("line", location.map { .number($0.line) } ?? .null),
      ("column", location.map { .number($0.column) } ?? .null),
      ("message", .string(diagnostic.message)),
      ("hint", .optional(diagnostic.hint)),
      ("excerpt", .optional(DiagnosticPrinter().excerpt(for: diagnostic))),
    ])
  }

  /// All diagnostics, errors first.
  static func json(_ diagnostics: [Diagnostic]) -> JSONText {
    .array(sorted(diagnostics).map(json))
  }

  /// Diagnostics as a terminal shows them.
  static func plain(_ diagnostics: [Diagnostic]) -> String {
    sorted(diagnostics).map(DiagnosticPrinter().text).joined()
  }

  private static func sorted(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    let order: [Severity] = [.error, .warning, .note]
    return order.flatMap { severity in diagnostics.filter { $0.severity == severity } }
  }
}
