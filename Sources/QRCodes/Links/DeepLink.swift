/// An absolute address that a page or a QR code may carry, checked and in ASCII.
///
/// Content can come from an app's users, so a link is held to what is safe on a page and means the
/// same to every reader: `https` or a scheme that the site allows, no user name, no control,
/// directional or invisible characters. Letters outside ASCII are percent-encoded as UTF-8 in the
/// path, query and fragment, since QR code readers guess at the encoding of other bytes. A host of
/// the internet with such letters becomes Punycode (`xn--…`, RFC 3492), where letters that merely
/// look alike can be told apart.
public struct DeepLink: Hashable, Sendable {
  /// The whole link in ASCII, the same bytes for the page and the QR code.
  public let text: String
  /// The scheme in lower case, without the colon.
  public let scheme: String
  /// What stands between `//` and the path, or nil when there is no `//`.
  let hostAndPort: URIAuthority?
  package let path: String
  let query: String?

  /// The most bytes that a link may have.
  ///
  /// Browsers and chats cut longer ones, and a QR code of one could not be scanned from a card.
  public static let maximumLength = 2048

  /// Checks a text and makes it a link.
  ///
  /// - Parameters:
  ///   - text: the address as written, in any letters.
  ///   - allowedSchemes: the apps' schemes that are right besides `https`, in any case.
  /// - Throws: `DeepLinkError` for the first fault that is found.
  public init(_ text: String, allowedSchemes: Set<String>) throws(DeepLinkError) {
    guard !text.isEmpty else { throw .empty }
    guard text.utf8.count <= Self.maximumLength else { throw .tooLong(bytes: text.utf8.count) }
    let parts = try Self.parts(of: text)
    try LinkScheme.check(parts.scheme, allowed: allowedSchemes)
    if let position = PercentEncoding.firstFault(in: text) {
      throw .invalidPercentEncoding(position: position)
    }
    try self.init(parts)
    guard self.text.utf8.count <= Self.maximumLength else {
      throw .tooLong(bytes: self.text.utf8.count)
    }
  }

  /// The parts of a text that has only characters of links.
  private static func parts(of text: String) throws(DeepLinkError) -> URIParts {
    let unwanted = text.unicodeScalars.enumerated().first { !$1.isAllowedInLinks }
    if unwanted == nil, let parts = URIParts(text) { return parts }
    // Only what is refused anyway is looked at more closely.
    if let scheme = DisguisedScheme(in: text) {
      throw .dangerousScheme(scheme.name, isHidden: scheme.isHidden)
    }
    guard let (index, scalar) = unwanted else { throw .notAbsolute }
    throw .forbiddenCharacter(scalar, position: index + 1)
  }

  private init(_ parts: URIParts) throws(DeepLinkError) {
    scheme = parts.scheme
    if let written = parts.authority {
      hostAndPort = try URIAuthority(written, isInternetHost: scheme == LinkScheme.web)
    } else if scheme == LinkScheme.web {
      throw .missingHost
    } else {
      hostAndPort = nil
    }
    path = PercentEncoding.encode(parts.path, allowed: Self.pathCharacters)
    query = parts.query.map { PercentEncoding.encode($0, allowed: Self.queryCharacters) }
    let fragment = parts.fragment.map {
      PercentEncoding.encode($0, allowed: Self.queryCharacters)
    }
    text =
      scheme + ":" + (hostAndPort.map { "//" + $0.text } ?? "") + path
      + (query.map { "?" + $0 } ?? "") + (fragment.map { "#" + $0 } ?? "")
  }

  /// Whether the link opens an app by a scheme of its own, rather than a page or the app by https.
  public var isCustomScheme: Bool { scheme != LinkScheme.web }

  // What is percent-encoded already stays as it is.
  private static let pathCharacters = ASCIISet.path.adding("%")
  private static let queryCharacters = ASCIISet.query.adding("%")
}
