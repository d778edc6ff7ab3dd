import Diagnostics

/// Writes what strangers wrote so that it shows whole and as it is, on one line.
enum ShownText {
  /// Bytes as text, with those that are no UTF-8 as `\xFF`.
  static func payload(_ bytes: [UInt8]) -> String {
    if let text = String(validating: bytes, as: UTF8.self) { return text.shownWhole }
    return bytes.map { byte in
      switch byte {
      case UInt8(ascii: "\\"): "\\\\"
      case 0x20..<0x7F: String(Character(Unicode.Scalar(byte)))
      default: "\\x" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
      }
    }.joined()
  }

  /// A JSON text with its characters that do not show escaped (RFC 8259, section 7).
  ///
  /// Outside of its strings JSON has none but line feeds and spaces.
  static func asciiJSON(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if scalar == "\n" || scalar.isVisible {
        result.append(scalar)
      } else {
        for unit in String(Character(scalar)).utf16 {
          let digits = String(unit, radix: 16)
          let padding = String(repeating: "0", count: 4 - digits.utf8.count)
          result.append(contentsOf: "\\u\(padding)\(digits)".unicodeScalars)
        }
      }
    }
    return String(result)
  }
}
