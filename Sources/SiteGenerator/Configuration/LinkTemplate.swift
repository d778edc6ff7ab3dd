import Documents
import QRCodes

/// A deep link with placeholders for what differs from page to page.
package struct LinkTemplate: Hashable, Sendable {
  private let template: PlaceholderTemplate<Placeholder>

  /// What a link may hold of a page.
  package enum Placeholder: String, CaseIterable {
    /// The last part of the page's path.
    case slug
    /// The page's path without slashes at its ends; its inner slashes stay.
    case path
    /// The code of an invitation.
    case code
    /// The identifier of a contact.
    case id
  }

  /// Reads a text such as `https://share.example/{path}/`.
  package init(_ text: String) throws(ValueFault) {
    template = try PlaceholderTemplate(text)
  }

  /// The link's text with values percent-encoded.
  ///
  /// - Parameter value: gives the value of a placeholder, nil when the page has none.
  /// - Returns: the text; nil when a value is missing.
  package func text(_ value: (Placeholder) -> String?) -> String? {
    var isComplete = true
    let text = template.text { placeholder in
      guard let value = value(placeholder) else {
        isComplete = false
        return ""
      }
      // A path's slashes are what divides it.
      let allowed = placeholder == .path ? ASCIISet.unreserved.adding("/") : .unreserved
      return PercentEncoding.encode(value, allowed: allowed)
    }
    return isComplete ? text : nil
  }
}
