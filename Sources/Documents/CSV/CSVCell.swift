import Diagnostics

/// One cell of a row, with its place.
struct CSVCell {
  /// The bytes of the row that are the cell's text, without the quotes around it.
  let range: Range<Int>
  /// Whether quotes inside of the text are doubled.
  let hasDoubledQuotes: Bool
  /// The place of the whole cell, quotes included; of its first line where there are more.
  let location: SourceLocation

  /// Whether the cell is written in quotes.
  func isQuoted(in row: [UInt8]) -> Bool {
    range.lowerBound > 0 && row[range.lowerBound - 1] == .quote
  }

  /// The text as it is meant.
  func text(in row: [UInt8]) -> String {
    guard hasDoubledQuotes else { return String(decoding: row[range], as: UTF8.self) }
    return String(decoding: Self.withSingleQuotes(row[range]), as: UTF8.self)
  }

  /// The bytes with one quote for each two.
  static func withSingleQuotes(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var isSecond = false
    for byte in bytes {
      isSecond = byte == .quote && !isSecond
      if byte != .quote || isSecond { result.append(byte) }
    }
    return result
  }
}
