/// A QR code as a square of dark and light modules, without its quiet zone.
package struct QRSymbol: Hashable, Sendable {
  /// The bytes that a reader gets, exactly as they were given.
  package let payload: [UInt8]
  /// The level that the symbol has: the one that was asked for, or a higher one that takes no more
  /// room.
  package let correction: CorrectionLevel
  /// The number of modules on each side: 17 + 4 · version (ISO/IEC 18004:2015, section 6.3.1).
  package let dimension: Int
  private let modules: [Bool]

  /// The width in modules of the light margin that a symbol needs on each side.
  ///
  /// From ISO/IEC 18004:2015, section 6.3.8; readers are allowed to find nothing with less.
  package static let quietZone = 4

  /// Encodes bytes in the smallest symbol that holds them, at the highest level that it has room
  /// for.
  ///
  /// - Parameters:
  ///   - payload: the bytes to carry; nothing is trimmed or converted.
  ///   - correction: how much damage the symbol is to survive at least.
  /// - Throws: `QRCodeError` when the payload is empty or too long for the level, or when there
  ///   is no memory for the symbol.
  package init(payload: [UInt8], correction: CorrectionLevel) throws(QRCodeError) {
    guard !payload.isEmpty else { throw .emptyPayload }
    let search = SymbolSearch(payload: payload, correction: correction)
    let (dimension, modules, level) = try search.best { symbol, level in
      (symbol.dimension, symbol.modules(), level)
    }
    self.payload = payload
    self.correction = level
    self.dimension = dimension
    self.modules = modules
  }

  /// The symbol's version, from 1 to 40.
  package var version: Int { (dimension - 17) / 4 }

  /// Whether the module is dark, counted from the top left; outside the symbol none is.
  package subscript(column column: Int, row row: Int) -> Bool {
    let sides = 0..<dimension
    guard sides.contains(column), sides.contains(row) else { return false }
    return modules[row * dimension + column]
  }
}
