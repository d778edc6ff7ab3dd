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
    if authority != host {
      return fault(
        "has a port, but phones look for the app's files at https://\(host)/.well-known/",
        hint: "publish the site, or at least its folder '.well-known', without a port")
    }
    guard !basePath.isEmpty else { return nil }
    return fault(
      "has the path '\(basePath)', but phones look for the app's files at \(origin)/.well-known/",
      hint: "give the site a domain of its own, or publish its folder '.well-known' there")
  }

  private func fault(_ message: String, hint: String) -> ValueFault {
    ValueFault(message, hint: hint, code: .unreachableAppLinks)
  }
}
