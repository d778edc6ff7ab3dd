/// Which schemes a link may have.
package enum LinkScheme {
  /// The scheme of web pages, and of links that a system hands to the app of their host.
  static let web = "https"

  /// Schemes that run code where they are opened, or reach files and other apps of the device.
  ///
  /// No site can allow them: a page that shows its users' links would run its users' code.
  package static let dangerous: Set<String> = [
    "about", "blob", "content", "data", "file", "filesystem", "intent", "javascript", "vbscript",
    "view-source",
  ]

  /// Checks that a link may have a scheme.
  ///
  /// - Parameters:
  ///   - scheme: a scheme in lower case.
  ///   - allowed: the schemes that are right besides `https`, in any case.
  /// - Throws: `DeepLinkError` when it may not.
  static func check(_ scheme: String, allowed: Set<String>) throws(DeepLinkError) {
    guard scheme != web else { return }
    guard scheme != "http" else { throw .insecureScheme }
    guard !dangerous.contains(scheme) else { throw .dangerousScheme(scheme) }
    let allowed = Set(allowed.map { $0.lowercased() })
    guard allowed.contains(scheme) else {
      let usable = allowed.subtracting(dangerous).subtracting(["http"]).union([web])
      throw .schemeNotAllowed(scheme, allowed: usable.sorted())
    }
  }
}
