import Diagnostics

/// The first row of a CSV file, which tells what the cells of the others are.
struct CSVHeader {
  let source: SourceText
  let columnCount: Int
  let shape: CSVShape

  /// The header that a row is.
  ///
  /// - Parameter row: the first row.
  /// - Throws: everything that is wrong with it; no other row can be understood then.
  init(_ row: CSVRow) throws(DiagnosticError) {
    guard row.diagnostics.isEmpty else { throw DiagnosticError(row.diagnostics) }
    source = row.source
    columnCount = row.cells.count
    if let diagnostic = Self.separatorDiagnostic(of: row) { throw DiagnosticError(diagnostic) }
    guard columnCount <= YAMLReader.nodeLimit else {
      throw DiagnosticError(
        source.diagnostic(
          .documentTooLarge, "there are more than \(YAMLReader.nodeLimit) columns",
          at: row.location))
    }
    var tree = CSVColumnTree()
    var log = CSVHeaderLog(source: source)
    for column in row.cells.indices {
      let key = CSVColumn(name: row.text(column).trimmed, location: row.cells[column].location)
      tree.insert(key, at: column, reporting: &log)
    }
    shape = tree.shape(reporting: &log)
    guard log.diagnostics.isEmpty else {
      throw DiagnosticError(log.diagnostics.sortedByLocation())
    }
  }

  /// A single key with another separator in it shows that the file is not separated by commas.
  private static func separatorDiagnostic(of row: CSVRow) -> Diagnostic? {
    guard row.cells.count == 1 else { return nil }
    let names: [UInt8: String] = [.semicolon: "semicolons", .tab: "tabs"]
    let text = row.source.bytes
    guard let offset = text.firstIndex(where: { names[$0] != nil }), let name = names[text[offset]]
    else { return nil }
    return row.source.diagnostic(
      .invalidCSV, "the keys are separated by \(name)", hint: "separate cells with commas",
      at: row.source.location(ofByte: offset))
  }
}
