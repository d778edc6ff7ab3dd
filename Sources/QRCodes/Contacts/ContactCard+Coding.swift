extension ContactCard {
  /// The card as a JSON object (RFC 8259) whose keys are sorted, so that the bytes are always the
  /// same.
  public var encoded: [UInt8] {
    var bytes = Array("{\"contactID\":\"\(contactID.text)\",\"displayName\":\"".utf8)
    for byte in displayName.utf8 {
      // No control character is in a name, so these two are all that need an escape.
      if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") {
        bytes.append(UInt8(ascii: "\\"))
      }
      bytes.append(byte)
    }
    bytes += "\",\"version\":\(Self.version)}".utf8
    return bytes
  }

  /// Reads what a scanned code carries, which anyone can have written.
  ///
  /// - Parameter bytes: the code's payload.
  /// - Throws: `ContactCardError` for the first fault that is found.
  public init(decoding bytes: [UInt8]) throws(ContactCardError) {
    guard bytes.count <= Self.maximumLength else { throw .tooLong(bytes: bytes.count) }
    guard let members = JSONObjectReader.read(bytes) else { throw .noObject }
    switch members["version"] {
    case nil: throw .missingKey("version")
    case .number(let text) where Double(text) == Double(Self.version): break
    case .number(let text): throw .unsupportedVersion(text)
    default: throw .wrongType(key: "version", expected: "a number")
    }
    let identifier = try Self.text("contactID", in: members)
    guard let contactID = ContactID(identifier) else { throw .invalidContactID(identifier) }
    try self.init(contactID: contactID, displayName: try Self.text("displayName", in: members))
  }

  private static func text(
    _ key: String, in members: [String: JSONObjectReader.Value]
  ) throws(ContactCardError) -> String {
    switch members[key] {
    case nil: throw .missingKey(key)
    case .string(let text): return text
    default: throw .wrongType(key: key, expected: "a text")
    }
  }
}
