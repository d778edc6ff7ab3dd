import Diagnostics

extension RecordInput {
  /// Goes over lines that hold nothing but blanks; false when nothing else is left.
  mutating func skipBlankLines() throws(DiagnosticError) -> Bool {
    while true {
      var count = 0
      while let byte = try byte(at: count), byte.isBlank { count += 1 }
      guard let byte = try byte(at: count) else {
        // Blanks up to the limit are too long a line and not the end.
        return count > RecordReader.byteLimit
      }
      guard byte == .lineFeed else { return true }
      skip(count + 1)
    }
  }
}
