import Diagnostics

/// Reads the lines of a file as JSON objects.
struct NDJSONRecordParser: RecordParser {
  private var number = 0

  mutating func next(from input: inout RecordInput) throws(DiagnosticError) -> Record? {
    guard try input.skipBlankLines() else { return nil }
    var count = 0
    while let byte = try input.byte(at: count), byte != .lineFeed { count += 1 }
    let line = try input.take(count)
    input.skip(1)
    number += 1
    return record(line)
  }

  private func record(_ line: SourceText) -> Record {
    var parser = JSONParser(line)
    do {
      let node = try parser.document()
      return Record(number: number, node: node, source: line, diagnostics: parser.diagnostics)
    } catch {
      let fault = error.diagnostic(in: line)
      return Record(
        number: number, node: DocumentNode(.refused, at: line.location(ofByte: 0)), source: line,
        diagnostics: parser.diagnostics + [fault])
    }
  }
}
