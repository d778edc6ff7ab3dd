/// The bytes of a drawing (SVG) with its escapes put plainly: references to characters of XML (XML
/// 1.0, section 4.1) and, where it is read as CSS, escapes of that (CSS Syntax 3, section 4.3.7), as
/// far as they are ASCII.
///
/// Tabs and line ends are left out, as addresses do without them (URL Standard, section 4.4), or
/// become spaces.
struct PlainMarkup {
  private(set) var bytes: [UInt8] = []

  /// The most digits of a reference that are read; more of them can only be zeros before it.
  private static let maximumDigits = 16

  /// - Parameters:
  ///   - markup: the file.
  ///   - asCSS: whether a `\` begins an escape; in attributes that are no CSS it is a character.
  ///   - keepsSpace: whether tabs and line ends become spaces.
  init(_ markup: [UInt8], asCSS: Bool, keepsSpace: Bool = false) {
    bytes.reserveCapacity(markup.count)
    var rest = markup[...]
    while let byte = rest.popFirst() {
      switch byte {
      case 0x09, 0x0A, 0x0D: if keepsSpace { bytes.append(UInt8(ascii: " ")) }
      case UInt8(ascii: "&") where rest.first == UInt8(ascii: "#"): appendReference(&rest)
      case UInt8(ascii: "\\") where asCSS: appendEscape(&rest)
      default: bytes.append(byte)
      }
    }
  }

  /// Bytes with what is written as a percent sign and two digits (RFC 3986, section 2.1) put
  /// plainly.
  static func withoutPercents(_ text: ArraySlice<UInt8>) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(text.count)
    var rest = text
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "%"), let high = rest.first.flatMap(digit),
        let low = rest.dropFirst().first.flatMap(digit)
      {
        result.append(UInt8(truncatingIfNeeded: high << 4 | low))
        rest = rest.dropFirst(2)
      } else {
        result.append(byte)
      }
    }
    return result
  }

  /// Reads behind the `&` of a reference such as `&#x64;`.
  private mutating func appendReference(_ rest: inout ArraySlice<UInt8>) {
    rest = rest.dropFirst()
    let isHexadecimal = rest.first == UInt8(ascii: "x")
    if isHexadecimal { rest = rest.dropFirst() }
    rest = rest.drop { $0 == UInt8(ascii: "0") }
    let digits = rest.prefix(Self.maximumDigits).prefix { Self.digit($0) != nil }
    let base = isHexadecimal ? 16 : 10
    append(digits.compactMap(Self.digit).reduce(0) { min($0 * base + $1, 1 << 24) })
    rest = rest[digits.endIndex...]
    if rest.first == UInt8(ascii: ";") { rest = rest.dropFirst() }
  }

  /// Reads behind the `\` of an escape such as `\64 ` or `\d`, of up to six digits and a space.
  private mutating func appendEscape(_ rest: inout ArraySlice<UInt8>) {
    let digits = rest.prefix(6).prefix { Self.digit($0) != nil }
    guard !digits.isEmpty else { return }
    append(digits.compactMap(Self.digit).reduce(0) { $0 << 4 | $1 })
    rest = rest[digits.endIndex...]
    if rest.first == UInt8(ascii: " ") { rest = rest.dropFirst() }
  }

  /// Appends a character, or one that means nothing for those beyond ASCII.
  private mutating func append(_ code: Int) {
    guard ![0x09, 0x0A, 0x0D].contains(code) else { return }
    bytes.append(code < 0x80 ? UInt8(code) : UInt8(ascii: "?"))
  }

  /// The value of a hexadecimal digit.
  private static func digit(_ byte: UInt8) -> Int? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): Int(byte) - 48
    case UInt8(ascii: "a")...UInt8(ascii: "f"): Int(byte) - 87
    case UInt8(ascii: "A")...UInt8(ascii: "F"): Int(byte) - 55
    default: nil
    }
  }
}
