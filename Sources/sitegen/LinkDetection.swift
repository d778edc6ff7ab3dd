import QRCodes

/// Tells links from other texts.
enum LinkDetection {
  /// Whether a text is meant for a link: it begins with a scheme and `//`, or with one of the web.
  static func isLink(_ text: String) -> Bool {
    let bytes = text.utf8
    guard let colon = bytes.firstIndex(of: UInt8(ascii: ":")),
      let first = bytes.first, ASCIISet.letters.contains(first),
      bytes[..<colon].allSatisfy(ASCIISet.schemeCharacters.contains)
    else { return false }
    let isWeb = ["http", "https"].contains(text[..<colon].lowercased())
    return isWeb || bytes[colon...].dropFirst().starts(with: "//".utf8)
  }

  /// Why a text must not be in a code, whatever it is meant for; nil when nothing is wrong with it.
  ///
  /// Some readers open whatever begins with a scheme, so one that runs code is no plain text.
  static func danger(in text: String) -> DeepLinkError? {
    var start = text.unicodeScalars.prefix(startLength)
    while start.last?.properties.isWhitespace == true { start.removeLast() }
    do throws(DeepLinkError) {
      _ = try DeepLink(String(start), allowedSchemes: [])
      return nil
    } catch {
      if case .dangerousScheme = error { return error }
      return nil
    }
  }

  /// How many scalars of a text are looked at: no link may be longer, and no scheme is.
  private static let startLength = DeepLink.maximumLength / 4
}

extension ASCIISet {
  /// What a scheme may hold behind its first letter (RFC 3986, section 3.1).
  fileprivate static let schemeCharacters = letters.adding("0123456789+-.")
}
