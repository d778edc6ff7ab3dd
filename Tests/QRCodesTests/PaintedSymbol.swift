import QRCodes

extension QRSymbol {
  /// The symbol in black on white with its quiet zone, as a card shows it.
  func painted(pixelsPerModule scale: Int, quietZone: Int = QRSymbol.quietZone) -> LuminancePlane? {
    let side = (dimension + 2 * quietZone) * scale
    var bytes: [UInt8] = []
    for y in 0..<side {
      for x in 0..<side {
        let isDark = self[column: x / scale - quietZone, row: y / scale - quietZone]
        bytes.append(isDark ? 0 : 255)
      }
    }
    return LuminancePlane(width: side, height: side, bytes: bytes)
  }
}
