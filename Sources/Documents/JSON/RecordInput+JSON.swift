import Diagnostics

extension RecordInput {
  /// Goes over JSON's white space.
  mutating func skipJSONBlanks() throws(DiagnosticError) {
    while let byte = try byte(at: 0), byte.isJSONBlank { skip(1) }
  }

  /// The length of the object that begins at the next byte, as far as its quotes and brackets tell.
  ///
  /// An object that is not closed ends with the file or with the line of an open quote; one that is
  /// too large, one byte behind the limit.
  mutating func objectLength() throws(DiagnosticError) -> Int {
    var depth = 0
    var count = 0
    while let byte = try byte(at: count) {
      count += 1
      switch byte {
      case .openingBrace, .openingBracket: depth += 1
      case .closingBrace, .closingBracket: depth -= 1
      case .quote: if try !skipString(&count) { return count }
      default: break
      }
      if depth == 0 { break }
    }
    return count
  }

  /// Goes behind the quote that closes a text; false when none does in its line.
  private mutating func skipString(_ count: inout Int) throws(DiagnosticError) -> Bool {
    while let byte = try byte(at: count), byte != .lineFeed {
      count += 1
      if byte == .quote { return true }
      if byte == .backslash, let escaped = try self.byte(at: count), escaped != .lineFeed {
        count += 1
      }
    }
    return false
  }
}

extension UInt8 {
  /// Whether the byte is white space in JSON, line ends being line feeds.
  var isJSONBlank: Bool {
    isBlank || self == .lineFeed
  }
}
