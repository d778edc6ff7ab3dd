import QRCodes

/// Encodes the symbols of cards, and keeps the last one.
///
/// The sizes of a card follow each other and carry one payload; encoding it takes as long as setting
/// a card's texts does. An encoder belongs to one task at a time.
final class SymbolEncoder {
  private var last: (payload: [UInt8], correction: CorrectionLevel, symbol: QRSymbol)?

  /// The symbol of a payload.
  ///
  /// - Throws: `QRCodeError` as `QRSymbol` does.
  func symbol(
    _ payload: [UInt8], correction: CorrectionLevel
  ) throws(QRCodeError) -> QRSymbol {
    if let last, last.payload == payload, last.correction == correction { return last.symbol }
    let symbol = try QRSymbol(payload: payload, correction: correction)
    last = (payload, correction, symbol)
    return symbol
  }
}
