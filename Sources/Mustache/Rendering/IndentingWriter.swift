/// Collects output and indents the lines that come from templates.
///
/// Line ends inside of values begin no new line here: the specification indents a partial before
/// it is rendered, so the data never changes.
struct IndentingWriter {
  var output: [UInt8]
  /// What each line of the current template begins with.
  var indentation: [UInt8] = []
  /// Whether nothing stands on the current line of the template yet.
  var isAtLineStart = true

  /// The length from which on the output is too large.
  private let limit: Int

  init(output: [UInt8], byteLimit: Int) {
    self.output = output
    limit = output.count + min(byteLimit, .max - output.count)
  }

  /// Whether more was written than may be.
  var isFull: Bool { output.count > limit }

  /// Writes text of a template.
  mutating func write(_ text: ArraySlice<UInt8>) {
    guard let last = text.last else { return }
    if indentation.isEmpty {
      output += text
      isAtLineStart = last == .lineFeed
      return
    }
    var rest = text
    // Deep indentation of many lines multiplies inside of one text.
    while !rest.isEmpty, !isFull {
      let end = rest.firstIndex(of: .lineFeed).map { $0 + 1 } ?? rest.endIndex
      beginLine()
      output += rest[..<end]
      rest = rest[end...]
      isAtLineStart = rest.isEmpty ? last == .lineFeed : true
    }
  }

  /// Writes a value as HTML.
  mutating func write(_ value: TemplateValue?, isEscaped: Bool) {
    beginLine()
    switch value {
    case .text(let text):
      if isEscaped { output.appendEscapedForHTML(text) } else { output += text.utf8 }
    case .html(let markup):
      output += markup
    case .bool(let flag):
      output += (flag ? "true" : "false").utf8
    case .null, .list, .object, nil:
      break
    }
  }

  /// Writes the indentation that the current line still lacks.
  mutating func beginLine() {
    if isAtLineStart { output += indentation }
    isAtLineStart = false
  }

  /// Indents what follows deeper, from here on even in the middle of a line.
  mutating func indent(by whitespace: [UInt8]) {
    if !isAtLineStart { output += whitespace }
    indentation += whitespace
  }
}
