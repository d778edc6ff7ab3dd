import QRCodes

/// The QR code of a card: what it says, and the line below it that says what scanning does.
package struct CardCode: Hashable, Sendable {
  package var payload: String
  package var correction: CorrectionLevel
  package var caption: String
  /// The picture in the middle, which codes of level H have room for.
  package var logo: CodeLogo?

  package init(
    payload: String, correction: CorrectionLevel = .medium, caption: String, logo: CodeLogo? = nil
  ) {
    self.payload = payload
    self.correction = correction
    self.caption = caption
    self.logo = logo
  }
}
