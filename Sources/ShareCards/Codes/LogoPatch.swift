import QRCodes

/// The square of modules in the middle of a symbol that a logo with its plate may cover.
///
/// Level H restores about 30 % of the code words (ISO/IEC 18004:2015, section 7.5.1). A logo takes at
/// most half of that, so that as much is left for dirt and glare: 15 % of all code words, every one
/// counted that the square touches. Finder patterns, timing patterns and format information lie at
/// the symbol's edges, far from it; an alignment pattern in the middle is covered, which readers do
/// without.
package struct LogoPatch: Hashable, Sendable {
  /// The columns, and the rows, of the symbol that are covered.
  package let modules: Range<Int>

  /// The largest patch of a symbol, or nil when its budget is too small for a logo to be seen.
  package init?(of symbol: QRSymbol) {
    guard symbol.correction == .high else { return nil }
    let budget = Self.codeWords(version: symbol.version) * 15 / 100
    // A symbol's side is odd, and so is that of a square in its middle.
    let sides = stride(from: Self.leastSide, through: symbol.dimension / 3, by: 2)
    let fitting = sides.prefix { Self.touchedCodeWords(side: $0) <= budget }
    guard let side = fitting.last else { return nil }
    let start = (symbol.dimension - side) / 2
    modules = start..<start + side
  }

  init(modules: Range<Int>) {
    self.modules = modules
  }

  /// The modules on each side below which nobody would recognise a logo.
  private static let leastSide = 5

  /// The most code words that a square of modules touches.
  ///
  /// Code words run up and down in pairs of columns (section 7.7.3): in each pair, the square covers
  /// up to two bits a row, one after the other, of words of eight.
  private static func touchedCodeWords(side: Int) -> Int {
    let pairs = (side + 1) / 2
    return pairs * ((2 * side + 6) / 8 + 1)
  }

  /// The number of code words of a version: its modules without those of patterns and information,
  /// by eight (section 6.3, table 1).
  private static func codeWords(version: Int) -> Int {
    var modules = (16 * version + 128) * version + 64
    if version > 1 {
      let alignments = version / 7 + 2
      modules -= (25 * alignments - 10) * alignments - 55
      if version > 6 { modules -= 36 }
    }
    return modules / 8
  }
}
