import Diagnostics

/// A content file in its two parts: the YAML between `---` lines at its start, and the body.
package struct FrontMatter: Hashable, Sendable {
  /// The lines between the delimiters, or nil when the file has no front matter.
  package let yaml: SourcePart?
  /// Everything behind the closing line, with LF line ends.
  package let body: [UInt8]
  /// The number of the body's first line in the file.
  package let bodyLine: Int

  /// Splits a file at the lines that delimit its front matter.
  ///
  /// The file's very first line must be `---`; the next line that is `---` or `...` closes. Blanks
  /// may follow a delimiter, but nothing may precede it, so that dashes inside a value, an indented
  /// block or the body are left alone. A file that opens in another way is all body.
  ///
  /// - Parameter source: the whole file.
  /// - Returns: the parts.
  /// - Throws: a diagnostic at the opening line when nothing closes it.
  package static func split(_ source: SourceText) throws(DiagnosticError) -> FrontMatter {
    let bytes = source.bytes
    let opening = lineEnd(in: bytes, from: 0)
    guard isDelimiter(bytes[..<opening], "---") else {
      return FrontMatter(yaml: nil, body: bytes, bodyLine: 1)
    }
    let start = min(opening + 1, bytes.count)
    var offset = start
    var line = 2
    while offset < bytes.count {
      let end = lineEnd(in: bytes, from: offset)
      if isDelimiter(bytes[offset..<end], "---") || isDelimiter(bytes[offset..<end], "...") {
        return FrontMatter(
          yaml: SourcePart(source: source, range: start..<offset, firstLine: 2),
          body: Array(bytes[min(end + 1, bytes.count)...]), bodyLine: line + 1)
      }
      offset = end + 1
      line += 1
    }
    throw DiagnosticError(
      source.diagnostic(
        .unclosedFrontMatter, "the front matter is never closed",
        hint: "end it with a line '---'; a rule at the start of a page is written '***'",
        length: 3))
  }

  private static func lineEnd(in bytes: [UInt8], from offset: Int) -> Int {
    bytes[offset...].firstIndex(of: .lineFeed) ?? bytes.count
  }

  private static func isDelimiter(_ line: ArraySlice<UInt8>, _ delimiter: StaticString) -> Bool {
    let rest = line.dropFirst(delimiter.utf8CodeUnitCount)
    return line.starts(with: delimiter.description.utf8)
      && rest.allSatisfy(\.isBlank)
  }
}
