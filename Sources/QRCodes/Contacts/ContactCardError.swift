internal import Diagnostics

/// Why a contact's QR code cannot be made, or one that was scanned is refused.
public enum ContactCardError: Error, Hashable, Sendable {
  /// More bytes than a contact's code may carry.
  case tooLong(bytes: Int)
  /// The bytes are not a JSON object.
  case noObject
  /// The JSON object lacks a key.
  case missingKey(String)
  /// A key's value is of another type.
  case wrongType(key: String, expected: String)
  /// A version that this program does not know, as it is written.
  case unsupportedVersion(String)
  /// A text that is no UUID.
  case invalidContactID(String)
  /// A name of nothing but white space.
  case emptyName
  /// A name of too many bytes in UTF-8.
  case nameTooLong(bytes: Int)
  /// A control or format character in the name, with its place in Unicode scalars from 1.
  case forbiddenCharacter(Unicode.Scalar, position: Int)
}

extension ContactCardError {
  /// What is wrong, in one lower-case sentence without a full stop.
  public var message: String {
    switch self {
    case .tooLong(let bytes):
      "the contact has \(bytes) bytes, but at most \(ContactCard.maximumLength) are allowed"
    case .noObject: "the code does not carry a contact"
    case .missingKey(let key): "the contact has no '\(key)'"
    case .wrongType(let key, let expected): "the contact's '\(key)' is not \(expected)"
    case .unsupportedVersion(let version):
      "the contact has the version \(version), but only \(ContactCard.version) is known"
    case .invalidContactID(let text): "the contact's identifier '\(text)' is not a UUID"
    case .emptyName: "the contact's name is empty"
    case .nameTooLong(let bytes):
      "the contact's name has \(bytes) bytes, but at most \(ContactCard.maximumNameLength) are"
        + " allowed"
    case .forbiddenCharacter(let scalar, let position):
      "the contact's name has a control character (\(CodePoint.text(scalar.value))) at character \(position)"
    }
  }

  /// What to do about it, in the same form as the message.
  public var hint: String {
    switch self {
    case .tooLong: "carry the identifier and a short name alone"
    case .noObject: "scan a code that an app made to share a contact"
    case .missingKey(let key): "add \"\(key)\" to the JSON object"
    case .wrongType(let key, let expected): "write \"\(key)\" as \(expected)"
    case .unsupportedVersion: "update the app, or make the code anew"
    case .invalidContactID: "write it as 6F9619FF-8B86-D011-B42D-00CF4FC964FF"
    case .emptyName: "write the name to show"
    case .nameTooLong: "shorten it; letters outside ASCII take 2 to 4 bytes"
    case .forbiddenCharacter: "remove it; such characters can hide or turn around a name"
    }
  }
}
