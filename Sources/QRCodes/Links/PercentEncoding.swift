/// Percent-encoding by RFC 3986, section 2.1.
package enum PercentEncoding {
  /// The text with each UTF-8 byte outside `allowed` written as `%` and two capital digits.
  package static func encode(_ text: String, allowed: ASCIISet) -> String {
    var ascii: [UInt8] = []
    ascii.reserveCapacity(text.utf8.count)
    for byte in text.utf8 {
      if allowed.contains(byte) {
        ascii.append(byte)
      } else {
        ascii += [UInt8(ascii: "%"), digit(byte >> 4), digit(byte & 0xF)]
      }
    }
    return String(decoding: ascii, as: UTF8.self)
  }

  /// The text that was percent-encoded, or nil when it is none.
  ///
  /// A `%` without two hexadecimal digits is refused, and so are bytes that are not UTF-8. A `+`
  /// stays one: it stands for a space only in HTML forms.
  package static func decode(_ text: some StringProtocol) -> String? {
    var bytes: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      guard let first = rest.popFirst().flatMap(value), let last = rest.popFirst().flatMap(value)
      else { return nil }
      bytes.append(first << 4 | last)
    }
    return String(validating: bytes, as: UTF8.self)
  }

  /// The place of the first `%` that two hexadecimal digits do not follow, in Unicode scalars
  /// counted from 1.
  package static func firstFault(in text: String) -> Int? {
    var rest = text.unicodeScalars[...]
    var position = 0
    while let scalar = rest.popFirst() {
      position += 1
      if scalar == "%", rest.prefix(2).count(where: isHexadecimal) < 2 { return position }
    }
    return nil
  }

  /// The byte that a text begins with percent-encoded; nil when it begins otherwise.
  static func byte(at text: ArraySlice<UInt8>) -> UInt8? {
    var rest = text
    guard rest.popFirst() == UInt8(ascii: "%"), let first = rest.popFirst().flatMap(value),
      let last = rest.popFirst().flatMap(value)
    else { return nil }
    return first << 4 | last
  }

  private static func isHexadecimal(_ scalar: Unicode.Scalar) -> Bool {
    UInt8(exactly: scalar.value).map(ASCIISet.hexadecimalDigits.contains) ?? false
  }

  private static func digit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "A") + value - 10
  }

  private static func value(_ digit: UInt8) -> UInt8? {
    switch digit {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): digit - UInt8(ascii: "0")
    case UInt8(ascii: "A")...UInt8(ascii: "F"): digit - UInt8(ascii: "A") + 10
    case UInt8(ascii: "a")...UInt8(ascii: "f"): digit - UInt8(ascii: "a") + 10
    default: nil
    }
  }
}
