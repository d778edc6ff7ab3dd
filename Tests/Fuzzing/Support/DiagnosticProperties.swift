import Diagnostics

/// Checks what holds for all diagnostics of a file: there is a place in the file, and they print.
///
/// - Parameters:
///   - diagnostics: what was told about the file.
///   - bytes: what the file holds.
func expectPlaces(of diagnostics: [Diagnostic], in bytes: [UInt8]) {
  // Each CR may be a line end of its own.
  let lines = 1 + bytes.count { $0 == 0x0A || $0 == 0x0D }
  for diagnostic in diagnostics {
    guard let location = diagnostic.location else { fatalError("no place: \(diagnostic)") }
    expect((1...lines).contains(location.line), "no such line: \(diagnostic)")
    expect(!diagnostic.message.isEmpty, "no message: \(diagnostic)")
    if let line = diagnostic.sourceLine {
      expect(location.column <= line.unicodeScalars.count + 1, "no such column: \(diagnostic)")
    }
    let text = DiagnosticPrinter().text(for: diagnostic)
    expect(text.count { $0 == "\n" } <= 3, "more than a line and its caret: \(text)")
  }
}
