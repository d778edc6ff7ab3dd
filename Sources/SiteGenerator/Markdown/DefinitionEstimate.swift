/// Finds the longest definition that the links of a text can refer to, without parsing it.
///
/// The parser gives each link a copy of the address and the title that it refers to. A title can
/// go on up to the next blank line, so everything up to there counts unless the line with the
/// definition leaves no title open.
struct DefinitionEstimate {
  /// The bytes of the longest definition.
  private(set) var longest = 0
  /// The line where that definition begins.
  private(set) var line = 1
  /// The most links that the text can have: each ends with a bracket.
  private(set) var links = 0

  private var current: (bytes: Int, line: Int, isOpen: Bool)?

  mutating func add(_ text: MarkdownLine, number: Int) {
    links += text.closingBrackets
    if text.isBlank {
      current = nil
    } else if let open = current, open.isOpen || !text.canDefine {
      // A title on a line of its own opens what may go on in lines that look like definitions.
      let isOpen = open.isOpen || !text.endsDefinition || text.holdsQuote
      current = (open.bytes + text.byteCount, open.line, isOpen)
    } else if text.canDefine {
      current = (text.byteCount, number, !text.endsDefinition)
    }
    if let current, current.bytes > longest { (longest, line) = (current.bytes, current.line) }
  }

  /// The bytes that all copies together can have.
  var copiedBytes: Int { longest.multipliedReportingOverflow(by: links).partialValue }
}
