internal import Diagnostics

/// What the QR code of a contact carries: who it is to an app, and a name to show before asking it.
///
/// The name is a label and no proof of who someone is: anyone can make a code with any name. An app
/// looks the identifier up and asks before it adds anyone.
public struct ContactCard: Hashable, Sendable {
  /// The version of the form that is written, and the only one that is read.
  public static let version = 1
  /// The most bytes of a name in UTF-8.
  public static let maximumNameLength = 80
  /// The most bytes of an encoded card.
  public static let maximumLength = 512

  /// What the app knows the contact by.
  public let contactID: ContactID
  /// The name to show, without white space at its ends.
  public let displayName: String

  /// Describes a contact.
  ///
  /// - Parameters:
  ///   - contactID: what the app knows the contact by.
  ///   - displayName: the name to show: at most 80 bytes in UTF-8, no control or format characters.
  /// - Throws: `ContactCardError` when a scanner would refuse the name.
  public init(contactID: ContactID, displayName: String) throws(ContactCardError) {
    self.contactID = contactID
    self.displayName = try Self.name(displayName, joiners: false)
  }

  /// Checks a name.
  ///
  /// - Parameters:
  ///   - text: the name as it was written.
  ///   - joiners: whether it may hold the joiners and non-joiners that Persian, Sinhala and emoji are
  ///     spelt with, which scanners of contacts refuse and address books do not.
  /// - Returns: the name without white space at its ends.
  /// - Throws: `ContactCardError` for the first fault that is found.
  package static func name(
    _ text: String, joiners: Bool
  ) throws(ContactCardError) -> String {
    let name = text.trimmed
    guard !name.isEmpty else { throw .emptyName }
    for (index, scalar) in name.unicodeScalars.enumerated() where scalar.isUnwantedInNames {
      if joiners, scalar.properties.isJoinControl { continue }
      throw .forbiddenCharacter(scalar, position: index + 1)
    }
    let bytes = name.utf8.count
    guard bytes <= maximumNameLength else { throw .nameTooLong(bytes: bytes) }
    return name
  }
}

extension Unicode.Scalar {
  /// Whether a scanner refuses a name with the scalar.
  ///
  /// These are the categories Cc and Cf, which Foundation's `CharacterSet.controlCharacters` holds
  /// and apps test for: some of them turn text around or hide it, so that it shows another name.
  /// Line and paragraph separators would break the name's line.
  fileprivate var isUnwantedInNames: Bool {
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }
}
