internal import Diagnostics

extension VCard {
  /// Reads a card of any maker: a vCard 2.1, 3.0 or 4.0, or a MECARD.
  ///
  /// Of each property the first that is not empty counts, and all others are read over; but of
  /// several addresses, one that is not safe is kept beside the first that is. A card
  /// without a name is called by its organization. Quoted-printable values stay as they are. A text
  /// that is no card, or names nobody, gives nil.
  package init?(parsing text: String) {
    guard let properties = CardProperty.all(in: text.trimmed) else { return nil }
    func first(_ name: String) -> String? {
      properties.first { $0.name == name && !$0.text.isEmpty }?.text
    }
    guard let name = first("FN") ?? first("N") ?? first("NICKNAME") ?? first("ORG") else {
      return nil
    }
    self.init(name: name, organization: first("ORG"))
    telephone = first("TEL").map { $0.dropping(prefix: "tel:")?.trimmed ?? $0 }
    email = first("EMAIL").map { $0.dropping(prefix: "mailto:")?.trimmed ?? $0 }
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
    var counts: [String: Int] = [:]
    var names: [String] = []
    for property in CardProperty.all(in: text) ?? [] where !property.text.isEmpty {
      counts[property.name, default: 0] += 1
      let isRead = readProperties.contains(property.name) && counts[property.name] == 1
      let isName = property.name.utf8.allSatisfy(ASCIISet.letters.adding("0123456789-").contains)
      if !isRead, !formalProperties.contains(property.name), isName { names.append(property.name) }
    }
    if CardProperty.isVCard(text), text.uppercased().ranges(of: "BEGIN:VCARD").count > 1 {
      names.append("VCARD")
    }
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
    return CardProperty.isVCard(text) || text.dropping(prefix: "MECARD:") != nil
  }
}
