import Diagnostics

extension Diagnostic {
  /// Appends the diagnostic to bytes.
  func write(to writer: inout ByteWriter) {
    writer.add(code.rawValue)
    writer.add(severity.rawValue)
    writer.add(message)
    writer.add(hint) { $0.add($1) }
    writer.add(sourceLine) { $0.add($1) }
    writer.add(location) { writer, location in
      writer.add(location.file)
      writer.add(location.line)
      writer.add(location.column)
      writer.add(location.length)
    }
  }

  /// Reads a diagnostic that `write(to:)` wrote; nil when it is none.
  init?(from reader: inout ByteReader) {
    guard let code = reader.text().flatMap(DiagnosticCode.init),
      let severity = reader.text().flatMap(Severity.init), let message = reader.text(),
      let hint = reader.optional({ $0.text() }), let sourceLine = reader.optional({ $0.text() }),
      let location = reader.optional({ SourceLocation(from: &$0) })
    else { return nil }
    self.init(
      code, severity: severity, message, hint: hint, at: location, sourceLine: sourceLine)
  }
}

extension SourceLocation {
  fileprivate init?(from reader: inout ByteReader) {
    guard let file = reader.text(), let line = reader.count(), let column = reader.count(),
      let length = reader.count()
    else { return nil }
    self.init(file: file, line: line, column: column, length: length)
  }
}
