/// Tells texts that a phone may take for a link from all others.
package enum LinkLikeness {
  /// Whether a text is a link, a broken one or one in disguise.
  ///
  /// Browsers read over white space before a link, and over tabs and line ends inside it (WHATWG
  /// URL, section 4.4); other programs over invisible characters. So a scheme that does harm, or
  /// that is allowed, is looked for behind those. Any other scheme is one only with `//` after it:
  /// `Note: milk` is a text.
  ///
  /// - Parameters:
  ///   - text: what a code carries.
  ///   - allowedSchemes: the apps' schemes that are allowed, in any case.
  /// - Returns: whether it is to be held to the rules of links.
  package static func isMeantAsLink(_ text: String, allowedSchemes: Set<String>) -> Bool {
    if danger(in: text) != nil { return true }
    let beginning = text.unicodeScalars.drop { !$0.isAllowedInLinks && $0 != "\\" }
    if let parts = URIParts(String(beginning)), parts.authority != nil { return true }
    // A space ends a scheme for everyone.
    let word = beginning.prefix { $0 != " " }.filter { $0.isAllowedInLinks || $0 == "\\" }
    guard let scheme = URIParts(String(String.UnicodeScalarView(word)))?.scheme else {
      return false
    }
    return scheme == LinkScheme.web || scheme == "http"
      || allowedSchemes.contains { $0.lowercased() == scheme }
  }

  /// Why a text must not be in a code, whatever it is meant for; nil when nothing is wrong with it.
  ///
  /// Some readers open whatever begins with a scheme, also behind `URL:`, so one that does harm is
  /// no plain text. A word such as `Content` with a space after its colon is one, unless it would
  /// run code.
  package static func danger(in text: String) -> DeepLinkError? {
    // Of a longer text no more is looked at, so that no number of prefixes takes long.
    var text = String(decoding: text.utf8.prefix(DeepLink.maximumLength), as: UTF8.self)
    while let address = text.dropping(prefix: "URL:") ?? text.dropping(prefix: "URLTO:") {
      text = address
    }
    guard let scheme = DisguisedScheme(in: text) else { return nil }
    let rest = text.utf8.dropFirst(scheme.name.utf8.count + 1)
    let isWord = !scheme.isHidden && rest.first == UInt8(ascii: " ")
    guard !isWord || LinkScheme.runsCode(scheme.name) else { return nil }
    return .dangerousScheme(scheme.name, isHidden: scheme.isHidden)
  }

  /// The text that readers make of bytes that are not UTF-8, one character a byte (ISO/IEC 8859-1).
  package static func text(ofLatin bytes: [UInt8]) -> String {
    var text = String.UnicodeScalarView()
    for byte in bytes { text.append(Unicode.Scalar(byte)) }
    return String(text)
  }
}
