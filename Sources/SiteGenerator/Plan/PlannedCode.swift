import QRCodes

/// What the code of a page's cards holds.
struct PlannedCode: Hashable, Sendable {
  let payload: String
  let correction: CorrectionLevel
  /// The line below the code that says what scanning does.
  let caption: String
  /// Whether the code carries a contact and no address.
  let isContact: Bool
}
