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
      while line.last == .space || line.last == .tab { line.removeLast() }
      length = line.count { $0 & 0xC0 != 0x80 }
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

  /// The bytes up to the next blank, quote or sign of JSON; at least one character where there is
  /// one.
  var word: Range<Int> {
    let isASCII = byte.map { $0 < 0x80 } ?? true
    var end = min(offset + 1, bytes.count)
    while end < bytes.count, isASCII ? bytes[end].isWordByte : bytes[end] & 0xC0 == 0x80 {
      end += 1
    }
    return offset..<(byte?.isWordByte ?? false || !isASCII ? end : min(offset + 1, bytes.count))
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
