import Diagnostics

/// Collects what is wrong with the keys of a header.
struct CSVHeaderLog {
  /// The most faults that are told; more of them tell nothing new.
  private static let limit = 20

  private(set) var diagnostics: [Diagnostic] = []
  private let source: SourceText

  init(source: SourceText) {
    self.source = source
  }

  mutating func report(
    _ message: String, hint: String, code: DiagnosticCode = .invalidCSV, at column: CSVColumn
  ) {
    guard diagnostics.count < Self.limit else { return }
    diagnostics.append(source.diagnostic(code, message, hint: hint, at: column.location))
  }
}
