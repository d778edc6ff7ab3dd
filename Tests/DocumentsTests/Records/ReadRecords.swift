import Diagnostics
import Documents

/// What a reader gives for a whole file.
struct ReadRecords: Equatable {
  var records: [Record] = []
  /// What ended the reading before the file's end.
  var fault: [Diagnostic] = []

  /// Reads a file in chunks of some bytes.
  init(_ format: RecordFormat, _ bytes: [UInt8], chunk: Int = .max) {
    var rest = bytes[...]
    var reader = RecordReader(format: format, path: "a") { () throws(DiagnosticError) in
      guard !rest.isEmpty else { return nil }
      defer { rest = rest.dropFirst(chunk) }
      return Array(rest.prefix(chunk))
    }
    do {
      while let record = try reader.next() { records.append(record) }
    } catch {
      fault = error.diagnostics
    }
  }

  init(_ format: RecordFormat, _ text: String) {
    self.init(format, Array(text.utf8))
  }

  /// All diagnostics as they are printed, those of the records first.
  var messages: String {
    printed(records.flatMap(\.diagnostics) + fault)
  }

  /// The records in the short form of `outline`.
  var outlines: [String] {
    records.map { outline($0.node) }
  }
}

/// A node as text: plain scalars as they are, others in quotes, lists and mappings in brackets.
func outline(_ node: DocumentNode) -> String {
  switch node.content {
  case .scalar(let text, .plain): text
  case .scalar(let text, _): "'\(text)'"
  case .sequence(let items): "[\(items.map(outline).joined(separator: ", "))]"
  case .mapping(let entries):
    "{\(entries.map { "\($0.key): \(outline($0.value))" }.joined(separator: ", "))}"
  case .refused: "refused"
  }
}
