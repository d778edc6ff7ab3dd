/// The host and port of a link, checked.
struct URIAuthority: Hashable, Sendable {
  /// The host as it goes into the link: a name, or an IPv6 address in square brackets.
  let host: String
  /// The port's digits, or nil when the link names none.
  let port: String?

  /// Checks what stands between `//` and the path of a link.
  ///
  /// A host that the internet's name system resolves is held to its rules and put in lower case
  /// and Punycode. To an app's own scheme the host is only a word, which may have any letters of
  /// RFC 3986; others are percent-encoded, as browsers do (URL Standard, section 3.5, opaque-host
  /// parser).
  ///
  /// - Parameters:
  ///   - text: the authority as written.
  ///   - isInternetHost: whether the host has to be there and to be a domain name or an address.
  /// - Throws: `DeepLinkError` for user names, and for hosts and ports that are none.
  init(_ text: String, isInternetHost: Bool) throws(DeepLinkError) {
    guard !text.utf8.contains(UInt8(ascii: "@")) else { throw .userInfo }
    let (host, port) = Self.split(text)
    if let port, Self.number(port) == nil { throw .invalidPort(port) }
    self.host = isInternetHost ? try InternetHost(host).text : try Self.word(host)
    self.port = port
  }

  /// The authority as it goes into the link.
  var text: String { host + (port.map { ":" + $0 } ?? "") }

  /// Cuts at the last colon, unless that colon belongs to an IPv6 address.
  private static func split(_ text: String) -> (host: String, port: String?) {
    let scalars = text.unicodeScalars
    let address = scalars.contains("[") ? scalars.lastIndex(of: "]") : scalars.startIndex
    guard let address, let colon = scalars[address...].lastIndex(of: ":") else {
      return (text, nil)
    }
    return (String(scalars[..<colon]), String(scalars[scalars.index(after: colon)...]))
  }

  private static func number(_ port: String) -> UInt16? {
    guard port.utf8.allSatisfy(ASCIISet.digits.contains) else { return nil }
    return UInt16(port).flatMap { $0 == 0 ? nil : $0 }
  }

  /// The host of an app's own scheme, percent-encoded.
  private static func word(_ host: String) throws(DeepLinkError) -> String {
    let isAddress =
      host.hasPrefix("[") && host.hasSuffix("]")
      && IPAddress.isVersion6(host.dropFirst().dropLast())
    if isAddress { return host }
    let allowed = ASCIISet.registeredName.adding("%")
    guard host.utf8.allSatisfy({ $0 >= 0x80 || allowed.contains($0) }) else {
      throw .invalidHost(host)
    }
    return PercentEncoding.encode(host, allowed: allowed)
  }
}
