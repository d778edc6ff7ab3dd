import Canvas
import QRCodes

/// The modules of a picture's code as dark or light, told by their colours alone.
struct ModuleShades {
  /// The contrast ratio of the lightest dark and the darkest light module, 1 … 21 (WCAG 2.2).
  let contrast: Double
  /// Row by row.
  private let isDark: [Bool]

  /// Tells the modules apart.
  ///
  /// A module counts as dark when it contrasts more with the plate than with a finder pattern.
  ///
  /// - Parameters:
  ///   - colors: the colour of each module as 0x00RRGGBB.
  ///   - plate: the colour that certainly is light.
  ///   - finder: the colour that certainly is dark.
  init(_ colors: [Int32], plate: Color, finder: Color) {
    let middle =
      ((plate.relativeLuminance + Color.flare) * (finder.relativeLuminance + Color.flare))
      .squareRoot() - Color.flare
    var luminances = LuminanceCache()
    var lightestDark = finder.relativeLuminance
    var darkestLight = plate.relativeLuminance
    var isDark: [Bool] = []
    isDark.reserveCapacity(colors.count)
    for color in colors {
      let luminance = luminances[color]
      isDark.append(luminance < middle)
      if luminance < middle {
        lightestDark = max(lightestDark, luminance)
      } else {
        darkestLight = min(darkestLight, luminance)
      }
    }
    self.isDark = isDark
    contrast = max(1, (darkestLight + Color.flare) / (lightestDark + Color.flare))
  }

  /// Whether every module is dark exactly where the symbol's is, but for those below a logo.
  func show(_ symbol: QRSymbol, except patch: LogoPatch?) -> Bool {
    let side = symbol.dimension
    guard isDark.count == side * side else { return false }
    let covered = patch?.modules ?? 0..<0
    return (0..<side).allSatisfy { row in
      (0..<side).allSatisfy { column in
        isDark[row * side + column] == symbol[column: column, row: row]
          || covered.contains(row) && covered.contains(column)
      }
    }
  }
}

/// Relative luminances by colour: a code has two, and working one out takes a while.
private struct LuminanceCache {
  private var values: [Int32: Double] = [:]
  private var last: (color: Int32, luminance: Double)?

  subscript(color: Int32) -> Double {
    mutating get {
      if let last, last.color == color { return last.luminance }
      let luminance = values[color] ?? Color(pixel: color).relativeLuminance
      values[color] = luminance
      last = (color, luminance)
      return luminance
    }
  }
}
