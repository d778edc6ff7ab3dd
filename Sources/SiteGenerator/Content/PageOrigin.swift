import Diagnostics
import Documents

/// Where a page was written: a content file, or a record of a data file.
package struct PageOrigin: Sendable {
  /// The path of the file as the user would type it.
  package let file: String
  /// The path of the file below the content folder, which links in it are relative to.
  package let contentPath: String
  /// The place in the file where the page begins.
  package let location: SourceLocation
  /// The number of the record, counted from 1; nil for a content file.
  package let record: Int?
  /// The file's text, which diagnostics show a line of; a record's is not kept.
  let source: SourceText?

  init(_ source: SourceText, contentPath: String) {
    file = source.path
    self.contentPath = contentPath
    location = SourceLocation(file: source.path)
    record = nil
    self.source = source
  }

  init(_ record: Record, contentPath: String) {
    file = record.source.path
    self.contentPath = contentPath
    location = record.node.location
    self.record = record.number
    source = nil
  }

  /// What the page comes from, in words for messages.
  package var description: String {
    record.map { "\(file), record \($0)" } ?? file
  }

  func diagnostic(
    _ code: DiagnosticCode, severity: Severity = .error, _ message: String, hint: String? = nil,
    at location: SourceLocation
  ) -> Diagnostic {
    source?.diagnostic(code, severity: severity, message, hint: hint, at: location)
      ?? Diagnostic(code, severity: severity, message, hint: hint, at: location)
  }
}
