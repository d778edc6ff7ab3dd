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

  /// The names of what a card has besides what is read of it, in the order in which they come.
  ///
  /// A person who is shown some of a card has to know that there is more: a phone takes all of it.
  ///
  /// - Parameter text: a card.
  /// - Returns: names of properties in capitals, each once; `VCARD` stands for another card.
  package static func otherProperties(in text: String) -> [String] {
    let text = text.trimmed
    let isVCard = CardProperty.beginsVCard(text)
    let properties = isVCard ? CardProperty.vCard(text) : CardProperty.meCard(text)
    var counts: [String: Int] = [:]
    var names: [String] = []
    for property in properties where !property.text.isEmpty {
      counts[property.name, default: 0] += 1
      let isRead = readProperties.contains(property.name) && counts[property.name] == 1
      let isName = property.name.utf8.allSatisfy(ASCIISet.letters.adding("0123456789-").contains)
      if !isRead, !formalProperties.contains(property.name), isName { names.append(property.name) }
    }
    if isVCard, text.uppercased().ranges(of: "BEGIN:VCARD").count > 1 { names.append("VCARD") }
    var seen: Set<String> = []
    return names.filter { seen.insert($0).inserted }
  }

  private static let readProperties: Set<String> = ["FN", "ORG", "TEL", "EMAIL", "URL"]
  /// What tells of the card and not of anybody, and the name in parts.
  private static let formalProperties: Set<String> = [
    "N", "VERSION", "PRODID", "REV", "UID", "SOURCE",
  ]

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
