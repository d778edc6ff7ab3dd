extension DeepLink {
  /// What stands between `//` and the path, or nil when there is no `//`.
  package var authority: String? { hostAndPort?.text }

  /// The host without its port, in ASCII; nil when the link names none.
  package var host: String? {
    hostAndPort.flatMap { $0.host.isEmpty ? nil : $0.host }
  }

  /// Whether the host is an IP address, rather than a name.
  ///
  /// A name that ends in a number is an address in a link: it would be refused otherwise.
  package var hasAddressAsHost: Bool {
    host.map { $0.hasPrefix("[") || IPAddress.isVersion4($0) } ?? false
  }

  /// Whether the host has letters outside ASCII, which are written in Punycode (RFC 5890, section
  /// 2.3.2.1) and can look like others.
  package var hasInternationalHost: Bool {
    host.map(InternationalName.hasEncodedLabel) ?? false
  }
}
