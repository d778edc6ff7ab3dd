import CPango

/// How far the quotation marks at the ends of a line stand out, in Pango's units.
struct HangingPunctuation {
  /// At the end where the line begins in reading.
  let start: Int32
  /// At the end where it ends.
  let end: Int32

  static let none = HangingPunctuation(start: 0, end: 0)

  /// The most marks that hang at one end of a line: a quotation in a quotation.
  private static let maximumMarks = 2

  /// The marks of a line; those in the middle of it by its bidirectional order do not hang.
  init(of line: SetLine, in text: String, direction: TextDirection) {
    let utf8 = text.utf8
    guard
      let lower = utf8.index(
        text.startIndex, offsetBy: line.bytes.lowerBound, limitedBy: text.endIndex),
      let upper = utf8.index(lower, offsetBy: line.bytes.count, limitedBy: text.endIndex)
    else {
      self = .none
      return
    }
    let scalars = text.unicodeScalars[lower..<upper]
    let first = scalars.prefix(Self.maximumMarks).prefix(while: Self.isQuotationMark)
    var body = scalars
    while let last = body.last, last.properties.isWhitespace { body.removeLast() }
    let last = body.suffix(Self.maximumMarks).reversed().prefix(while: Self.isQuotationMark)
    guard first.count < body.count, last.count < body.count else {
      self = .none
      return
    }
    let isForward = direction == .leftToRight
    let firstBytes = first.reduce(0) { $0 + UTF8.width($1) }
    let lastBytes = last.reduce(0) { $0 + UTF8.width($1) }
    let bodyEnd = line.bytes.lowerBound + body.reduce(0) { $0 + UTF8.width($1) }
    let startEdge = line.edge(before: line.bytes.lowerBound)
    let endEdge = line.edge(after: bodyEnd - (body.last.map { UTF8.width($0) } ?? 0))
    start =
      firstBytes > 0 && startEdge == (isForward ? 0 : line.width)
      ? abs(line.edge(before: line.bytes.lowerBound + firstBytes) - startEdge) : 0
    end =
      lastBytes > 0 && endEdge == (isForward ? line.width : 0)
      ? abs(endEdge - line.edge(before: bodyEnd - lastBytes)) : 0
  }

  private init(start: Int32, end: Int32) {
    self.start = start
    self.end = end
  }

  /// Marks of either side, since languages disagree on which one opens; those as wide as a Han
  /// character have their own blank instead.
  private static func isQuotationMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .initialPunctuation, .finalPunctuation: true
    default: ["\"", "'", "‚", "„"].contains(scalar)
    }
  }
}

extension SetLine {
  /// The distance from the line's left end to where a character begins in reading.
  fileprivate func edge(before byte: Int) -> Int32 { edge(byte, isTrailing: 0) }

  /// The distance from the line's left end to where a character ends in reading.
  fileprivate func edge(after byte: Int) -> Int32 { edge(byte, isTrailing: 1) }

  private func edge(_ byte: Int, isTrailing: Int32) -> Int32 {
    var result: Int32 = 0
    pango_layout_line_index_to_x(pointer, Int32(clamping: byte), isTrailing, &result)
    return result
  }
}
