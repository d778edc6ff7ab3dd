/// Finds the best symbol for a payload: of the smallest version that holds it, the one that survives
/// the most damage.
///
/// A version has a fixed number of modules, so a higher level that still fits costs nothing. The
/// payload is tried as bytes alone and as a mixture of segments, which is smaller when it has many
/// digits or capitals. libqrencode chooses among eight masks for each symbol that it makes, which
/// takes most of its time; so what cannot fit is told beforehand by counting bits.
struct SymbolSearch {
  private let payload: [UInt8]
  private let correction: CorrectionLevel
  /// The fewest bits that any mixture of segments takes; nil when the payload cannot be mixed.
  private let leastBits: Int?

  /// - Parameters:
  ///   - payload: what the symbol is to carry, not empty.
  ///   - correction: the lowest level that is right.
  init(payload: [UInt8], correction: CorrectionLevel) {
    self.payload = payload
    self.correction = correction
    leastBits = payload.contains(0) ? nil : Self.leastBits(of: payload)
  }

  /// The symbol, and the level that it has.
  ///
  /// - Parameter use: takes what is wanted of the symbol.
  /// - Returns: what was taken.
  /// - Throws: `QRCodeError` when the payload is too long, or there is no memory for the symbol.
  func best<Result>(
    _ use: (borrowing EncodedSymbol, CorrectionLevel) -> Result
  ) throws(QRCodeError) -> Result {
    guard let version = try leastVersion() else {
      throw .payloadTooLong(bytes: payload.count, correction: correction)
    }
    for level in CorrectionLevel.allCases.reversed() where level > correction {
      if payload.count <= level.payloadLimit(version: version) {
        return use(try encoded(.bytes, version, level), level)
      }
      // A mixture may be too long even for the largest version, which is no fault here.
      guard mayMix(in: version, level), let symbol = try? encoded(.mixed, version, level),
        symbol.version == version
      else { continue }
      return use(symbol, level)
    }
    let fits = payload.count <= correction.payloadLimit(version: version)
    return use(try encoded(fits ? .bytes : .mixed, version, correction), correction)
  }

  /// The smallest version that holds the payload at the asked level; nil when none does.
  private func leastVersion() throws(QRCodeError) -> Int? {
    let bytesVersion = correction.version(holding: payload.count)
    let smaller = (bytesVersion ?? CorrectionLevel.largestVersion + 1) - 1
    guard smaller >= 1, mayMix(in: smaller, correction) else { return bytesVersion }
    do {
      let mixed = try encoded(.mixed, 1, correction)
      return min(mixed.version, bytesVersion ?? mixed.version)
    } catch {
      // It may be just too long; whether memory is short shows when the symbol itself is made.
      return bytesVersion
    }
  }

  private func encoded(
    _ mode: EncodedSymbol.Mode, _ version: Int, _ level: CorrectionLevel
  ) throws(QRCodeError) -> EncodedSymbol {
    try EncodedSymbol(payload, mode: mode, version: version, correction: level)
  }

  /// Whether a mixture might fit; when it says no, none does.
  private func mayMix(in version: Int, _ level: CorrectionLevel) -> Bool {
    leastBits.map { $0 <= level.dataBits(version: version) } ?? false
  }

  /// Three digits take 10 bits, two characters of the alphanumeric set 11, a byte 8; the head of a
  /// segment takes 12 at least (ISO/IEC 18004:2015, sections 7.4.3 to 7.4.5).
  private static func leastBits(of payload: [UInt8]) -> Int {
    let sixths = payload.reduce(into: 0) { sixths, byte in
      if ASCIISet.digits.contains(byte) {
        sixths += 20
      } else {
        sixths += alphanumeric.contains(byte) ? 33 : 48
      }
    }
    return 12 + sixths / 6
  }

  /// ISO/IEC 18004:2015, table 5.
  private static let alphanumeric = ASCIISet("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:")
}
