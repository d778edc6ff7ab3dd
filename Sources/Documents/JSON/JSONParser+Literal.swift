extension JSONParser {
  /// Reads a number, `true`, `false` or `null`, and gives its text.
  mutating func literal() throws(JSONFault) -> String {
    let word = word
    let text = bytes[word]
    let isValid =
      switch text.first {
      case UInt8(ascii: "t"): text.elementsEqual("true".utf8)
      case UInt8(ascii: "f"): text.elementsEqual("false".utf8)
      case UInt8(ascii: "n"): text.elementsEqual("null".utf8)
      default: Self.isNumber(text)
      }
    guard isValid else { throw noValue(word) }
    offset = word.upperBound
    return String(decoding: text, as: UTF8.self)
  }

  /// Whether a text has the form of a number: RFC 8259, section 6.
  private static func isNumber(_ text: ArraySlice<UInt8>) -> Bool {
    var rest = text
    if rest.first == UInt8(ascii: "-") { rest.removeFirst() }
    let whole = rest.removeDigits()
    guard whole.count == 1 || (whole.count > 1 && whole.first != UInt8(ascii: "0")) else {
      return false
    }
    if rest.first == UInt8(ascii: ".") {
      rest.removeFirst()
      if rest.removeDigits().isEmpty { return false }
    }
    if rest.first == UInt8(ascii: "e") || rest.first == UInt8(ascii: "E") {
      rest.removeFirst()
      if rest.first == UInt8(ascii: "+") || rest.first == UInt8(ascii: "-") { rest.removeFirst() }
      if rest.removeDigits().isEmpty { return false }
    }
    return rest.isEmpty
  }

  private func noValue(_ word: Range<Int>) -> JSONFault {
    guard let first = bytes[word].first else {
      return .invalid("a value is missing here", hint: nil, at: word)
    }
    let text = text(word)
    if first.isWordByte {
      return .invalid("'\(text.excerpt)' is no JSON value", hint: Self.hint(for: text), at: word)
    }
    switch first {
    case .comma, .closingBrace, .closingBracket, .colon:
      return .invalid(
        "a value is expected before '\(text)'", hint: "write null for one that is left out",
        at: word)
    default:
      return .invalid(
        "a value cannot begin with '\(text)'", hint: "write text in double quotes", at: word)
    }
  }

  /// What to do about a word that is neither a number nor one of the three names.
  private static func hint(for text: String) -> String {
    let digits = text.drop { $0 == "-" }
    let name = text.lowercased()
    if ["true", "false", "null"].contains(name) { return "write \(name)" }
    if ["nan", "infinity", "-infinity", "undefined", "none", "nil"].contains(name) {
      return "write null, or leave the key out"
    }
    if name.first == "+", name.dropFirst().first?.isNumber == true { return "remove the '+'" }
    if NumberPhrase.isDecimal(text) {
      if digits.first == "." { return "write a digit before the '.'" }
      if digits.first == "0", digits.dropFirst().first?.isNumber == true {
        return "remove the zeros in front, or write it in double quotes to keep them"
      }
      if digits.contains("."), digits.last == "." || digits.contains(".e") {
        return "write a digit behind the '.'"
      }
    }
    return "write text in double quotes"
  }
}

extension ArraySlice<UInt8> {
  /// Takes the decimal digits at the start away, and gives them.
  fileprivate mutating func removeDigits() -> ArraySlice<UInt8> {
    let digits = prefix { $0.isDigit }
    self = dropFirst(digits.count)
    return digits
  }
}
