/// A character reference of HTML that stands for one character (HTML, section 13.2.5.72).
struct HTMLEntity {
  let scalar: Unicode.Scalar
  /// The number of bytes that it is written with.
  let length: Int

  /// Reads the reference that a text begins with; nil when it begins with none that is known.
  ///
  /// As browsers do, numbers are read without a semicolon, too. Of the names those are known that
  /// help to hide a scheme, in any case.
  init?(at text: ArraySlice<UInt8>) {
    guard text.first == UInt8(ascii: "&") else { return nil }
    let rest = text.dropFirst()
    guard let found = rest.first == UInt8(ascii: "#") ? Self.number(rest) : Self.name(rest) else {
      return nil
    }
    scalar = found.scalar
    length = found.length + 1
  }

  private typealias Found = (scalar: Unicode.Scalar, length: Int)

  private static func number(_ text: ArraySlice<UInt8>) -> Found? {
    var digits = text.dropFirst()
    let isHexadecimal = digits.first.map { $0 | 0x20 } == UInt8(ascii: "x")
    if isHexadecimal { digits = digits.dropFirst() }
    let allowed = isHexadecimal ? ASCIISet.hexadecimalDigits : .digits
    digits = digits.prefix(while: allowed.contains)
    guard
      let value = UInt32(
        String(decoding: digits, as: UTF8.self), radix: isHexadecimal ? 16 : 10),
      let scalar = Unicode.Scalar(value)
    else { return nil }
    let end = text[digits.endIndex...].first == UInt8(ascii: ";") ? 1 : 0
    return (scalar, digits.endIndex - text.startIndex + end)
  }

  private static func name(_ text: ArraySlice<UInt8>) -> Found? {
    let name = text.prefix(longestName).prefix(while: ASCIISet.letters.contains)
    guard text[name.endIndex...].first == UInt8(ascii: ";"),
      let scalar = names[String(decoding: name, as: UTF8.self).lowercased()]
    else { return nil }
    return (scalar, name.count + 1)
  }

  private static let names: [String: Unicode.Scalar] = [
    "amp": "&", "colon": ":", "newline": "\n", "nbsp": "\u{A0}", "num": "#", "percnt": "%",
    "period": ".", "semi": ";", "shy": "\u{AD}", "tab": "\t", "zerowidthspace": "\u{200B}",
    "zwj": "\u{200D}", "zwnj": "\u{200C}",
  ]
  private static let longestName = names.keys.map(\.utf8.count).max() ?? 0
}
