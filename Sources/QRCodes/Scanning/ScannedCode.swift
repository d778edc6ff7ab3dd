internal import Diagnostics

/// What a scanned code turns out to be.
///
/// Anyone can have made the code, so nothing of it is more than a proposal to a person: a link is
/// not opened, a contact is not added.
package enum ScannedCode: Hashable, Sendable {
  /// An address that is safe to show as a link.
  case link(DeepLink)
  /// A contact of an app.
  case contact(ContactCard)
  /// A card for an address book.
  case addressBook(VCard)
  /// Any other text.
  case text(String)
  /// Bytes that are not UTF-8.
  case bytes([UInt8])
  /// A code that sets out to be one of these and is wrong, or dangerous.
  case refused(ScanRefusal)

  /// The most characters that a QR code holds, which are digits (ISO/IEC 18004:2015, table 7).
  package static let maximumLength = 7089

  /// Finds out what a payload is.
  ///
  /// - Parameters:
  ///   - payload: the bytes of the code.
  ///   - allowedSchemes: the apps' schemes that a link may have besides `https`, in any case.
  package init(payload: [UInt8], allowedSchemes: Set<String> = []) {
    guard payload.count <= Self.maximumLength else {
      self = .refused(.tooLong(bytes: payload.count))
      return
    }
    guard let text = String(validating: payload, as: UTF8.self) else {
      self = Self.bytes(payload, allowedSchemes)
      return
    }
    if Self.isMeantAsContact(payload, text) {
      self = Self.contact(payload)
    } else if VCard.isCard(text) {
      self = Self.addressBook(text)
    } else if LinkLikeness.isMeantAsLink(text, allowedSchemes: allowedSchemes) {
      self = Self.link(text, allowedSchemes)
    } else {
      self = .text(text)
    }
  }

  /// Whether the payload is a JSON object with a key of contacts, or is no JSON but names one.
  private static func isMeantAsContact(_ payload: [UInt8], _ text: String) -> Bool {
    guard text.trimmed.hasPrefix("{") else { return false }
    guard let members = JSONObjectReader.read(payload) else {
      return text.contains("\"contactID\"") || text.contains("\"displayName\"")
    }
    return members["contactID"] != nil || members["displayName"] != nil
  }

  /// One byte that is not UTF-8 takes no link out of the rules: readers open it all the same.
  private static func bytes(_ payload: [UInt8], _ allowedSchemes: Set<String>) -> ScannedCode {
    let text = LinkLikeness.text(ofLatin: payload)
    guard LinkLikeness.isMeantAsLink(text, allowedSchemes: allowedSchemes),
      case .refused(let refusal) = link(text, allowedSchemes)
    else { return .bytes(payload) }
    return .refused(refusal)
  }

  /// An address that runs code is no address, and makes the card one that nobody should add.
  private static func addressBook(_ text: String) -> ScannedCode {
    guard let card = VCard(parsing: text) else { return .refused(.namelessCard) }
    if let danger = card.unsafeURL.flatMap(LinkLikeness.danger) { return .refused(.link(danger)) }
    return .addressBook(card)
  }

  private static func contact(_ payload: [UInt8]) -> ScannedCode {
    do throws(ContactCardError) {
      return .contact(try ContactCard(decoding: payload))
    } catch {
      return .refused(.contact(error))
    }
  }

  private static func link(_ text: String, _ allowedSchemes: Set<String>) -> ScannedCode {
    do throws(DeepLinkError) {
      return .link(try DeepLink(text, allowedSchemes: allowedSchemes))
    } catch {
      return .refused(.link(LinkLikeness.danger(in: text) ?? error))
    }
  }
}
