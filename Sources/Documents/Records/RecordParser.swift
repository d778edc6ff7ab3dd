import Diagnostics

/// Finds and reads the records of one format.
protocol RecordParser {
  /// Reads the next record.
  ///
  /// - Parameter input: what is left of the file; the record is taken from it.
  /// - Returns: the record, or nil at the end.
  /// - Throws: what keeps the rest of the file from being read.
  mutating func next(from input: inout RecordInput) throws(DiagnosticError) -> Record?
}
