import QRCodes

/// The address under which the site is published, and the addresses of what is in it.
package struct SiteURL: Hashable, Sendable {
  /// Scheme and host, such as `https://share.stride.example`.
  package let origin: String
  /// The path before all of the site's paths: empty, or with a slash at its start and none at its
  /// end.
  package let basePath: String

  /// Why an address cannot be the site's.
  package enum Fault: Error {
    case notAWebAddress(DeepLinkError)
    case queryOrFragment
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
    let afterScheme = link.text.dropFirst("https://".count)
    let slash = afterScheme.firstIndex(of: "/") ?? afterScheme.endIndex
    origin = "https://" + afterScheme[..<slash]
    let segments = afterScheme[slash...].split(separator: "/")
    basePath = segments.map { "/" + $0 }.joined()
  }

  /// The host, and the port if it has one.
  package var host: String { String(origin.dropFirst("https://".count)) }

  /// The absolute address of a path in the output, such as `cards/a/wide.png`.
  ///
  /// An `index.html` is addressed as its folder.
  package func absolute(_ path: String) -> String {
    origin + rooted(path)
  }

  /// The address of a path in the output from the host's root, base path included.
  package func rooted(_ path: String) -> String {
    let folder = path.hasSuffix("index.html") ? path.dropLast("index.html".count) : path[...]
    return basePath + "/" + PercentEncoding.encode(String(folder), allowed: Self.pathCharacters)
  }

  private static let pathCharacters = ASCIISet.unreserved.adding("/")
}
