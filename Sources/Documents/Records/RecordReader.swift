import Diagnostics

/// Reads the records of a data file one after the other.
///
/// The file comes in chunks of any size, and one record at a time is in memory, so files of any
/// size can be read. A record whose form is wrong comes with its diagnostics, and the next ones
/// follow, as long as it is sure where they begin.
package struct RecordReader {
  /// The most bytes in one record.
  package static let byteLimit = 1_000_000

  private var input: RecordInput
  private var parser: any RecordParser
  private var hasBegun = false
  private var isDone = false

  /// A reader at the start of a file.
  ///
  /// - Parameters:
  ///   - format: the form of the file.
  ///   - path: the file's path as the user would type it.
  ///   - nextChunk: gives the file's bytes piece by piece, and nil at its end.
  package init(
    format: RecordFormat, path: String,
    nextChunk: @escaping () throws(DiagnosticError) -> [UInt8]?
  ) {
    input = RecordInput(path: path, nextChunk: nextChunk)
    parser =
      switch format {
      case .csv: CSVRecordParser()
      case .json: JSONRecordParser()
      case .ndjson: NDJSONRecordParser()
      }
  }

  /// Reads the next record.
  ///
  /// - Returns: the record; nil at the end of the file, and after an error was thrown.
  /// - Throws: what keeps the rest of the file from being read.
  package mutating func next() throws(DiagnosticError) -> Record? {
    guard !isDone else { return nil }
    isDone = true
    if !hasBegun { try input.skipByteOrderMark() }
    hasBegun = true
    guard let record = try parser.next(from: &input) else { return nil }
    isDone = false
    return record
  }
}
