/// What stands before the first element of an XML file (XML 1.0, section 2.8).
struct SVGProlog {
  /// The encoding that the file names, in lower case; nil when it names none.
  private(set) var encoding: String?
  /// Whether the first element is `svg`.
  private(set) var beginsDrawing = false

  /// The most bytes that are looked at: comments and document types of drawing programs are long.
  private static let maximumLength = 1 << 16

  init(_ bytes: [UInt8]) {
    var rest = bytes.prefix(Self.maximumLength)
    if rest.starts(with: [0xEF, 0xBB, 0xBF]) { rest = rest.dropFirst(3) }
    if rest.starts(with: "<?xml".utf8) {
      encoding = Self.encoding(in: rest.prefix { $0 != UInt8(ascii: ">") })
    }
    while true {
      rest = rest.drop { Self.isSpace($0) }
      guard rest.first == UInt8(ascii: "<") else { return }
      if rest.starts(with: "<?".utf8) {
        guard Self.skip(to: "?>", in: &rest) else { return }
      } else if rest.starts(with: "<!--".utf8) {
        guard Self.skip(to: "-->", in: &rest) else { return }
      } else if rest.starts(with: "<!DOCTYPE".utf8) {
        guard Self.skipDocumentType(in: &rest) else { return }
      } else {
        let name = rest.dropFirst().prefix { !Self.isSpace($0) && $0 != 0x2F && $0 != 0x3E }
        beginsDrawing = name.elementsEqual("svg".utf8) || name.suffix(4).elementsEqual(":svg".utf8)
        return
      }
    }
  }

  static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
  }

  /// The value behind `encoding` in a declaration.
  private static func encoding(in declaration: ArraySlice<UInt8>) -> String? {
    var rest = declaration
    guard skip(to: "encoding", in: &rest) else { return nil }
    let isQuote = { (byte: UInt8) in byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") }
    let value = rest.drop { !isQuote($0) }.dropFirst().prefix { !isQuote($0) }
    return String(decoding: value, as: UTF8.self).lowercased()
  }

  /// Moves behind the next place of a text; false when there is none.
  private static func skip(to text: StaticString, in rest: inout ArraySlice<UInt8>) -> Bool {
    let wanted = UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
    while !rest.isEmpty {
      if rest.starts(with: wanted) {
        rest = rest.dropFirst(wanted.count)
        return true
      }
      rest = rest.dropFirst()
    }
    return false
  }

  /// Moves behind a document type, in whose brackets declarations stand; false when it has no end.
  private static func skipDocumentType(in rest: inout ArraySlice<UInt8>) -> Bool {
    var quote: UInt8?
    var depth = 0
    while let byte = rest.popFirst() {
      switch (byte, quote) {
      case (let end, let open?): if end == open { quote = nil }
      case (UInt8(ascii: "\""), nil), (UInt8(ascii: "'"), nil): quote = byte
      case (UInt8(ascii: "["), nil): depth += 1
      case (UInt8(ascii: "]"), nil): depth -= 1
      case (UInt8(ascii: ">"), nil) where depth <= 0: return true
      default: break
      }
    }
    return false
  }
}
