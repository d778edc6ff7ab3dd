import QRCodes

/// Where things stand on a share image: on a light ground a white plate, on it the code and its
/// caption.
///
/// Lengths are pixels, the origin is the picture's top left corner. They are given for a picture
/// of 1080 pixels and grow with it.
struct ShareImageFrame {
  let symbol: QRSymbol
  /// The side of the picture.
  let side: Int
  /// The pixels of a module's side.
  let modulePixels: Int

  /// The side at which the lengths are given.
  private static let designSide = 1080
  /// What a code is to take with its quiet zone.
  private static let codeSide = 680
  /// The most that it takes so that it can be scanned: 4 pixels for each of the largest one's 185
  /// modules.
  private static let largestCodeSide = 744

  /// - Parameters:
  ///   - symbol: the code.
  ///   - side: the side of the picture, at least `leastSide(for:)`.
  init(_ symbol: QRSymbol, side: Int) {
    self.symbol = symbol
    self.side = side
    let modules = Self.designSide * symbol.sideWithQuietZone
    modulePixels = max(
      side * Self.codeSide / modules,
      min(side * Self.largestCodeSide / modules, QRCodeGenerator.minimumModulePixels))
  }

  /// The least side of a picture on which a code's modules can be scanned.
  static func leastSide(for symbol: QRSymbol) -> Int {
    let code = symbol.sideWithQuietZone * QRCodeGenerator.minimumModulePixels
    return (code * designSide + largestCodeSide - 1) / largestCodeSide
  }

  /// A length of the design on this picture.
  private func length(_ design: Double) -> Double {
    design * Double(side) / Double(Self.designSide)
  }

  /// The white plate.
  var plate: Rect {
    Rect(
      x: length(48), y: length(48), width: Double(side) - length(96),
      height: Double(side) - length(96))
  }

  /// The radius of the plate's corners.
  var plateRadius: Double { length(56) }

  /// The height of the code without its quiet zone, which is as white as the plate.
  private var codeHeight: Double { Double(symbol.dimension * modulePixels) }
  /// The least room above the code, which its quiet zone needs, between it and its caption, and
  /// below that.
  private var gap: Double { max(Double(QRSymbol.quietZone * modulePixels), length(44)) }

  /// The length of the caption's lines.
  var captionWidth: Double { plate.width - length(120) }
  /// The most height of the caption's lines together: what the code and the room around it leave
  /// of the plate.
  var captionHeight: Double { plate.height - codeHeight - 3 * gap }
  /// The size of the caption's type where there is room for it.
  var captionSize: Double { length(52) }
  /// How far the caption's type may be shrunk.
  static let leastCaptionScale = 34.0 / 52

  /// The code and the top of the caption, as a block in the middle of the plate.
  ///
  /// The block begins with the code's own edge and not with its quiet zone.
  ///
  /// - Parameter captionHeight: the height of the caption's lines.
  /// - Returns: the code at its place, and the row at which the caption begins.
  func placed(captionHeight: Double) -> (code: PlacedCode, captionTop: Int) {
    let quietZone = QRSymbol.quietZone * modulePixels
    let top = (Double(side) - codeHeight - gap - captionHeight) / 2
    let placed = PlacedCode(
      symbol: symbol, x: (side - symbol.sideWithQuietZone * modulePixels) / 2,
      y: Int(top) - quietZone, modulePixels: modulePixels)
    return (placed, Int(top + codeHeight + gap))
  }
}
