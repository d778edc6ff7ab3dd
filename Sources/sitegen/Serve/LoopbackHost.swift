import QRCodes

/// Hosts that only this computer can reach.
enum LoopbackHost {
  /// Whether a host is one of them: `localhost`, an address of 127.0.0.0/8 (RFC 1122, section
  /// 3.2.1.3), or `::1` (RFC 4291, section 2.5.3).
  static func contains(_ host: String) -> Bool {
    ["localhost", "::1", "[::1]"].contains(host.lowercased())
      || IPAddress.isVersion4(host) && host.hasPrefix("127.")
  }
}
