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
  /// The largest share of the shorter side that the code may take.
  static let maximumShare = 0.4

  /// Chooses the module's size: the one nearest below the layout's aim, but never too small.
  ///
  /// - Parameters:
  ///   - symbol: the code.
  ///   - size: the card.
  ///   - metrics: how points become pixels on that card.
  ///   - scale: output pixels in a pixel of scale 1.
  /// - Throws: `ShareCardError.payloadTooLong` when the code does not fit its limit with modules
  ///   that can be read.
  init(
    _ symbol: QRSymbol, size: ShareCardSize, metrics: SizeMetrics, scale: Int
  ) throws(ShareCardError) {
    let modules = symbol.dimension + 2 * QRSymbol.quietZone
    let least = (Self.minimumShare * Double(size.width) / Double(modules)).rounded(.up)
    let aim = (metrics.codeSide / Double(modules)).rounded(.down)
    let pixels = max(Self.minimumModulePixels, Int(least), Int(aim))
    let limit = Int(Self.maximumShare * Double(min(size.width, size.height)))
    guard modules * pixels <= limit else {
      throw .payloadTooLong(bytes: symbol.payload.count, size: size)
    }
    modulePixels = pixels * scale
    side = modules * pixels * scale
    // The plate of the share-card template: radius 8, reaching 4 points beyond the code.
    let point = metrics.pointScale * Double(scale)
    plateMargin = Int((4 * point).rounded())
    plateRadius = 8 * point
  }
}
