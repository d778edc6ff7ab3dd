import Diagnostics

/// Makes the values of a record from the cells of its row.
///
/// An empty cell, or one of blanks without quotes, is a key that is left out, and so is a list or mapping of empty cells alone.
struct CSVRecordBuilder {
  let row: CSVRow
  /// The values so far, counted up to one more than there may be.
  private var nodeCount = 0

  init(row: CSVRow) {
    self.row = row
  }

  /// The values, refused when there are too many.
  mutating func record(_ shape: CSVShape) -> DocumentNode {
    var node = node(shape) ?? DocumentNode(.mapping([]), at: row.location)
    node.location = row.location
    if isFull { node.content = .refused }
    return node
  }

  /// Whether there are more values than may be.
  var isFull: Bool { nodeCount > YAMLReader.nodeLimit }

  private mutating func node(_ shape: CSVShape) -> DocumentNode? {
    switch shape {
    case .text(let column):
      let cell = row.cells[column]
      return row.isBlank(cell) ? nil : scalar(row.text(column), at: cell.location)
    case .list(let column):
      let items = items(ofCell: row.cells[column])
      return items.first.map { _ in
        DocumentNode(.sequence(items), at: row.cells[column].location)
      }
    case .items(let shapes):
      let items = shapes.compactMap { node($0) }
      return items.first.map { DocumentNode(.sequence(items), at: $0.location) }
    case .fields(let fields):
      return mapping(fields)
    }
  }

  private mutating func mapping(_ fields: [CSVShape.Field]) -> DocumentNode? {
    var entries: [MappingEntry] = []
    entries.reserveCapacity(fields.count)
    for field in fields {
      guard let value = node(field.shape) else { continue }
      entries.append(MappingEntry(key: field.key, keyLocation: field.location, value: value))
    }
    return entries.first.map { DocumentNode(.mapping(entries), at: $0.value.location) }
  }

  /// The text of a cell.
  ///
  /// It is plain, so that `true` is a truth value and `12` a number. But a word that means nothing
  /// in YAML is text here, since nothing is written as an empty cell.
  private mutating func scalar(_ text: String, at location: SourceLocation) -> DocumentNode {
    nodeCount += 1
    let node = DocumentNode(.scalar(text: text, style: .plain), at: location)
    guard node.isNull else { return node }
    return DocumentNode(.scalar(text: text, style: .doubleQuoted), at: location)
  }

  /// The items of a cell, separated by semicolons; blanks around them and empty ones are dropped.
  private mutating func items(ofCell cell: CSVCell) -> [DocumentNode] {
    let bytes = row.source.bytes
    var position = TextPosition(
      line: cell.location.line,
      column: cell.location.column + (cell.isQuoted(in: bytes) ? 1 : 0),
      atByte: cell.range.lowerBound)
    var items: [DocumentNode] = []
    var rest = bytes[cell.range]
    while !isFull {
      let part = rest.prefix { $0 != .semicolon }
      if let item = item(part, cell: cell, from: &position) { items.append(item) }
      guard part.endIndex < rest.endIndex else { break }
      rest = rest[(part.endIndex + 1)...]
    }
    return items
  }

  private mutating func item(
    _ part: ArraySlice<UInt8>, cell: CSVCell, from position: inout TextPosition
  ) -> DocumentNode? {
    var start: (line: Int, column: Int)?
    var end = part.startIndex
    var item = part[end..<end]
    for (offset, byte) in zip(part.indices, part) {
      if !byte.isBlank, byte != .lineFeed {
        if start == nil {
          start = (position.line, position.column(ofByte: offset))
          item = part[offset...]
        }
        end = offset + 1
      }
      position.pass(byte, at: offset)
    }
    guard let start else { return nil }
    item = item[..<end]
    let text = cell.hasDoubledQuotes ? CSVCell.withSingleQuotes(item)[...] : item
    let firstLine = item.prefix { $0 != .lineFeed }
    return scalar(
      String(decoding: text, as: UTF8.self),
      at: SourceLocation(
        file: cell.location.file, line: start.line, column: start.column,
        length: firstLine.count { !$0.isContinuation }))
  }
}
