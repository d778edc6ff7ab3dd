/// Why a scanned code is refused.
package enum ScanRefusal: Error, Hashable, Sendable {
  /// More bytes than any QR code holds.
  case tooLong(bytes: Int)
  /// A link that is not safe, or looks like another.
  case link(DeepLinkError)
  /// A contact that cannot be taken.
  case contact(ContactCardError)
  /// An address book card that names nobody.
  case namelessCard
}

extension ScanRefusal {
  /// What is wrong, in one lower-case sentence without a full stop.
  package var message: String {
    switch self {
    case .tooLong(let bytes):
      "the code has \(bytes) bytes, but a QR code holds at most \(ScannedCode.maximumLength)"
    case .link(let error): error.message
    case .contact(let error): error.message
    case .namelessCard: "the address book card has no name"
    }
  }

  /// What to do about it, in the same form as the message.
  package var hint: String {
    switch self {
    case .tooLong: "give it the payload of one code alone"
    case .link(let error): error.hint
    case .contact(let error): error.hint
    case .namelessCard: "ask whoever made the code for one with a name"
    }
  }
}
