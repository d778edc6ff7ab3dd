/// A contact in the form that address books read (vCard 3.0, RFC 2426).
package struct VCard: Hashable, Sendable {
  /// The name as it is shown.
  package var name: String
  package var telephone: String?
  package var email: String?
  package var organization: String?
  package var url: DeepLink?
  /// An address that a card of another maker has and that is no safe link: to be shown, not opened.
  package private(set) var unsafeURL: String?

  package init(
    name: String, telephone: String? = nil, email: String? = nil, organization: String? = nil,
    url: DeepLink? = nil
  ) {
    self.name = name
    self.telephone = telephone
    self.email = email
    self.organization = organization
    self.url = url
  }

  /// Puts an address where it belongs, unless there is one already.
  mutating func addAddress(_ text: String) {
    if let link = try? DeepLink(text, allowedSchemes: []) {
      url = url ?? link
    } else {
      unsafeURL = unsafeURL ?? text
    }
  }

  /// The card's lines, each ended by CR LF.
  ///
  /// Long lines are not folded (section 2.6 asks for it where it is useful): it would only make the
  /// code larger. Which part of a name is the family's cannot be told, so all of it stands where
  /// the family name does, as address books do for a name of one part.
  package var text: String {
    var lines = ["BEGIN:VCARD", "VERSION:3.0"]
    lines.append("N:\(Self.escaped(name));;;;")
    lines.append("FN:\(Self.escaped(name))")
    if let organization { lines.append("ORG:\(Self.escaped(organization))") }
    if let telephone { lines.append("TEL:\(Self.escaped(telephone))") }
    if let email { lines.append("EMAIL:\(Self.escaped(email))") }
    // A URI is not escaped (section 3.6.8); a link has no character that could end the line.
    if let url { lines.append("URL:\(url.text)") }
    lines.append("END:VCARD")
    return lines.map { $0 + "\r\n" }.joined()
  }

  /// A text value (RFC 2426, section 4) on one line, without other control characters and without
  /// those that turn the direction of text, which could make a name look like another.
  private static func escaped(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    var previousWasReturn = false
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\n" where previousWasReturn: break
      case "\n", "\r", "\u{85}", "\u{2028}", "\u{2029}":
        result.append(contentsOf: "\\n".unicodeScalars)
      case "\\", ",", ";": result.append(contentsOf: ["\\", scalar])
      case _ where scalar.properties.generalCategory == .control: break
      case _ where scalar.properties.isBidiControl: break
      default: result.append(scalar)
      }
      previousWasReturn = scalar == "\r"
    }
    return String(result)
  }
}
