import Canvas
import QRCodes

/// A QR code at its place; the origin is the top left corner of its quiet zone.
package struct PlacedCode {
  package let symbol: QRSymbol
  package let x: Int
  package let y: Int
  package let modulePixels: Int
  package let colors: CodeColors
  /// What is in the middle, and the modules that it covers.
  package let logo: (picture: CodeLogo, patch: LogoPatch)?
  /// The plate below it, if it has one.
  var plate: Rect?

  package init(
    symbol: QRSymbol, x: Int, y: Int, modulePixels: Int, colors: CodeColors = .blackOnWhite,
    logo: (picture: CodeLogo, patch: LogoPatch)? = nil
  ) {
    self.symbol = symbol
    self.x = x
    self.y = y
    self.modulePixels = modulePixels
    self.colors = colors
    self.logo = logo
  }

  /// The pixels of the code with its quiet zone.
  package var bounds: PixelRect {
    let side = symbol.sideWithQuietZone * modulePixels
    return PixelRect(x: x, y: y, width: side, height: side)
  }

  /// The pixels of the modules that a logo covers.
  package func pixels(of patch: LogoPatch) -> PixelRect {
    let inset = (QRSymbol.quietZone + patch.modules.lowerBound) * modulePixels
    let side = patch.modules.count * modulePixels
    return PixelRect(x: x + inset, y: y + inset, width: side, height: side)
  }
}
