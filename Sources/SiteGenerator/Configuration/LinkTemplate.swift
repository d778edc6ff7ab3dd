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

  /// Why a text is no template.
  package enum Fault: Error, Hashable {
    /// A name in braces that is no placeholder.
    case unknownPlaceholder(String)
    /// A brace without its partner; no address has braces of its own (RFC 3986, section 2).
    case loneBrace(Character)
  }

  /// Reads a text such as `https://share.example/{path}/`.
  package init(_ text: String) throws(Fault) {
    var parts: [Part] = []
    var rest = Substring(text)
    while let open = rest.firstIndex(of: "{") {
      guard let close = rest[open...].firstIndex(of: "}") else { throw .loneBrace("{") }
      let name = String(rest[rest.index(after: open)..<close])
      guard let placeholder = Placeholder(rawValue: name) else { throw .unknownPlaceholder(name) }
      parts += [try Self.literal(rest[..<open]), .placeholder(placeholder)]
      rest = rest[rest.index(after: close)...]
    }
    self.parts = parts + [try Self.literal(rest)]
  }

  private static func literal(_ text: Substring) throws(Fault) -> Part {
    guard !text.contains("}") else { throw .loneBrace("}") }
    return .literal(String(text))
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
