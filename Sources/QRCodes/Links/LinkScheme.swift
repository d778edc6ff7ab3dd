/// Which schemes a link may have.
package enum LinkScheme {
  /// The scheme of web pages, and of links that a system hands to the app of their host.
  package static let web = "https"

  /// Whether no site can allow a scheme, which is in lower case.
  ///
  /// A page that shows its users' links would run its users' code, or would reach what is on its
  /// readers' devices.
  package static func isDangerous(_ scheme: String) -> Bool { dangerous.contains(scheme) }

  /// Whether a link of a scheme, which is in lower case, runs code or shows a document that the
  /// link itself holds.
  static func runsCode(_ scheme: String) -> Bool { code.contains(scheme) }

  private static let code: Set<String> = ["data", "javascript", "livescript", "mhtml", "vbscript"]

  private static let dangerous: Set<String> = code.union([
    // They reach files, and what the browser or an app keeps.
    "about", "blob", "chrome", "chrome-extension", "content", "file", "filesystem", "jar",
    "moz-extension", "res", "resource", "view-source",
    // They hand commands to any app of the device, or install one.
    "android-app", "intent", "itms-services", "ms-appinstaller", "ms-msdt", "search-ms",
  ])

  /// The length of the longest dangerous scheme.
  static let longestDangerous = dangerous.map(\.utf8.count).max() ?? 0

  /// Schemes of the network, which are no app's own and which no browser opens as a page.
  private static let network: Set<String> = ["ftp", "ws", "wss"]

  /// Schemes that are no app's own, but that every phone opens (IANA, URI Schemes).
  private static let common: Set<String> = ["geo", "mailto", "sms", "tel"]

  /// Whether a scheme needs an app that has registered it.
  static func needsApp(_ scheme: String) -> Bool { scheme != web && !common.contains(scheme) }

  /// Checks that a link may have a scheme.
  ///
  /// - Parameters:
  ///   - scheme: a scheme in lower case.
  ///   - allowed: the schemes that are right besides `https`, in any case.
  /// - Throws: `DeepLinkError` when it may not.
  static func check(_ scheme: String, allowed: Set<String>) throws(DeepLinkError) {
    guard scheme != web else { return }
    guard scheme != "http" else { throw .insecureScheme }
    guard !dangerous.contains(scheme) else { throw .dangerousScheme(scheme, isHidden: false) }
    let allowed = Set(allowed.map { $0.lowercased() })
    guard allowed.contains(scheme) else {
      let usable = allowed.subtracting(dangerous).subtracting(network).subtracting(["http"])
      throw .schemeNotAllowed(scheme, allowed: usable.union([web]).sorted())
    }
    guard !network.contains(scheme) else { throw .webScheme(scheme) }
  }
}
