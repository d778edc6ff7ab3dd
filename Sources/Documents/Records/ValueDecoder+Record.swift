import Diagnostics

extension ValueDecoder {
  /// Decodes a record of a data file.
  ///
  /// - Parameters:
  ///   - record: the record.
  ///   - documentName: what the record is called in messages, such as `row`.
  /// - Returns: the value, nil when there are errors, and everything that is to be told, what the
  ///   reader found included.
  package func decode(
    record: Record, documentName: String
  ) -> (value: Value?, diagnostics: [Diagnostic]) {
    var context = DecodingContext(source: record.source, documentName: documentName)
    let value = decode(record.node, in: &context)
    let found = context.diagnostics.map { diagnostic in
      var diagnostic = diagnostic
      // A key stands in the header, which is no part of the record's own text.
      if diagnostic.sourceLine == nil, let location = diagnostic.location {
        diagnostic.sourceLine = record.header?.excerptLine(location.line)
      }
      return diagnostic
    }
    let diagnostics = (record.diagnostics + found).sortedByLocation()
    return (diagnostics.containsErrors ? nil : value, diagnostics)
  }
}
