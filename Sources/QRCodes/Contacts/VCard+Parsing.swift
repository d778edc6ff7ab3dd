internal import Diagnostics

extension VCard {
  /// Reads a card of any maker: a vCard 2.1, 3.0 or 4.0, or a MECARD.
  ///
  /// Of each property the first that is not empty counts, and all others are read over; but of
  /// several addresses, one that is not safe is kept beside the first that is. A card
  /// without a name is called by its organization. Quoted-printable values stay as they are. A text
  /// that is no card, or names nobody, gives nil.
  package init?(parsing text: String) {
    let text = text.trimmed
    let properties: [CardProperty]
    if CardProperty.beginsVCard(text) {
      properties = CardProperty.vCard(text)
    } else if CardProperty.beginsMECard(text) {
      properties = CardProperty.meCard(text)
    } else {
      return nil
    }
    func first(_ name: String) -> String? {
      properties.first { $0.name == name && !$0.text.isEmpty }?.text
    }
    guard let name = first("FN") ?? first("N") ?? first("NICKNAME") ?? first("ORG") else {
      return nil
    }
    self.init(name: name, organization: first("ORG"))
    telephone = first("TEL").map { $0.without(prefix: "tel:") }
    email = first("EMAIL").map { $0.without(prefix: "mailto:") }
    for property in properties where property.name == "URL" && !property.text.isEmpty {
      addAddress(property.text)
    }
  }

  /// Whether a text begins as a card does, so that it is not taken for something else.
  static func isCard(_ text: String) -> Bool {
    let text = text.trimmed
    return CardProperty.beginsVCard(text) || CardProperty.beginsMECard(text)
  }
}

extension String {
  /// The text without a prefix, whatever its case.
  fileprivate func without(prefix: String) -> String {
    let start = utf8.prefix(prefix.utf8.count)
    guard String(Substring(start)).lowercased() == prefix else { return self }
    return String(Substring(utf8[start.endIndex...])).trimmed
  }
}
