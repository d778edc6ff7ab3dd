import Diagnostics

/// One record of a data file: a row or an object.
package struct Record: Hashable, Sendable {
  /// Which record of the file it is: 1 is the first row of data or the first object.
  package let number: Int
  /// The values as a mapping; refused when the record's form is wrong.
  package let node: DocumentNode
  /// The piece of the file that holds the record.
  package let source: SourceText
  /// What is to be told about the record's form.
  package let diagnostics: [Diagnostic]
  /// The row with the keys, where they stand in one of their own.
  package let header: SourceText?

  init(
    number: Int, node: DocumentNode, source: SourceText, diagnostics: [Diagnostic],
    header: SourceText? = nil
  ) {
    self.number = number
    self.node = node
    self.source = source
    self.diagnostics = diagnostics
    self.header = header
  }
}
