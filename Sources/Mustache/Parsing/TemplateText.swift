import Diagnostics

/// The text of a template, which knows its lines.
struct TemplateText: Sendable {
  /// The template's path.
  let file: String
  /// The UTF-8 text without a byte order mark.
  let bytes: [UInt8]

  init(_ bytes: [UInt8], file: String) {
    self.file = file
    let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
    self.bytes = bytes.starts(with: byteOrderMark) ? Array(bytes.dropFirst(3)) : bytes
  }

  /// Where a sequence of bytes begins next, at or after an offset.
  func firstOffset(of sequence: [UInt8], from start: Int) -> Int? {
    guard let first = sequence.first else { return nil }
    var offset = start
    while offset + sequence.count <= bytes.count {
      guard let next = bytes[offset...].firstIndex(of: first) else { return nil }
      if hasSequence(sequence, at: next) { return next }
      offset = next + 1
    }
    return nil
  }

  /// Whether a sequence of bytes stands at an offset.
  func hasSequence(_ sequence: [UInt8], at offset: Int) -> Bool {
    offset <= bytes.count && bytes[offset...].starts(with: sequence)
  }

  func string(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }
}

// MARK: - Lines

extension TemplateText {
  func isLineStart(_ offset: Int) -> Bool {
    offset == 0 || bytes[offset - 1] == .lineFeed
  }

  /// The whitespace between the start of a line and an offset, or nil when there is more than that.
  func indentation(before offset: Int) -> Range<Int>? {
    var start = offset
    while start > 0, bytes[start - 1].isBlank { start -= 1 }
    return isLineStart(start) ? start..<offset : nil
  }

  /// The line end behind an offset, with the whitespace before it, or nil when text stands there.
  ///
  /// The end of the template ends a line too.
  func blankRest(after offset: Int) -> Range<Int>? {
    var end = offset
    while end < bytes.count, bytes[end].isBlank { end += 1 }
    let length = lineEndingLength(at: end)
    return end == bytes.count || length > 0 ? offset..<(end + length) : nil
  }

  /// The line end of a blank rest without the whitespace before it.
  func lineEnding(in blankRest: Range<Int>) -> Range<Int> {
    let start = bytes[blankRest].firstIndex { !$0.isBlank } ?? blankRest.upperBound
    return start..<blankRest.upperBound
  }

  /// How many bytes the line feed, or carriage return and line feed, at an offset takes; or 0.
  func lineEndingLength(at offset: Int) -> Int {
    if hasSequence([.lineFeed], at: offset) { return 1 }
    return hasSequence(Array("\r\n".utf8), at: offset) ? 2 : 0
  }

  /// The whitespace that the first line with text begins with, of the lines from an offset on.
  func firstIndentation(from lineStart: Int) -> Range<Int> {
    var start = lineStart
    while true {
      let end = bytes[start...].firstIndex { !$0.isBlank } ?? bytes.count
      let length = lineEndingLength(at: end)
      if length == 0 { return start..<end }
      start = end + length
    }
  }

  /// The place of a range, cut off at the end of its first line.
  func location(of range: Range<Int>) -> SourceLocation {
    let lineStart = start(ofLineAt: range.lowerBound)
    let end = max(range.lowerBound, min(range.upperBound, self.end(ofLineAt: range.lowerBound)))
    return SourceLocation(
      file: file,
      line: 1 + bytes[..<lineStart].count { $0 == .lineFeed },
      column: 1 + scalarCount(in: lineStart..<range.lowerBound),
      length: scalarCount(in: range.lowerBound..<end))
  }

  /// The text of the line at an offset, without its line end.
  func line(at offset: Int) -> String {
    string(start(ofLineAt: offset)..<end(ofLineAt: offset))
  }

  private func start(ofLineAt offset: Int) -> Int {
    bytes[..<offset].lastIndex(of: .lineFeed).map { $0 + 1 } ?? 0
  }

  private func end(ofLineAt offset: Int) -> Int {
    let start = start(ofLineAt: offset)
    let end = bytes[offset...].firstIndex(of: .lineFeed) ?? bytes.count
    return end > start && bytes[end - 1] == UInt8(ascii: "\r") ? end - 1 : end
  }

  /// Counts the bytes that begin a scalar; those of the form 10xxxxxx continue one.
  private func scalarCount(in range: Range<Int>) -> Int {
    bytes[range].count { $0 & 0xC0 != 0x80 }
  }
}
