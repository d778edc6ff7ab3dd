import QRCodes
import ShareCards

/// What the code of a page's cards holds.
struct PlannedCode: Hashable, Sendable {
  /// What the payload is.
  let target: PageCode.Target
  let payload: String
  let correction: CorrectionLevel
  /// The line below the code that says what scanning does.
  let caption: String
  /// The picture in the code's middle.
  var logo: CodeLogo?
  /// Whether the code carries a contact and no address.
  var isContact: Bool { target == .contact || target == .vCard }
}
