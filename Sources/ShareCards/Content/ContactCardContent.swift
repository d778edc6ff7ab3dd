import QRCodes

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Someone to get in touch with.
///
/// Unless it is given a link, the card's QR code carries the contact itself, for the app to read
/// with `ContactCard(decoding:)`.
public struct ContactCardContent: ShareCardContent, Hashable {
  /// The contact.
  public let card: ContactCard
  /// The name in the card's footer.
  public let brandName: String

  /// The contact's name.
  public var title: String { card.displayName }
  /// The line below the code says what to do with it, so there is no subtitle.
  public var subtitle: String? { nil }
  /// A contact has no icon.
  public var iconName: String? { nil }

  /// Describes a contact.
  public init(card: ContactCard, brandName: String) {
    self.card = card
    self.brandName = brandName
  }
}

extension ContactCard {
  /// Describes a contact by Foundation's type for its identifier.
  ///
  /// - Parameters:
  ///   - contactID: what the app knows the contact by.
  ///   - displayName: the name to show: at most 80 bytes in UTF-8, no control or format characters.
  /// - Throws: `ContactCardError` when a scanner would refuse the name.
  public init(contactID: UUID, displayName: String) throws(ContactCardError) {
    guard let id = ContactID(contactID.uuidString) else {
      throw .invalidContactID(contactID.uuidString)
    }
    try self.init(contactID: id, displayName: displayName)
  }
}
