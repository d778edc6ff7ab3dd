import Diagnostics

extension JSONParser {
  /// Reads text in quotes: RFC 8259, section 7.
  mutating func string() throws(JSONFault) -> String {
    let opening = offset
    offset += 1
    while let byte {
      if byte == .quote {
        let text = String(decoding: bytes[(opening + 1)..<offset], as: UTF8.self)
        offset += 1
        return text
      }
      if byte == .backslash { return try stringWithEscapes(from: opening) }
      try passCharacter(byte, of: opening)
    }
    throw unclosedQuote(opening)
  }

  /// Reads on from the first escape.
  private mutating func stringWithEscapes(from opening: Int) throws(JSONFault) -> String {
    var text = Array(bytes[(opening + 1)..<offset])
    while let byte {
      switch byte {
      case .quote:
        offset += 1
        return String(decoding: text, as: UTF8.self)
      case .backslash:
        text += UTF8.encode(try escape(in: opening)).map(Array.init) ?? []
      default:
        text.append(byte)
        try passCharacter(byte, of: opening)
      }
    }
    throw unclosedQuote(opening)
  }

  private mutating func passCharacter(_ byte: UInt8, of opening: Int) throws(JSONFault) {
    if byte < 0x20 {
      if byte == .lineFeed { throw unclosedQuote(opening) }
      throw .invalid(
        "the control character \(CodePoint.text(UInt32(byte))) in text",
        hint: byte == .tab ? "write \\t" : "remove it, or write it as an escape",
        at: offset..<(offset + 1))
    }
    position.pass(byte, at: offset)
    offset += 1
  }

  private func unclosedQuote(_ opening: Int) -> JSONFault {
    .unclosed(
      "quote", hint: "close it on its line with \", and write \\n for a line break inside",
      at: opening)
  }

  private mutating func escape(in opening: Int) throws(JSONFault) -> Unicode.Scalar {
    let start = offset
    offset += 1
    guard let letter = byte else { throw unclosedQuote(opening) }
    if letter == UInt8(ascii: "u") { return try unicodeEscape(from: start) }
    let meaning: Unicode.Scalar? =
      switch letter {
      case .quote, .backslash, UInt8(ascii: "/"): Unicode.Scalar(letter)
      case UInt8(ascii: "b"): "\u{8}"
      case UInt8(ascii: "f"): "\u{C}"
      case UInt8(ascii: "n"): "\n"
      case UInt8(ascii: "r"): "\r"
      case UInt8(ascii: "t"): "\t"
      default: nil
      }
    guard let meaning else {
      if letter == .lineFeed { throw unclosedQuote(opening) }
      let character = word
      let name = letter < 0x80 ? character.lowerBound + 1 : character.upperBound
      throw .invalid(
        "unknown escape '\(text(start..<name))'", hint: "write \\\\ for a backslash",
        at: start..<name)
    }
    offset += 1
    return meaning
  }

  /// Reads `\u` with four digits, or two of these that are the halves of a surrogate pair.
  private mutating func unicodeEscape(from start: Int) throws(JSONFault) -> Unicode.Scalar {
    let unit = try codeUnit()
    if let scalar = Unicode.Scalar(unit) { return scalar }
    let isFirstHalf = unit < 0xDC00
    if isFirstHalf, bytes[offset...].starts(with: #"\u"#.utf8) {
      offset += 1
      let second = try codeUnit()
      if (0xDC00...0xDFFF).contains(second),
        let scalar = Unicode.Scalar(0x10000 + (unit - 0xD800) << 10 + (second - 0xDC00))
      {
        return scalar
      }
    }
    throw .invalid(
      "the escape '\(text(start..<(start + 6)))' is half of a character",
      hint: "write the character itself, or both halves", at: start..<(start + 6))
  }

  /// Reads four hexadecimal digits behind a `u`.
  private mutating func codeUnit() throws(JSONFault) -> UInt32 {
    let digits = bytes[(offset + 1)...].prefix(4)
    var value: UInt32 = 0
    var count = 0
    for digit in digits {
      guard let number = Character(Unicode.Scalar(digit)).hexDigitValue else { break }
      value = value << 4 + UInt32(number)
      count += 1
    }
    guard count == 4 else {
      let range = (offset - 1)..<(offset + 1 + count)
      throw .invalid(
        "the escape '\(text(range))' lacks hexadecimal digits",
        hint: "write the character itself", at: range)
    }
    offset += 5
    return value
  }

  /// Some bytes as text for a message.
  func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }
}
