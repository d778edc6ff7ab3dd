import Canvas
import QRCodes

/// A QR code at its place; the origin is the top left corner of its quiet zone.
package struct PlacedCode {
  package let symbol: QRSymbol
  package let x: Int
  package let y: Int
  package let modulePixels: Int
  package let colors: CodeColors

  package init(
    symbol: QRSymbol, x: Int, y: Int, modulePixels: Int, colors: CodeColors = .blackOnWhite
  ) {
    self.symbol = symbol
    self.x = x
    self.y = y
    self.modulePixels = modulePixels
    self.colors = colors
  }

  /// The pixels of the code with its quiet zone.
  package var bounds: PixelRect {
    let side = symbol.sideWithQuietZone * modulePixels
    return PixelRect(x: x, y: y, width: side, height: side)
  }
}
