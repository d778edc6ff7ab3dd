import Canvas
import QRCodes

/// What the pixels of a code show before any reader looks at them.
///
/// Phones are stricter than a single reader, so a code has to be as ISO/IEC 18004:2015 describes it:
/// section 6.3.8 for the quiet zone, 6.3.3 for the finder patterns, 6.3.1 for square modules.
struct CodeStructure {
  /// The first of the checks of structure that fails.
  private(set) var failedCheck: CodeCheck?
  /// The contrast ratio of the worst pair of pixels, once it is known.
  private(set) var contrast: Double?

  init(of code: PlacedCode, on bitmap: Bitmap) {
    guard let pixels = CodePixels(of: code, on: bitmap), let colors = pixels.moduleColors() else {
      failedCheck = .grid
      return
    }
    guard pixels.hasCleanQuietZone else {
      failedCheck = .quietZone
      return
    }
    let finders = Self.finderColors(in: pixels)
    let plateLuminance = pixels.plate.relativeLuminance
    guard finders.allSatisfy({ $0.relativeLuminance <= plateLuminance }) else {
      failedCheck = .polarity
      return
    }
    let shades = ModuleShades(colors, plate: pixels.plate, finder: finders[0])
    contrast = shades.contrast
    if shades.contrast < CodeColors.minimumContrast {
      failedCheck = .contrast
    } else if !shades.show(code.symbol, except: code.logo?.patch) {
      failedCheck = .modules
    }
  }

  /// The colours in the middles of the three finder patterns.
  private static func finderColors(in pixels: CodePixels) -> [Color] {
    let near = QRSymbol.quietZone + 3
    let far = pixels.modules - 1 - near
    return [(near, near), (far, near), (near, far)].map {
      pixels.middle(column: $0.0, row: $0.1)
    }
  }
}
