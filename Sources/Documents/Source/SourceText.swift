import Diagnostics

/// A text file in memory, or a piece of one, with its lines at hand for diagnostics.
///
/// Line ends are normalised to line feeds when the value is made, so that a file saved with CRLF or
/// CR gives exactly what its LF twin gives. Lines and columns are not moved by that. Those of a
/// piece are counted as in the whole file.
package struct SourceText: Hashable, Sendable {
  /// The path as the user would type it.
  package let path: String
  /// The file's bytes with LF line ends, in UTF-8 where they were validated.
  package let bytes: [UInt8]
  /// The line of the file that the text begins on, counted from 1.
  package let firstLine: Int
  /// The column in Unicode scalars that the text begins at, counted from 1.
  package let firstColumn: Int
  private let lineStarts: [Int]
  private static let excerptByteLimit = 2000

  /// The bytes of a file or of a piece of it.
  ///
  /// - Parameters:
  ///   - path: the file's path as the user would type it.
  ///   - bytes: what the file holds, or a part of that.
  ///   - firstLine: the line that the bytes begin on, counted from 1.
  ///   - firstColumn: the column in Unicode scalars that they begin at, counted from 1.
  package init(path: String, bytes: [UInt8], firstLine: Int = 1, firstColumn: Int = 1) {
    self.path = path
    self.firstLine = max(1, firstLine)
    self.firstColumn = max(1, firstColumn)
    self.bytes = bytes.contains(.carriageReturn) ? Self.normalised(bytes) : bytes
    lineStarts = Self.lineStarts(in: self.bytes)
  }

  /// The bytes of a file as text, without a byte order mark at their start.
  ///
  /// - Parameters:
  ///   - path: the path as the user would type it.
  ///   - bytes: what the file holds.
  /// - Returns: the text.
  /// - Throws: a diagnostic that points at the first byte that is not UTF-8.
  package static func validated(
    path: String, bytes: [UInt8]
  ) throws(DiagnosticError) -> SourceText {
    let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let text = SourceText(
      path: path, bytes: bytes.starts(with: byteOrderMark) ? Array(bytes.dropFirst(3)) : bytes)
    try text.checkEncoding()
    return text
  }

  /// Checks that the bytes are UTF-8.
  ///
  /// - Throws: a diagnostic that points at the first byte that is not.
  func checkEncoding() throws(DiagnosticError) {
    if let offset = UTF8Validation.firstInvalidOffset(in: bytes) {
      throw DiagnosticError(encodingDiagnostic(at: offset))
    }
  }

  /// The number of lines; text behind the last line feed is a line of its own, even if empty.
  package var lineCount: Int { lineStarts.count }

  /// The text of a line without its line end; empty where there is no such line.
  package func line(_ number: Int) -> String {
    byteRange(ofLine: number).map { String(decoding: bytes[$0], as: UTF8.self) } ?? ""
  }

  /// The line of a byte, counted from 1.
  package func lineNumber(ofByte offset: Int) -> Int {
    firstLine + lineIndex(ofByte: offset)
  }

  private func lineIndex(ofByte offset: Int) -> Int {
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = low + (high - low) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }

  /// The place of a byte, with its column counted in Unicode scalars.
  package func location(ofByte offset: Int, length: Int = 1) -> SourceLocation {
    let line = lineIndex(ofByte: offset)
    let start = lineStarts[line]
    let before = bytes[start..<max(start, min(offset, bytes.count))]
    let column = String(decoding: before, as: UTF8.self).unicodeScalars.count
    return SourceLocation(
      file: path, line: firstLine + line, column: column + (line == 0 ? firstColumn : 1),
      length: length)
  }

  /// A diagnostic about a place in this text, with the line that it points into unless it is huge.
  package func diagnostic(
    _ code: DiagnosticCode,
    severity: Severity = .error,
    _ message: String,
    hint: String? = nil,
    at location: SourceLocation
  ) -> Diagnostic {
    Diagnostic(
      code, severity: severity, message, hint: hint, at: location,
      sourceLine: excerptLine(location.line))
  }

  /// A diagnostic about a line and column of this text, with the line that it points into.
  package func diagnostic(
    _ code: DiagnosticCode,
    severity: Severity = .error,
    _ message: String,
    hint: String? = nil,
    line: Int = 1,
    column: Int = 1,
    length: Int = 1
  ) -> Diagnostic {
    diagnostic(
      code, severity: severity, message, hint: hint,
      at: SourceLocation(file: path, line: line, column: column, length: length))
  }

  private func byteRange(ofLine number: Int) -> Range<Int>? {
    let line = number - firstLine
    guard lineStarts.indices.contains(line) else { return nil }
    let end = line + 1 < lineStarts.count ? lineStarts[line + 1] - 1 : bytes.count
    return lineStarts[line]..<end
  }

  /// The line to show, or nil where many diagnostics would carry a copy of megabytes each, as of a
  /// data file without line ends.
  ///
  /// A piece may begin in the middle of a line. Blanks stand for what is before it, so that columns
  /// are those of the file.
  func excerptLine(_ number: Int) -> String? {
    guard let range = byteRange(ofLine: number) else { return nil }
    let missing = number == firstLine ? firstColumn - 1 : 0
    guard range.count + missing <= Self.excerptByteLimit else { return nil }
    return String(repeating: " ", count: missing) + line(number)
  }

  private func encodingDiagnostic(at offset: Int) -> Diagnostic {
    let looksLikeUTF16 = bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF])
    let byte = String(bytes[offset], radix: 16, uppercase: true)
    return diagnostic(
      .invalidEncoding, "byte 0x\(byte) is not UTF-8 text",
      hint: looksLikeUTF16
        ? "the file looks like UTF-16: save it as UTF-8" : "save the file as UTF-8",
      at: location(ofByte: offset))
  }

  /// The bytes with a line feed in place of each CRLF and CR.
  static func normalised(_ bytes: some Collection<UInt8>) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var previous: UInt8 = 0
    for byte in bytes {
      if byte == .carriageReturn {
        result.append(.lineFeed)
      } else if byte != .lineFeed || previous != .carriageReturn {
        result.append(byte)
      }
      previous = byte
    }
    return result
  }

  private static func lineStarts(in bytes: [UInt8]) -> [Int] {
    var starts = [0]
    for (offset, byte) in bytes.enumerated() where byte == .lineFeed {
      starts.append(offset + 1)
    }
    return starts
  }
}
