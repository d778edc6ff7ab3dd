import Diagnostics

extension JSONParser {
  /// A place that was passed.
  struct Place {
    let offset: Int
    let line: Int
    let column: Int
  }

  /// The place of the next byte.
  var place: Place {
    Place(offset: offset, line: position.line, column: position.column(ofByte: offset))
  }

  /// The place of what was read since another place, cut at the end of its first line.
  func location(from start: Place) -> SourceLocation {
    var length = position.column(ofByte: offset) - start.column
    if position.line > start.line {
      // Only what is open at a line's end gets here, so a line is counted a few times at most.
      var line = bytes[start.offset...].prefix { $0 != .lineFeed }
      while line.last?.isBlank == true { line.removeLast() }
      length = line.count { !$0.isContinuation }
    }
    return SourceLocation(
      file: source.path, line: start.line, column: start.column, length: length)
  }

  /// Goes over white space, which may hold no comment.
  mutating func skipBlanks() throws(JSONFault) {
    while let byte {
      switch byte {
      case .space, .tab: break
      case .lineFeed: position.pass(byte, at: offset)
      case UInt8(ascii: "/"): throw .comment(at: word)
      default: return
      }
      offset += 1
    }
  }

  /// The word at the next byte, or the one character that is there; empty at the end.
  var word: Range<Int> {
    guard let byte else { return offset..<offset }
    var end = offset + 1
    while end < bytes.count,
      byte.isWordByte ? bytes[end].isWordByte : bytes[end].isContinuation
    {
      end += 1
    }
    return offset..<end
  }
}

extension UInt8 {
  static let openingBrace = UInt8(ascii: "{")
  static let closingBrace = UInt8(ascii: "}")
  static let openingBracket = UInt8(ascii: "[")
  static let closingBracket = UInt8(ascii: "]")
  static let colon = UInt8(ascii: ":")

  var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }

  /// Whether the byte can be a part of a number or of a name such as `true`.
  var isWordByte: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"),
      UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "$"):
      true
    default: false
    }
  }
}
