import Documents

extension SiteURL {
  /// Why phones do not find the site's files for its app; nil when they do.
  ///
  /// Both systems ask for `https://HOST/.well-known/…` on the usual port and follow no redirect
  /// (Apple, "Supporting associated domains"; Android, "Configure website associations").
  var appLinkFault: ValueFault? {
    if hasAddressAsHost {
      return fault(
        "has an IP address as its host, and phones let apps open addresses of domains alone",
        hint: "give the site a domain")
    }
    let name = host.prefix { $0 != ":" }
    if name.utf8.count < host.utf8.count {
      return fault(
        "has a port, but phones look for the app's files at https://\(name)/.well-known/",
        hint: "publish the site, or at least its folder '.well-known', without a port")
    }
    guard !basePath.isEmpty else { return nil }
    return fault(
      "has the path '\(basePath)', but phones look for the app's files at \(origin)/.well-known/",
      hint: "give the site a domain of its own, or publish its folder '.well-known' there")
  }

  /// Whether the host is an IPv6 address, or an IPv4 address, whose last part is a number (WHATWG
  /// URL, "ends in a number").
  private var hasAddressAsHost: Bool {
    guard !host.hasPrefix("[") else { return true }
    let name = host.prefix { $0 != ":" }
    let last = name.utf8.split(separator: UInt8(ascii: ".")).last
    return last?.allSatisfy((UInt8(ascii: "0")...UInt8(ascii: "9")).contains) ?? false
  }

  private func fault(_ message: String, hint: String) -> ValueFault {
    ValueFault(message, hint: hint, code: .unreachableAppLinks)
  }
}
