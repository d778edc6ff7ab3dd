import CIDN2

/// Domain names in the letters of any script (IDNA).
///
/// A name is mapped as browsers do: Unicode Technical Standard #46, non-transitional, so that `ß`
/// stays a letter of its own. Beyond browsers, a name has to hold by IDNA 2008 (RFC 5891, section
/// 5), which knows no emoji and other symbols: they look different on each device.
enum InternationalName {
  /// The most bytes of UTF-8 that are looked at: a name has 253 characters, each of 4 bytes.
  static let maximumLength = 253 * 4

  /// Whether a name has letters outside ASCII, or a label that stands for such.
  static func isInternational(_ name: String) -> Bool {
    name.utf8.contains { $0 >= 0x80 } || hasEncodedLabel(name)
  }

  /// The name in Punycode (RFC 3492) and lower case.
  ///
  /// Characters that no host may hold can be left in it or come about, such as the slash that `℀`
  /// is mapped to; they are for the caller to find. libidn2 has a flag to keep to such rules, but
  /// releases of it cut these characters out, and what is left is another host.
  ///
  /// - Parameter name: a name without zero bytes.
  /// - Returns: the name in ASCII.
  /// - Throws: `DeepLinkError` when the name does not keep to the rules.
  static func ascii(_ name: String) throws(DeepLinkError) -> String {
    guard name.utf8.count <= maximumLength else { throw .hostTooLong(name) }
    // libidn2 keeps nothing between calls: it works on memory that it allocates for each and on
    // constant tables. Any number of threads can be in it at a time.
    var ascii: UnsafeMutablePointer<CChar>?
    let flags = CInt(bitPattern: IDN2_NFC_INPUT.rawValue | IDN2_NONTRANSITIONAL.rawValue)
    let code = idn2_to_ascii_8z(name, &ascii, flags)
    defer { idn2_free(ascii) }
    guard code == IDN2_OK.rawValue, let ascii else { throw fault(code, in: name) }
    return String(cString: ascii)
  }

  private static func fault(_ code: CInt, in name: String) -> DeepLinkError {
    switch code {
    case IDN2_BIDI.rawValue: .mixedHostDirections(name)
    case IDN2_TOO_BIG_DOMAIN.rawValue, IDN2_TOO_BIG_LABEL.rawValue,
      IDN2_PUNYCODE_BIG_OUTPUT.rawValue:
      .hostTooLong(name)
    case IDN2_2HYPHEN.rawValue, IDN2_HYPHEN_STARTEND.rawValue: .misplacedHyphen(name)
    case IDN2_DISALLOWED.rawValue, IDN2_UNASSIGNED.rawValue, IDN2_LEADING_COMBINING.rawValue,
      IDN2_CONTEXTJ.rawValue, IDN2_CONTEXTJ_NO_RULE.rawValue, IDN2_CONTEXTO.rawValue,
      IDN2_CONTEXTO_NO_RULE.rawValue:
      .forbiddenHostCharacter(name)
    default: hasEncodedLabel(name) ? .invalidPunycode(name) : .forbiddenHostCharacter(name)
    }
  }

  /// Whether a label says that it is in Punycode.
  private static func hasEncodedLabel(_ name: String) -> Bool {
    name.utf8.split(separator: UInt8(ascii: ".")).contains { label in
      String(decoding: label.prefix(4), as: UTF8.self).lowercased() == "xn--"
    }
  }
}
