import QRCodes

/// A deep link with placeholders for what differs from page to page.
package struct LinkTemplate: Hashable, Sendable {
  private let parts: [Part]

  private enum Part: Hashable {
    case literal(String)
    case placeholder(Placeholder)
  }

  /// What a link may hold of a page.
  package enum Placeholder: String, CaseIterable, Sendable {
    /// The last part of the page's path.
    case slug
    /// The page's path without slashes at its ends; its inner slashes stay.
    case path
  }

  /// A name in braces that is no placeholder.
  package struct UnknownPlaceholder: Error, Hashable {
    package let name: String
  }

  package init(_ text: String) throws(UnknownPlaceholder) {
    var parts: [Part] = []
    var rest = Substring(text)
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      let name = String(rest[rest.index(after: open)..<close])
      guard let placeholder = Placeholder(rawValue: name) else {
        throw UnknownPlaceholder(name: name)
      }
      parts += [.literal(String(rest[..<open])), .placeholder(placeholder)]
      rest = rest[rest.index(after: close)...]
    }
    self.parts = parts + [.literal(String(rest))]
  }

  /// The link's text for a page, with the page's values percent-encoded.
  package func text(slug: String, path: String) -> String {
    parts.map { part in
      switch part {
      case .literal(let text): text
      case .placeholder(.slug): PercentEncoding.encode(slug, allowed: .unreserved)
      case .placeholder(.path):
        PercentEncoding.encode(path, allowed: ASCIISet.unreserved.adding("/"))
      }
    }.joined()
  }
}
