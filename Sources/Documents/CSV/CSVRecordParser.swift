import Diagnostics

/// Reads the rows of a CSV file as records, by the keys in its first row.
struct CSVRecordParser: RecordParser {
  private var header: CSVHeader?
  private var number = 0

  mutating func next(from input: inout RecordInput) throws(DiagnosticError) -> Record? {
    if header == nil { header = try readHeader(from: &input) }
    guard let header,
      let row = try CSVRowScanner.nextRow(from: &input, capacity: header.columnCount)
    else { return nil }
    number += 1
    return record(of: row, header: header)
  }

  private func readHeader(from input: inout RecordInput) throws(DiagnosticError) -> CSVHeader {
    guard let row = try CSVRowScanner.nextRow(from: &input, capacity: 0) else {
      throw DiagnosticError(
        try input.diagnostic(
          .invalidCSV, "the file has no rows", hint: "begin with a row of keys: title,subtitle"))
    }
    return try CSVHeader(row)
  }

  private func record(of row: CSVRow, header: CSVHeader) -> Record {
    var diagnostics = row.diagnostics
    if diagnostics.isEmpty { diagnostics += countDiagnostic(of: row, header: header) }
    var node = DocumentNode(.refused, at: row.location)
    if diagnostics.isEmpty {
      var builder = CSVRecordBuilder(row: row)
      node = builder.record(header.shape)
      if builder.isFull { diagnostics.append(fullDiagnostic(of: row)) }
    }
    return Record(
      number: number, node: node, source: row.source, diagnostics: diagnostics,
      header: header.source)
  }

  private func countDiagnostic(of row: CSVRow, header: CSVHeader) -> [Diagnostic] {
    let count = row.cells.count
    guard count != header.columnCount else { return [] }
    let location =
      count > header.columnCount ? row.cells[header.columnCount].location : row.location
    let cells = count == 1 ? "1 cell" : "\(count) cells"
    return [
      row.source.diagnostic(
        .invalidCSV, "the row has \(cells), but the header has \(header.columnCount)",
        hint: count > header.columnCount
          ? "put a cell in quotes if it holds commas"
          : "write a comma for each cell that is left empty",
        at: location)
    ]
  }

  private func fullDiagnostic(of row: CSVRow) -> Diagnostic {
    row.source.diagnostic(
      .documentTooLarge, "there are more than \(YAMLReader.nodeLimit) values", at: row.location)
  }
}
