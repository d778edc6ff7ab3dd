import QRCodes

/// The size of a card's QR code in pixels: whole pixels for each module.
struct CodeMetrics: Hashable {
  /// Pixels in a module.
  let modulePixels: Int
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

  /// Chooses the module's size: the one nearest below the layout's aim, but never too small.
  ///
  /// - Parameters:
  ///   - symbol: the code.
  ///   - size: the card.
  ///   - metrics: how points become pixels on that card.
  ///   - limit: the largest share of the shorter side that the code may take.
  ///   - scale: output pixels in a pixel of scale 1.
  /// - Throws: `ShareCardError.payloadTooLong` when the code does not fit its limit with modules
  ///   that can be read.
  init(
    _ symbol: QRSymbol, size: ShareCardSize, metrics: SizeMetrics,
    limit: Double = CardLayout.defaultCodeLimit, scale: Int
  ) throws(ShareCardError) {
    let modules = symbol.dimension + 2 * QRSymbol.quietZone
    let least = (Self.minimumShare * Double(size.width) / Double(modules)).rounded(.up)
    // A layout that allows a larger code than others wants one.
    let side = metrics.codeSide * max(1, limit / CardLayout.defaultCodeLimit)
    let aim = (side / Double(modules)).rounded(.down)
    let pixels = max(Self.minimumModulePixels, Int(least), Int(aim))
    guard modules * pixels <= Self.largestSide(on: size, limit: limit) else {
      throw .payloadTooLong(
        bytes: symbol.payload.count,
        limit: Self.payloadLimit(on: size, limit: limit, correction: symbol.correction), size: size)
    }
    modulePixels = pixels * scale
    self.side = modules * pixels * scale
    // The plate of the share-card template: radius 8, reaching 4 points beyond the code.
    let point = metrics.pointScale * Double(scale)
    plateMargin = Int((4 * point).rounded())
    plateRadius = 8 * point
  }

  /// The most bytes that a card's code carries with modules that can be read.
  ///
  /// A payload of digits or capitals alone is packed tighter, so that more of it may fit.
  ///
  /// - Parameters:
  ///   - size: the card.
  ///   - limit: the largest share of the shorter side that the code may take.
  ///   - correction: the code's level.
  /// - Returns: the number of bytes; 0 when no code fits.
  static func payloadLimit(
    on size: ShareCardSize, limit: Double, correction: CorrectionLevel
  ) -> Int {
    let modules = largestSide(on: size, limit: limit) / minimumModulePixels
    let version = (modules - 2 * QRSymbol.quietZone - 17) / 4
    return correction.payloadLimit(version: version)
  }

  private static func largestSide(on size: ShareCardSize, limit: Double) -> Int {
    Int(limit * Double(min(size.width, size.height)))
  }
}
