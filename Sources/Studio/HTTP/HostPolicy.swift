import QRCodes

/// Which hosts a request may name.
///
/// A page on the internet can have its own name resolve to this computer, and then reads what a
/// local server answers as if it were its own (DNS rebinding). The name that it was asked by is
/// what tells: only names and addresses of this computer are taken.
struct HostPolicy: Hashable, Sendable {
  /// The host that the server was told to listen at, in lower case, and the address that it is.
  let names: Set<String>
  /// Whether the server listens at all of the computer's addresses, so that it may be asked by any.
  let takesAnyAddress: Bool
  let port: Int
  /// The server's own address, for messages.
  let address: String

  /// Whether a request for a host and port is for this server.
  ///
  /// - Parameter authority: the host, with the port behind a colon if one is named.
  /// - Returns: false also for what is no host.
  func accepts(_ authority: String) -> Bool {
    let (host, port) = Self.split(authority)
    if let port, !port.isEmpty, Int(port) != self.port { return false }
    if host == "localhost" || names.contains(host) || Self.isLoopback(host) { return true }
    if IPAddress.isVersion4(host) { return takesAnyAddress }
    guard host.hasPrefix("["), host.hasSuffix("]") else { return false }
    return takesAnyAddress && IPAddress.isVersion6(host.dropFirst().dropLast())
  }

  /// Whether a host is an address that only this computer can reach: one of 127.0.0.0/8 (RFC 1122,
  /// section 3.2.1.3), or `[::1]` (RFC 4291, section 2.5.3).
  private static func isLoopback(_ host: String) -> Bool {
    host == "[::1]" || IPAddress.isVersion4(host) && host.hasPrefix("127.")
  }

  /// What to tell whoever asks for another host.
  var refusal: RequestRefusal {
    RequestRefusal(
      .misdirectedRequest,
      "this server does not answer for the host that was asked; open \(address)/")
  }

  /// The host in lower case and the port's digits; nil when none is named.
  private static func split(_ authority: String) -> (host: String, port: String?) {
    let text = authority.lowercased()
    let end = text.hasPrefix("[") ? text.lastIndex(of: "]") : text.startIndex
    guard let end, let colon = text[end...].lastIndex(of: ":") else { return (text, nil) }
    let port = text[text.index(after: colon)...]
    // Int would read a sign as well.
    return (
      String(text[..<colon]), port.utf8.allSatisfy(ASCIISet.digits.contains) ? String(port) : "-"
    )
  }
}

extension HostPolicy {
  /// The policy of a server that was told to listen at a host, and listens at an address.
  init(named host: String, boundTo bound: SocketAddress) {
    let named = Self.bracketed(host.lowercased())
    names = [named, Self.bracketed(bound.host)]
    takesAnyAddress = bound.isAny
    port = bound.port
    // Browsers do not open the address that stands for all.
    let opened = bound.isAny ? (bound.host == "::" ? "[::1]" : "127.0.0.1") : named
    address = "http://\(opened):\(bound.port)"
  }

  /// Whether only this computer can reach an address.
  static func isLoopback(_ address: SocketAddress) -> Bool {
    isLoopback(bracketed(address.host))
  }

  /// An address of IPv6 as it stands in an address of the web.
  private static func bracketed(_ host: String) -> String {
    IPAddress.isVersion6(host) ? "[\(host)]" : host
  }
}
