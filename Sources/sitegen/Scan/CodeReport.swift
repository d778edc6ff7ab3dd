import QRCodes

/// What there is to tell of one code in a picture.
struct CodeReport {
  let reading: QRReading
  private(set) var kind: ScannedKind
  /// What the code holds, by the names that the output has for it.
  private(set) var fields: [(name: String, value: String)] = []
  /// What a person has to know.
  private(set) var notes: [String] = []
  private(set) var refusal: (message: String, hint: String)?

  /// Classifies a code and holds it to the rules.
  init(_ reading: QRReading, rules: ScanRules) {
    self.reading = reading
    if reading.isInverted {
      notes.append("the code is light on dark, which many phones do not read")
    }
    switch ScannedCode(payload: reading.payload, allowedSchemes: rules.allowedSchemes) {
    case .link(let link):
      kind = .link
      addFields(of: link)
    case .contact(let card):
      kind = .contact
      fields = [("id", card.contactID.text), ("name", card.displayName)]
      notes.append("a name is a label and no proof of who someone is")
    case .addressBook(let card):
      kind = .addressBook
      addFields(of: card)
    case .text(let text):
      kind = .text
      fields = [("text", text)]
    case .bytes: kind = .bytes
    case .refused(let refusal):
      kind = .refused
      self.refusal = (refusal.message, Self.hint(for: refusal))
    }
    if let expected = rules.expected, kind != expected, kind != .refused {
      refusal = (
        "the code carries \(kind.noun), but \(expected.noun) is expected",
        "leave out --expect to see it"
      )
      kind = .refused
      fields = []
      notes = []
    }
  }

  private mutating func addFields(of link: DeepLink) {
    fields = [("link", link.text)]
    if let host = link.host { fields.append(("host", host)) }
    if link.isCustomScheme { fields.append(("scheme", link.scheme)) }
    if link.hasInternationalHost {
      notes.append("the host is international: its letters may look like those of another")
    }
  }

  private mutating func addFields(of card: VCard) {
    fields.append(("name", card.name))
    if let telephone = card.telephone { fields.append(("telephone", telephone)) }
    if let email = card.email { fields.append(("email", email)) }
    if let organization = card.organization { fields.append(("organization", organization)) }
    if let url = card.url { fields.append(("url", url.text)) }
    if let url = card.unsafeURL {
      fields.append(("unsafe-url", url))
      notes.append("the card's address is not a safe link")
    }
    let others = VCard.otherProperties(in: String(decoding: reading.payload, as: UTF8.self))
    if !others.isEmpty {
      notes.append("the card has more, which is not shown: " + others.joined(separator: ", "))
    }
    notes.append("a name is a label and no proof of who someone is")
  }

  /// The hint, which knows the option that allows a scheme.
  private static func hint(for refusal: ScanRefusal) -> String {
    guard case .link(.schemeNotAllowed(let scheme, _)) = refusal else { return refusal.hint }
    return "if it is your app's, allow it with --scheme \(scheme)"
  }
}
