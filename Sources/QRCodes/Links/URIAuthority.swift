/// The host and port of a link, checked.
struct URIAuthority {
  /// The host as it goes into the link: a name, or an IPv6 address in square brackets.
  let host: String
  /// The port's digits, or nil when the link names none.
  let port: String?

  /// Checks what stands between `//` and the path of a link.
  ///
  /// A host that the internet's name system resolves is held to its rules and put in lower case;
  /// to an app's own scheme the host is only a word, which may have any letters of RFC 3986.
  ///
  /// - Parameters:
  ///   - text: the authority as written.
  ///   - isInternetHost: whether the host has to be there and to be a domain name or an address.
  /// - Throws: `DeepLinkError` for user names, and for hosts and ports that are none.
  init(_ text: String, isInternetHost: Bool) throws(DeepLinkError) {
    guard !text.utf8.contains(UInt8(ascii: "@")) else { throw .userInfo }
    let (host, port) = Self.split(text)
    guard host.utf8.allSatisfy({ $0 < 0x80 }) else { throw .nonASCIIHost(host) }
    if let port, Self.number(port) == nil { throw .invalidPort(port) }
    if isInternetHost {
      guard !host.isEmpty else { throw .missingHost }
      guard Self.isAddress(host) || Self.isDomainName(host) else { throw .invalidHost(host) }
    } else {
      let allowed = ASCIISet.registeredName.adding("%")
      guard Self.isAddress(host) || host.utf8.allSatisfy(allowed.contains) else {
        throw .invalidHost(host)
      }
    }
    self.host = isInternetHost ? host.lowercased() : host
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

  private static func isAddress(_ host: String) -> Bool {
    guard host.hasPrefix("["), host.hasSuffix("]") else { return false }
    let address = host.dropFirst().dropLast()
    let allowed = ASCIISet.hexadecimalDigits.adding(":.")
    return (2...45).contains(address.utf8.count)
      && address.utf8.count(where: { $0 == UInt8(ascii: ":") }) >= 2
      && address.utf8.allSatisfy(allowed.contains)
  }

  /// Whether the host keeps to RFC 1123, section 2.1; underscores are let through, as resolvers do.
  private static func isDomainName(_ host: String) -> Bool {
    let allowed = ASCIISet.letters.adding("0123456789-_")
    let labels = host.split(separator: ".", omittingEmptySubsequences: false)
    return host.utf8.count <= 253
      && labels.allSatisfy { label in
        (1...63).contains(label.utf8.count) && label.utf8.allSatisfy(allowed.contains)
          && !label.hasPrefix("-") && !label.hasSuffix("-")
      }
  }
}
