import Diagnostics

/// One row of a CSV file, with what is wrong with its form.
struct CSVRow {
  let source: SourceText
  let cells: [CSVCell]
  let diagnostics: [Diagnostic]
  /// The place of the whole row; of its first line where there are more.
  let location: SourceLocation

  init(source: SourceText, cells: [CSVCell], diagnostics: [Diagnostic]) {
    self.source = source
    self.cells = cells
    self.diagnostics = diagnostics
    let firstLine = source.bytes.prefix { $0 != .lineFeed }
    location = source.location(ofByte: 0, length: firstLine.count { !$0.isContinuation })
  }

  /// The text of a cell.
  func text(_ column: Int) -> String {
    cells[column].text(in: source.bytes)
  }

  /// Whether a cell holds nothing, or blanks without quotes.
  func isBlank(_ cell: CSVCell) -> Bool {
    let text = source.bytes[cell.range]
    return text.isEmpty
      || (text.allSatisfy(\.isBlank) && !cell.isQuoted(in: source.bytes))
  }
}
