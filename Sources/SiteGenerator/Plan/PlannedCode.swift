import QRCodes

/// What the code of a page's cards holds.
struct PlannedCode: Hashable, Sendable {
  /// What the payload is.
  let target: PageCode.Target
  let payload: String
  let correction: CorrectionLevel
  /// The line below the code that says what scanning does.
  let caption: String
  /// Whether the code carries a contact and no address.
  var isContact: Bool { target == .contact || target == .vCard }
}
