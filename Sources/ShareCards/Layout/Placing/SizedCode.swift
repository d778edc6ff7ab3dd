import QRCodes

/// The QR code of a card with its size, before it has a place.
struct SizedCode {
  let symbol: QRSymbol
  let metrics: CodeMetrics
  let colors: CodeColors
  let logo: CodeLogo?

  /// - Parameters:
  ///   - code: what the code says.
  ///   - card: the card that it is on.
  ///   - size: the size of card.
  ///   - scale: output pixels in a pixel of scale 1.
  ///   - symbols: what encodes it.
  /// - Throws: `ShareCardError` when the code does not fit or has colours that cannot be read.
  init(
    _ code: CardCode, on card: Card, size: ShareCardSize, scale: Int, symbols: SymbolEncoder
  ) throws(ShareCardError) {
    guard let colors = CodeColors(of: card.style) else {
      throw .unreadableCodeColors(style: card.style.id)
    }
    do {
      symbol = try symbols.symbol(Array(code.payload.utf8), correction: code.correction)
    } catch {
      switch error {
      case .payloadTooLong(let bytes, _):
        let limit = CodeCapacity(of: size, layout: card.layout).bytes(at: code.correction)
        throw .payloadTooLong(bytes: bytes, limit: limit, size: size)
      case .emptyPayload: throw .invalidPayload
      case .encodingFailed, .readerUnavailable: throw .codeUnavailable(reason: error.message)
      }
    }
    metrics = try CodeMetrics(
      symbol, size: size, metrics: SizeMetrics(size), limit: card.layout.codeLimit(for: size),
      correction: code.correction, cornerRadius: card.style.codeCornerRadius, scale: scale)
    self.colors = colors
    logo = code.logo
  }
}
