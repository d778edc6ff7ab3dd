/// A set of ASCII characters, one bit each.
package struct ASCIISet: Hashable, Sendable {
  private var low: UInt64 = 0
  private var high: UInt64 = 0

  /// The set of the ASCII characters in a text; others are left out.
  package init(_ characters: String) {
    for byte in characters.utf8 where byte < 0x80 {
      if byte < 64 {
        low |= 1 << UInt64(byte)
      } else {
        high |= 1 << UInt64(byte - 64)
      }
    }
  }

  /// Whether the byte is an ASCII character of the set.
  package func contains(_ byte: UInt8) -> Bool {
    switch byte {
    case 0..<64: low >> UInt64(byte) & 1 == 1
    case 64..<128: high >> UInt64(byte - 64) & 1 == 1
    default: false
    }
  }

  /// The set with the ASCII characters of a text besides.
  package func adding(_ characters: String) -> ASCIISet {
    let more = ASCIISet(characters)
    var union = self
    union.low |= more.low
    union.high |= more.high
    return union
  }
}

extension ASCIISet {
  /// The decimal digits.
  package static let digits = ASCIISet("0123456789")
  /// The letters of the Latin alphabet in both cases.
  package static let letters = ASCIISet("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ")
  /// The digits of hexadecimal numbers in both cases.
  package static let hexadecimalDigits = digits.adding("abcdefABCDEF")
  /// What never needs percent-encoding (RFC 3986, section 2.3).
  package static let unreserved = letters.adding("0123456789-._~")
  /// What a host name may hold besides percent-encoded bytes (RFC 3986, section 3.2.2).
  package static let registeredName = unreserved.adding("!$&'()*+,;=")
  /// What a path may hold besides percent-encoded bytes (RFC 3986, section 3.3).
  package static let path = registeredName.adding(":@/")
  /// What a query or a fragment may hold besides percent-encoded bytes (RFC 3986, section 3.4).
  package static let query = path.adding("?")
}
