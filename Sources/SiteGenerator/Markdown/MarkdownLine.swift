/// A line of Markdown, as far as it can be told what it is without those around it.
struct MarkdownLine {
  private let text: ArraySlice<UInt8>

  init(_ text: ArraySlice<UInt8>) {
    self.text = text
  }

  /// The length with the line end.
  var byteCount: Int { text.count + 1 }
  var closingBrackets: Int { text.count { $0 == UInt8(ascii: "]") } }
  var holdsQuote: Bool { text.contains(UInt8(ascii: "\"")) }

  /// Whether the line ends paragraphs and tables, also as a line of a block quote.
  var isBlank: Bool {
    text.allSatisfy(Self.isPrefix)
  }

  /// How many columns the line gives to a table as its delimiter row; 0 when it cannot be one.
  var tableColumns: Int {
    guard text.allSatisfy(Self.isDelimiter), text.contains(UInt8(ascii: "|")) else { return 0 }
    return text.split(separator: UInt8(ascii: "|")).count { $0.contains(UInt8(ascii: "-")) }
  }

  /// Whether the definition of a link, `[label]:`, can be in the line or end its label there.
  ///
  /// The definition of a footnote is none, since nothing copies it.
  var canDefine: Bool {
    var rest = text.drop(while: Self.isPrefix)
    if rest.starts(with: "[^".utf8), let end = Self.firstColon(in: rest),
      !rest[..<end].contains(where: { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") })
    {
      rest = rest[end...]
    }
    return Self.firstColon(in: rest) != nil
  }

  /// Whether what follows a definition in the line cannot go on in the next one.
  ///
  /// Only the plain forms count, those without a title and those with one in double quotes.
  var endsDefinition: Bool {
    let quote = UInt8(ascii: "\"")
    guard !text.contains(where: { "'(<\\".utf8.contains($0) }) else { return false }
    let quotes = text.count { $0 == quote }
    return quotes == 0 || quotes == 2 && text.last { !Self.isPrefix($0) } == quote
  }

  /// The index of the colon in the first `]:`.
  private static func firstColon(in text: ArraySlice<UInt8>) -> Int? {
    var previous: UInt8 = 0
    return text.firstIndex { byte in
      defer { previous = byte }
      return byte == UInt8(ascii: ":") && previous == UInt8(ascii: "]")
    }
  }

  /// Blanks and the marks of block quotes.
  private static func isPrefix(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: ">")
  }

  private static func isDelimiter(_ byte: UInt8) -> Bool {
    isPrefix(byte) || "|-:".utf8.contains(byte)
  }
}
