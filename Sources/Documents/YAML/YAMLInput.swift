import Diagnostics

/// The text that a parser reads, by the scalar positions that the parser reports.
///
/// libyaml counts U+0085, U+2028 and U+2029 as line ends, which editors do not. So its own lines and
/// columns are left aside, and places come from the number of scalars before them.
struct YAMLInput {
  let part: SourcePart
  private let scalars: [Unicode.Scalar]
  private let lineStarts: [Int]

  init(_ part: SourcePart) {
    self.part = part
    let scalars = Array(String(decoding: part.bytes, as: UTF8.self).unicodeScalars)
    self.scalars = scalars
    lineStarts = [0] + scalars.indices.filter { scalars[$0] == "\n" }.map { $0 + 1 }
  }

  /// The scalar at a position, or nil behind the end.
  subscript(_ position: Int) -> Unicode.Scalar? {
    scalars.indices.contains(position) ? scalars[position] : nil
  }

  /// The index of the line that holds a position, counted from 0 within the part.
  func line(of position: Int) -> Int {
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = low + (high - low) / 2
      if lineStarts[middle] <= position { low = middle } else { high = middle }
    }
    return low
  }

  /// The position behind the last scalar of the line that holds a position.
  func lineEnd(of position: Int) -> Int {
    let next = line(of: position) + 1
    return next < lineStarts.count ? lineStarts[next] - 1 : scalars.count
  }

  /// The text between two positions, as far as there is any.
  func text(_ start: Int, _ end: Int) -> String {
    let end = min(end, scalars.count)
    guard start >= 0, start < end else { return "" }
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars[start..<end])
    return String(view)
  }

  /// The text of a position's line before it.
  func textBefore(_ position: Int) -> String {
    text(lineStarts[line(of: position)], position)
  }

  /// The first position at or after one where there is neither a space nor a tab.
  func skippingBlanks(_ position: Int) -> Int {
    var position = position
    while let scalar = self[position], scalar == " " || scalar == "\t" { position += 1 }
    return position
  }

  /// The end of the word that begins at a position: a blank, a line end or a flow indicator.
  func wordEnd(_ position: Int) -> Int {
    var position = position
    while let scalar = self[position], !" \t\n,[]{}".unicodeScalars.contains(scalar) {
      position += 1
    }
    return position
  }

  /// The end of a line's text without the blanks at its end.
  func trimmedLineEnd(of position: Int) -> Int {
    var end = lineEnd(of: position)
    while end > position, let last = self[end - 1], last == " " || last == "\t" { end -= 1 }
    return end
  }

  /// The place in the file of some scalars, cut at the end of their first line.
  func location(_ start: Int, _ end: Int) -> SourceLocation {
    let start = max(0, min(start, scalars.count))
    let line = line(of: start)
    return SourceLocation(
      file: part.source.path, line: part.firstLine + line, column: start - lineStarts[line] + 1,
      length: min(end, trimmedLineEnd(of: start)) - start)
  }

  /// The position of a byte of the part.
  func position(ofByte offset: Int) -> Int {
    String(decoding: part.bytes.prefix(max(0, offset)), as: UTF8.self).unicodeScalars.count
  }

  /// A diagnostic about some scalars.
  func diagnostic(
    _ code: DiagnosticCode, severity: Severity = .error, _ message: String, hint: String? = nil,
    _ start: Int, _ end: Int
  ) -> Diagnostic {
    part.source.diagnostic(
      code, severity: severity, message, hint: hint, at: location(start, end))
  }
}
