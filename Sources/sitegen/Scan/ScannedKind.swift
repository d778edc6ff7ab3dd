/// What a code in a picture is, by the name that the output has for it.
enum ScannedKind: String {
  case link
  case contact
  case addressBook = "address-book"
  case text
  case bytes
  case refused

  /// The kind in a sentence.
  var noun: String {
    switch self {
    case .link: "a link"
    case .contact: "a contact"
    case .addressBook: "an address book card"
    case .text: "a text"
    case .bytes: "bytes that are no text"
    case .refused: "something that is refused"
    }
  }
}
