import Diagnostics

/// Finds the cells of one row: RFC 4180, section 2.
///
/// A quote that opens a cell makes commas and line ends part of it. Where quotes are used in
/// another way the row is wrong, and ends with its line as if the quote were any character.
struct CSVRowScanner {
  private var offset = 0
  private var position: TextPosition
  private let path: String
  private var cells: [CSVCell] = []
  private var faults: [CSVRowFault] = []

  private init(_ input: RecordInput, capacity: Int) {
    position = input.position
    path = input.path
    cells.reserveCapacity(capacity)
  }

  /// Reads the next row, blank lines passed over.
  ///
  /// - Parameters:
  ///   - input: what is left of the file; the row is taken from it.
  ///   - capacity: how many cells there will probably be.
  /// - Returns: the row, nil at the end.
  /// - Throws: that the row's end cannot be found, or what keeps the file from being read.
  static func nextRow(
    from input: inout RecordInput, capacity: Int
  ) throws(DiagnosticError) -> CSVRow? {
    guard try input.skipBlankLines() else { return nil }
    var scanner = CSVRowScanner(input, capacity: capacity)
    try scanner.scan(&input)
    let source = try input.take(scanner.offset)
    // What is behind the row is its line feed, or nothing.
    input.skip(1)
    let diagnostics = scanner.faults.map { $0.diagnostic(in: source) }
    if scanner.faults.last?.kind == .unclosedQuote { throw DiagnosticError(diagnostics) }
    return CSVRow(source: source, cells: scanner.cells, diagnostics: diagnostics)
  }

  private mutating func scan(_ input: inout RecordInput) throws(DiagnosticError) {
    while true {
      try scanCell(&input)
      guard try input.byte(at: offset) == .comma else { return }
      offset += 1
    }
  }

  private mutating func scanCell(_ input: inout RecordInput) throws(DiagnosticError) {
    let start = offset
    let (line, column) = (position.line, position.column(ofByte: offset))
    var range = start..<start
    var hasDoubledQuotes = false
    var length: Int?
    if try input.byte(at: offset) == .quote {
      (hasDoubledQuotes, length) = try scanQuoted(&input)
      range = (start + 1)..<max(start + 1, offset - 1)
      try scanBehindQuote(openedAt: start, &input)
    } else {
      try scanUnquoted(&input)
      range = start..<offset
    }
    cells.append(
      CSVCell(
        range: range, hasDoubledQuotes: hasDoubledQuotes,
        location: SourceLocation(
          file: path, line: line, column: column,
          length: (length ?? position.column(ofByte: offset)) - column)))
  }

  /// Goes to the end of a cell without quotes.
  private mutating func scanUnquoted(_ input: inout RecordInput) throws(DiagnosticError) {
    let start = offset
    var hasQuote = false
    while let byte = try input.byte(at: offset), byte != .comma, byte != .lineFeed {
      if byte == .quote, !hasQuote {
        hasQuote = true
        report(.quoteInside, at: offset, cellStart: start)
      }
      position.pass(byte, at: offset)
      offset += 1
    }
  }

  /// Goes over a cell in quotes.
  ///
  /// - Returns: whether quotes inside are doubled, and the column at which the cell's first line
  ///   ends; nil when it is its only one.
  private mutating func scanQuoted(
    _ input: inout RecordInput
  ) throws(DiagnosticError) -> (hasDoubledQuotes: Bool, firstLineEnd: Int?) {
    let start = offset
    var hasDoubledQuotes = false
    var firstLineEnd: Int?
    offset += 1
    while let byte = try input.byte(at: offset) {
      if byte == .quote {
        offset += 1
        guard try input.byte(at: offset) == .quote else { return (hasDoubledQuotes, firstLineEnd) }
        hasDoubledQuotes = true
      } else if byte == .lineFeed, firstLineEnd == nil {
        firstLineEnd = position.column(ofByte: offset)
      }
      position.pass(byte, at: offset)
      offset += 1
    }
    report(.unclosedQuote, at: start, cellStart: start)
    return (hasDoubledQuotes, firstLineEnd)
  }

  /// Goes to the end of the cell behind its closing quote, where nothing may be.
  private mutating func scanBehindQuote(
    openedAt start: Int, _ input: inout RecordInput
  ) throws(DiagnosticError) {
    let end = offset
    while let byte = try input.byte(at: offset), byte != .comma, byte != .lineFeed {
      position.pass(byte, at: offset)
      offset += 1
    }
    if offset > end { report(.textBehindQuote, at: end, cellStart: start) }
  }

  /// Notes a fault.
  ///
  /// Behind the first one quotes may be read the wrong way round, so other faults of the row are
  /// left out, but for the one that ends the file.
  private mutating func report(_ kind: CSVRowFault.Kind, at place: Int, cellStart: Int) {
    if faults.isEmpty || kind == .unclosedQuote {
      faults.append(CSVRowFault(kind, at: place, cellStart: cellStart))
    }
  }
}
