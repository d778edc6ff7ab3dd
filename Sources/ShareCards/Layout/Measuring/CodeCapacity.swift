import QRCodes

/// How much the QR code on a card can carry with modules that cameras read.
package struct CodeCapacity: Hashable, Sendable {
  /// The longest side that the code may have, quiet zone included, in pixels at scale 1.
  let side: Int

  /// The capacity of the cards that a layout draws in a size.
  package init(of size: ShareCardSize, layout: CardLayout) {
    self.init(of: size, limit: layout.codeLimit(for: size) ?? CodeElement.defaultLimit)
  }

  /// - Parameters:
  ///   - size: the card.
  ///   - limit: the largest share of the card's shorter side that the code may take.
  init(of size: ShareCardSize, limit: Double) {
    side = Int(limit * Double(min(size.width, size.height)))
  }

  /// The most modules on each side, quiet zone included.
  var modules: Int { side / CodeMetrics.minimumModulePixels }

  /// The most bytes of any kind that a code of a level carries; 0 when no code fits.
  ///
  /// A payload of digits or capitals alone is packed tighter, so that more of it may fit.
  package func bytes(at correction: CorrectionLevel) -> Int {
    correction.payloadLimit(version: (modules - 2 * QRSymbol.quietZone - 17) / 4)
  }

  /// Whether a code of the level carries the payload.
  package func holds(_ payload: [UInt8], at correction: CorrectionLevel) -> Bool {
    guard payload.count > bytes(at: correction) else { return !payload.isEmpty }
    guard let symbol = try? QRSymbol(payload: payload, correction: correction) else { return false }
    return symbol.sideWithQuietZone <= modules
  }
}
