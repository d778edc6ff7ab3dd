import QRCodes

/// The address under which the site is published, and the addresses of what is in it.
package struct SiteURL: Hashable, Sendable {
  /// The host, and the port if it has one, such as `localhost:8443`.
  let authority: String
  /// The host without its port.
  package let host: String
  /// Whether the host is an IP address, rather than a name.
  let hasAddressAsHost: Bool
  /// The path before all of the site's paths: empty, or with a slash at its start and none at its
  /// end.
  package let basePath: String

  /// Why an address cannot be the site's.
  package enum Fault: Error {
    case notAWebAddress(DeepLinkError)
    case queryOrFragment
    /// The path has a part that browsers resolve away, so no page would be at its own address.
    case dotSegment
  }

  /// Reads an address such as `https://example.org/app/`.
  ///
  /// Pages need `https`: previews take no picture from anywhere else, and app links neither.
  package init(_ text: String) throws(Fault) {
    let link: DeepLink
    do {
      link = try DeepLink(text, allowedSchemes: [])
    } catch {
      throw .notAWebAddress(error)
    }
    guard !link.text.contains("?"), !link.text.contains("#") else { throw .queryOrFragment }
    guard let authority = link.authority, let host = link.host else {
      throw .notAWebAddress(.missingHost)
    }
    self.authority = authority
    self.host = host
    hasAddressAsHost = link.hasAddressAsHost
    let segments = link.path.split(separator: "/")
    guard !segments.contains(where: Self.isDotSegment) else { throw .dotSegment }
    basePath = segments.map { "/" + $0 }.joined()
  }

  /// Scheme, host and port, such as `https://share.stride.example`.
  package var origin: String { "https://" + authority }

  /// The base path as it is without percent-encoding.
  package var decodedBasePath: String { PercentEncoding.decode(basePath) ?? basePath }

  /// Whether a link leads to the site's own host by `https`, which browsers then follow themselves.
  func isHost(of link: DeepLink) -> Bool {
    !link.isCustomScheme && link.authority == authority
  }

  /// The absolute address of a path in the output, such as `cards/a/wide.png`.
  ///
  /// An `index.html` is addressed as its folder.
  package func absolute(_ path: String) -> String {
    origin + rooted(path)
  }

  /// The address of a path in the output from the host's root, base path included.
  package func rooted(_ path: String) -> String {
    let isFolder = path == "index.html" || path.hasSuffix("/index.html")
    let address = isFolder ? path.dropLast("index.html".count) : path[...]
    return basePath + "/" + PercentEncoding.encode(String(address), allowed: Self.pathCharacters)
  }

  /// Whether a part of a path is `.` or `..`, also when percent-encoded, as the WHATWG URL
  /// standard has it.
  private static func isDotSegment(_ segment: Substring) -> Bool {
    [".", "..", "%2e", ".%2e", "%2e.", "%2e%2e"].contains(segment.lowercased())
  }

  private static let pathCharacters = ASCIISet.unreserved.adding("/")
}
