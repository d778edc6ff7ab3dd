/// Why a link that is right may all the same not do what its author expects.
package enum LinkWarning: Hashable, Sendable {
  /// A scheme that does not say whose it is, so that other apps can have it, too.
  ///
  /// The name of an app's own scheme begins with a domain name of its maker, backwards (RFC 7595,
  /// section 3.8, and RFC 8252, section 7.1). Of two apps with one scheme either may be opened.
  case schemeWithoutDot(String)
  /// A scheme that nothing on a device knows before the app is installed.
  case needsApp(scheme: String)

  /// What may go wrong, in one lower-case sentence without a full stop.
  package var message: String {
    switch self {
    case .schemeWithoutDot(let scheme):
      "the scheme '\(scheme)' has no dot, so other apps may well use the same one"
    case .needsApp(let scheme):
      "the code's link has the scheme '\(scheme)', which opens nothing without the app, and which"
        + " many cameras ignore"
    }
  }

  /// What to do about it, in the same form as the message.
  package var hint: String {
    switch self {
    case .schemeWithoutDot(let scheme):
      "begin it with a domain name of your own, backwards, such as com.example.\(scheme)"
    case .needsApp: "make the code of an https link instead, such as that of a share page"
    }
  }
}

extension LinkWarning {
  /// What is to be told where a scheme, which is in lower case, is named for an app.
  package static func ofScheme(_ scheme: String) -> LinkWarning? {
    LinkScheme.needsApp(scheme) && !scheme.utf8.contains(UInt8(ascii: "."))
      ? .schemeWithoutDot(scheme) : nil
  }
}

extension DeepLink {
  /// What is to be told where a site names the link's scheme for its app.
  package var schemeWarning: LinkWarning? { LinkWarning.ofScheme(scheme) }

  /// What is to be told where a QR code carries the link.
  package var codeWarning: LinkWarning? {
    LinkScheme.needsApp(scheme) ? .needsApp(scheme: scheme) : nil
  }
}
