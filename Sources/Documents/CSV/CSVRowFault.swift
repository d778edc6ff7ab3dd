import Diagnostics

/// A quote in a row that is not used as RFC 4180 says.
struct CSVRowFault {
  enum Kind {
    case unclosedQuote
    case quoteInside
    case textBehindQuote
  }

  let kind: Kind
  /// The byte of the row to point at.
  let offset: Int
  /// The first byte of the cell.
  let cellStart: Int

  init(_ kind: Kind, at offset: Int, cellStart: Int) {
    self.kind = kind
    self.offset = offset
    self.cellStart = cellStart
  }

  func diagnostic(in row: SourceText) -> Diagnostic {
    switch kind {
    case .unclosedQuote:
      return invalid("the quote is never closed", hint: "close the cell with \"", at: offset, row)
    case .quoteInside:
      let isIndented = row.bytes[cellStart..<offset].allSatisfy(\.isBlank)
      return invalid(
        "a quote inside a cell without quotes",
        hint: isIndented
          ? "remove the blanks before the quote"
          : "put the whole cell in quotes, and write \"\" for a quote inside",
        at: offset, row)
    case .textBehindQuote:
      return textBehindQuote(row)
    }
  }

  private func textBehindQuote(_ row: SourceText) -> Diagnostic {
    let opening = row.location(ofByte: cellStart)
    let closing = row.location(ofByte: offset)
    guard opening.line == closing.line else {
      return invalid(
        "the quote that opens here is closed on line \(closing.line)",
        hint: "close it where the cell ends, and write \"\" for a quote inside", at: cellStart, row)
    }
    let rest = row.bytes[offset...].prefix { $0 != .comma && $0 != .lineFeed }
    return invalid(
      "text behind the closing quote",
      hint: rest.allSatisfy(\.isBlank)
        ? "remove the blanks behind the quote" : "write \"\" for a quote inside",
      at: offset, row)
  }

  private func invalid(
    _ message: String, hint: String, at offset: Int, _ row: SourceText
  ) -> Diagnostic {
    row.diagnostic(.invalidCSV, message, hint: hint, at: row.location(ofByte: offset))
  }
}
