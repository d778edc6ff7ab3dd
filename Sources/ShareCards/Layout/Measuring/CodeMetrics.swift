import QRCodes

/// The size of a card's QR code in pixels: whole pixels for each module.
package struct CodeMetrics: Hashable {
  /// Pixels in a module.
  package let modulePixels: Int
  /// The side of the code with its quiet zone, in pixels.
  let side: Int
  /// What the white plate reaches beyond the quiet zone, in pixels.
  let plateMargin: Int
  /// The radius of the plate's corners, in pixels.
  let plateRadius: Double

  /// The side of the plate in pixels.
  var plateSide: Int { side + 2 * plateMargin }

  /// The smallest module that cameras read from a phone's screen, in pixels at scale 1.
  static let minimumModulePixels = 4
  /// The least share of the card's width that the code takes.
  static let minimumShare = 0.12
  /// Chooses the module's size: the size's aim, or what of it fits the limit.
  ///
  /// - Parameters:
  ///   - symbol: the code.
  ///   - size: the card.
  ///   - metrics: how points become pixels on that card.
  ///   - limit: the largest share of the shorter side that the code may take.
  ///   - correction: the level that was asked for; without it the symbol's, which can be higher.
  ///   - cornerRadius: the radius of the plate's corners in points.
  ///   - scale: output pixels in a pixel of scale 1.
  /// - Throws: `ShareCardError.payloadTooLong` when the code does not fit its limit with modules
  ///   that can be read.
  init(
    _ symbol: QRSymbol, size: ShareCardSize, metrics: SizeMetrics,
    limit: Double? = nil, correction: CorrectionLevel? = nil, cornerRadius: Double = 8, scale: Int
  ) throws(ShareCardError) {
    let limit = limit ?? CodeElement.defaultLimit
    let modules = symbol.sideWithQuietZone
    let capacity = CodeCapacity(of: size, limit: limit)
    guard modules <= capacity.modules else {
      throw .payloadTooLong(
        bytes: symbol.payload.count,
        limit: capacity.bytes(at: correction ?? symbol.correction), size: size)
    }
    let fitting = capacity.side / modules
    let least = Int((Self.minimumShare * Double(size.width) / Double(modules)).rounded(.up))
    // A layout that allows a larger code than others wants one.
    let enlargement = max(1, limit / CodeElement.defaultLimit)
    let aim = Int(metrics.codeSide * enlargement / Double(modules))
    // The least share comes before the limit, which it oversteps by less than a module's row.
    let pixels = max(Self.minimumModulePixels, least, min(aim, fitting))
    modulePixels = pixels * scale
    side = modules * pixels * scale
    // The plate of the share-card template reaches 4 points beyond the code.
    let point = metrics.pointScale * Double(scale)
    plateMargin = Int((4 * point).rounded())
    plateRadius = cornerRadius * point
  }

  /// The code's size on a card of the usual layouts, at scale 1.
  ///
  /// - Parameters:
  ///   - symbol: the code.
  ///   - size: the card.
  /// - Throws: `ShareCardError.payloadTooLong`.
  package init(_ symbol: QRSymbol, size: ShareCardSize) throws(ShareCardError) {
    try self.init(symbol, size: size, metrics: SizeMetrics(size), scale: 1)
  }
}
