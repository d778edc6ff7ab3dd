extension DeepLink {
  /// The host without its port, in ASCII; nil when the link names none.
  package var host: String? {
    guard let authority, !authority.isEmpty else { return nil }
    if authority.hasPrefix("["), let end = authority.firstIndex(of: "]") {
      return String(authority[...end])
    }
    return String(authority.prefix { $0 != ":" })
  }

  /// Whether the host has letters outside ASCII, which are written in Punycode (RFC 5890, section
  /// 2.3.2.1) and can look like others.
  package var hasInternationalHost: Bool {
    (host ?? "").split(separator: ".").contains { $0.lowercased().hasPrefix("xn--") }
  }
}
