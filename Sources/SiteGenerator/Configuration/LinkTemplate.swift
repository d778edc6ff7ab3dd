import Documents
import QRCodes

/// A deep link with placeholders for what differs from page to page.
package struct LinkTemplate: Hashable, Sendable {
  private let template: PlaceholderTemplate<Placeholder>

  /// What a link may hold of a page.
  private enum Placeholder: String, CaseIterable {
    /// The last part of the page's path.
    case slug
    /// The page's path without slashes at its ends; its inner slashes stay.
    case path
  }

  /// Reads a text such as `https://share.example/{path}/`.
  package init(_ text: String) throws(ValueFault) {
    template = try PlaceholderTemplate(text)
  }

  /// The link's text for a page, with the page's values percent-encoded.
  package func text(slug: String, path: String) -> String {
    template.text { placeholder in
      switch placeholder {
      case .slug: PercentEncoding.encode(slug, allowed: .unreserved)
      case .path: PercentEncoding.encode(path, allowed: ASCIISet.unreserved.adding("/"))
      }
    }
  }
}
