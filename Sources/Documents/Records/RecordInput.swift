import Diagnostics

/// The text of a data file that was not read yet, of which only a part is in memory.
///
/// Line ends come out as line feeds, and a byte order mark at the start is dropped, wherever the
/// chunks are cut.
struct RecordInput {
  let path: String
  /// The place of the first byte that was not taken yet.
  private(set) var position = TextPosition(line: 1, column: 1)
  /// The bytes in memory, of which those before `start` were taken.
  private var bytes: [UInt8] = []
  private var start = 0
  private var isAtEnd = false
  private var endedWithCarriageReturn = false
  private let nextChunk: () throws(DiagnosticError) -> [UInt8]?

  init(path: String, nextChunk: @escaping () throws(DiagnosticError) -> [UInt8]?) {
    self.path = path
    self.nextChunk = nextChunk
  }

  /// Goes over the byte order mark that a file may begin with.
  mutating func skipByteOrderMark() throws(DiagnosticError) {
    guard try byte(at: 0) == 0xEF, try byte(at: 1) == 0xBB, try byte(at: 2) == 0xBF else { return }
    start += 3
  }

  /// A byte that was not taken yet, counted from the first of them.
  ///
  /// - Parameter offset: how many bytes are before it.
  /// - Returns: the byte; nil at the end, and where a record would be larger than may be.
  /// - Throws: what keeps the file from being read.
  @inline(__always)
  mutating func byte(at offset: Int) throws(DiagnosticError) -> UInt8? {
    guard offset <= RecordReader.byteLimit else { return nil }
    let index = start + offset
    if index < bytes.count { return bytes[index] }
    return try fill(offset) ? bytes[start + offset] : nil
  }

  /// Takes bytes that were looked at before, as a piece of the file.
  ///
  /// - Parameter count: how many bytes.
  /// - Returns: the bytes as text.
  /// - Throws: that they are too many for one record, or not UTF-8.
  mutating func take(_ count: Int) throws(DiagnosticError) -> SourceText {
    let text = peek(count)
    guard count <= RecordReader.byteLimit else {
      throw DiagnosticError(
        text.diagnostic(
          .documentTooLarge,
          "a record is larger than \(RecordReader.byteLimit / 1_000_000) MB",
          hint: "shorten it, or look for a quote or bracket that is not closed",
          at: text.location(ofByte: 0)))
    }
    try text.checkEncoding()
    skip(count)
    return text
  }

  /// Goes over bytes that were looked at before.
  mutating func skip(_ count: Int) {
    let end = min(start + count, bytes.count)
    for index in start..<end { position.pass(bytes[index], at: index - start) }
    position = TextPosition(line: position.line, column: position.column(ofByte: end - start))
    start = end
  }

  /// A diagnostic about the place of the first byte that was not taken yet.
  ///
  /// - Parameters:
  ///   - code: what kind of fault it is.
  ///   - message: what is wrong.
  ///   - hint: what to do about it.
  /// - Returns: the diagnostic, with its line.
  /// - Throws: that the line is not UTF-8, which then is the fault, or cannot be read.
  mutating func diagnostic(
    _ code: DiagnosticCode, _ message: String, hint: String?
  ) throws(DiagnosticError) -> Diagnostic {
    var end = 0
    while let byte = try byte(at: end), byte != .lineFeed { end += 1 }
    let line = peek(end)
    // The line may have been cut inside of a character.
    if end <= RecordReader.byteLimit { try line.checkEncoding() }
    return line.diagnostic(code, message, hint: hint, at: line.location(ofByte: 0))
  }

  /// Bytes that were looked at before, as a piece of the file that is not checked.
  func peek(_ count: Int) -> SourceText {
    let end = min(start + count, bytes.count)
    return SourceText(
      path: path, bytes: Array(bytes[start..<end]), firstLine: position.line,
      firstColumn: position.column(ofByte: 0))
  }

  /// Reads on until a byte is in memory; false at the end.
  private mutating func fill(_ offset: Int) throws(DiagnosticError) -> Bool {
    if start > 0 { bytes.removeSubrange(..<start) }
    start = 0
    while bytes.count <= offset, !isAtEnd {
      guard let chunk = try nextChunk() else {
        isAtEnd = true
        break
      }
      append(chunk)
    }
    return offset < bytes.count
  }

  private mutating func append(_ chunk: [UInt8]) {
    var rest = chunk[...]
    if endedWithCarriageReturn, let first = rest.first {
      if first == .lineFeed { rest = rest.dropFirst() }
      endedWithCarriageReturn = false
    }
    if chunk.last == .carriageReturn { endedWithCarriageReturn = true }
    bytes += rest.contains(.carriageReturn) ? SourceText.normalised(rest)[...] : rest
  }
}
