/// Reads one small JSON object (RFC 8259) whose values of interest are texts and numbers.
///
/// Other values are read over, so that a later writer may add keys. An object with a key twice is
/// refused, since readers differ in which of them counts.
struct JSONObjectReader {
  enum Value: Hashable {
    case string(String)
    /// A number as it is written.
    case number(String)
    /// `true`, `false`, `null`, a list or an object.
    case other
  }

  private let bytes: [UInt8]
  private var position = 0

  /// The most lists and objects inside each other.
  private static let maximumDepth = 8

  /// The members of the object that the bytes are; nil when they are anything else.
  static func read(_ bytes: [UInt8]) -> [String: Value]? {
    guard String(validating: bytes, as: UTF8.self) != nil else { return nil }
    var reader = JSONObjectReader(bytes: bytes)
    guard let members = reader.object(depth: 0) else { return nil }
    reader.skipWhitespace()
    return reader.position == bytes.count ? members : nil
  }

  private init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func object(depth: Int) -> [String: Value]? {
    guard depth < Self.maximumDepth, take("{") else { return nil }
    var members: [String: Value] = [:]
    if take("}") { return members }
    repeat {
      skipWhitespace()
      guard let key = string(), members[key] == nil, take(":"),
        let value = value(depth: depth)
      else { return nil }
      members[key] = value
    } while take(",")
    return take("}") ? members : nil
  }

  private mutating func list(depth: Int) -> Value? {
    guard depth < Self.maximumDepth, take("[") else { return nil }
    if take("]") { return .other }
    repeat {
      guard value(depth: depth) != nil else { return nil }
    } while take(",")
    return take("]") ? .other : nil
  }

  private mutating func value(depth: Int) -> Value? {
    skipWhitespace()
    guard let byte = next else { return nil }
    switch byte {
    case UInt8(ascii: "\""): return string().map { .string($0) }
    case UInt8(ascii: "{"): return object(depth: depth + 1).map { _ in .other }
    case UInt8(ascii: "["): return list(depth: depth + 1)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return number()
    default:
      return ["true", "false", "null"].contains { takeWord($0) } ? .other : nil
    }
  }

  /// A number by the grammar of RFC 8259, section 6.
  private mutating func number() -> Value? {
    let start = position
    _ = takeByte("-")
    let first = next
    let digits = takeDigits()
    guard digits > 0, digits == 1 || first != UInt8(ascii: "0") else { return nil }
    if takeByte("."), takeDigits() == 0 { return nil }
    if takeByte("e") || takeByte("E") {
      if !takeByte("+") { _ = takeByte("-") }
      if takeDigits() == 0 { return nil }
    }
    return .number(String(decoding: bytes[start..<position], as: UTF8.self))
  }

  /// A text by the grammar of RFC 8259, section 7.
  private mutating func string() -> String? {
    guard takeByte("\"") else { return nil }
    var text: [UInt8] = []
    while let byte = next {
      position += 1
      switch byte {
      case UInt8(ascii: "\""): return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"):
        guard let scalar = escape() else { return nil }
        text += String(Character(scalar)).utf8
      case 0x00..<0x20: return nil
      default: text.append(byte)
      }
    }
    return nil
  }

  private mutating func escape() -> Unicode.Scalar? {
    guard let byte = next else { return nil }
    position += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(byte)
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): return escapedScalar()
    default: return nil
    }
  }

  /// The scalar of `\uXXXX`, or of the two of them that stand for one beyond the first plane.
  private mutating func escapedScalar() -> Unicode.Scalar? {
    guard let first = codeUnit() else { return nil }
    guard UTF16.isLeadSurrogate(first) else { return Unicode.Scalar(first) }
    guard takeWord("\\u"), let second = codeUnit(), UTF16.isTrailSurrogate(second) else {
      return nil
    }
    return Unicode.Scalar(0x10000 + (UInt32(first) - 0xD800) << 10 + UInt32(second) - 0xDC00)
  }

  private mutating func codeUnit() -> UInt16? {
    let digits = bytes[position...].prefix(4)
    guard digits.count == 4, digits.allSatisfy(ASCIISet.hexadecimalDigits.contains) else {
      return nil
    }
    position += 4
    return UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
  }

  private mutating func skipWhitespace() {
    while let byte = next, " \t\n\r".utf8.contains(byte) { position += 1 }
  }

  /// Takes a mark and the white space before it.
  private mutating func take(_ mark: Unicode.Scalar) -> Bool {
    skipWhitespace()
    return takeByte(mark)
  }

  private mutating func takeByte(_ mark: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: mark) else { return false }
    position += 1
    return true
  }

  private mutating func takeWord(_ word: String) -> Bool {
    guard bytes[position...].starts(with: word.utf8) else { return false }
    position += word.utf8.count
    return true
  }

  private mutating func takeDigits() -> Int {
    let start = position
    while let byte = next, ASCIISet.digits.contains(byte) { position += 1 }
    return position - start
  }
}
