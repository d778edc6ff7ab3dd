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
    let ascii = try converted(withSmallSharpS(name), of: name, flags: [])
    for label in ascii.utf8.split(separator: UInt8(ascii: ".")).map({ String(Substring($0)) })
    where hasEncodedLabel(label) {
      // Mapping can bring about such a label, as `ﬁ` ends one, and strict rules hold for what it
      // stands for. A label that keeps to them stays as it is.
      guard try converted(label, of: name, flags: [IDN2_USE_STD3_ASCII_RULES]) == label else {
        throw refusal(of: name)
      }
      guard !HostDigits.areMixed(in: try decoded(label, of: name)) else {
        throw .mixedHostDigits(name)
      }
    }
    return ascii
  }

  /// The letters that a label in Punycode stands for.
  private static func decoded(_ label: String, of written: String) throws(DeepLinkError) -> String {
    var letters: UnsafeMutablePointer<CChar>?
    let code = idn2_to_unicode_8z8z(label, &letters, 0)
    defer { idn2_free(letters) }
    guard code == IDN2_OK.rawValue, let letters else { throw fault(code, in: written) }
    return String(cString: letters)
  }

  /// The name as libidn2 converts it; errors name the host that it was made of.
  private static func converted(
    _ name: String, of written: String, flags: [idn2_flags]
  ) throws(DeepLinkError) -> String {
    let flags = ([IDN2_NFC_INPUT, IDN2_NONTRANSITIONAL] + flags).reduce(0) { $0 | $1.rawValue }
    // libidn2 keeps nothing between calls: it works on memory that it allocates for each and on
    // constant tables. Any number of threads can be in it at a time.
    var ascii: UnsafeMutablePointer<CChar>?
    let code = idn2_to_ascii_8z(name, &ascii, CInt(bitPattern: flags))
    defer { idn2_free(ascii) }
    guard code == IDN2_OK.rawValue, let ascii else { throw fault(code, in: written) }
    return String(cString: ascii)
  }

  /// The name with a small letter for each capital sharp S.
  ///
  /// Since Unicode 15.1 that is how it is mapped. Before, it was `ss`, which is another host, and
  /// libidn2 may have the tables of then.
  private static func withSmallSharpS(_ name: String) -> String {
    var scalars = String.UnicodeScalarView()
    scalars.append(contentsOf: name.unicodeScalars.lazy.map { $0 == "\u{1E9E}" ? "ß" : $0 })
    return String(scalars)
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
    default: refusal(of: name)
    }
  }

  private static func refusal(of name: String) -> DeepLinkError {
    hasEncodedLabel(name) ? .invalidPunycode(name) : .forbiddenHostCharacter(name)
  }

  /// Whether a label says that it is in Punycode.
  static func hasEncodedLabel(_ name: String) -> Bool {
    name.utf8.split(separator: UInt8(ascii: ".")).contains { label in
      String(decoding: label.prefix(4), as: UTF8.self).lowercased() == "xn--"
    }
  }
}
