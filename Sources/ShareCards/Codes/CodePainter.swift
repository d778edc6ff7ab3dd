import Canvas
import QRCodes

/// Paints QR codes of whole-pixel modules, which no scaling has blurred.
package struct CodePainter: Sendable {
  package let colors: CodeColors

  package init(colors: CodeColors = .blackOnWhite) {
    self.colors = colors
  }

  /// Paints a symbol with its quiet zone; what lies outside the bitmap is left out.
  ///
  /// - Parameters:
  ///   - symbol: the code.
  ///   - x: the left edge of the quiet zone in pixels.
  ///   - y: the top edge of the quiet zone in pixels.
  ///   - modulePixels: the pixels on each side of a module, at least 1.
  ///   - bitmap: where to paint.
  package func paint(
    _ symbol: QRSymbol, x: Int, y: Int, modulePixels: Int, on bitmap: Bitmap
  ) {
    let side = symbol.sideWithQuietZone * modulePixels
    bitmap.fill(PixelRect(x: x, y: y, width: side, height: side), with: colors.light)
    let inset = QRSymbol.quietZone * modulePixels
    for row in 0..<symbol.dimension {
      for run in symbol.darkRuns(row: row) {
        let area = PixelRect(
          x: x + inset + run.lowerBound * modulePixels, y: y + inset + row * modulePixels,
          width: run.count * modulePixels, height: modulePixels)
        bitmap.fill(area, with: colors.dark)
      }
    }
  }

  /// Paints a code at its place, with its logo if it has one.
  func paint(_ code: PlacedCode, on bitmap: Bitmap) {
    paint(
      code.symbol, x: code.x, y: code.y, modulePixels: code.modulePixels, on: bitmap)
    if let logo = code.logo { paint(logo.picture, in: logo.patch, of: code, on: bitmap) }
  }

  /// Paints a logo in the middle of a code that is painted already, on a plate of whole modules.
  ///
  /// - Parameters:
  ///   - logo: the picture, which keeps its proportions.
  ///   - patch: the modules that the plate covers.
  ///   - code: the code.
  ///   - bitmap: where to paint.
  private func paint(_ logo: CodeLogo, in patch: LogoPatch, of code: PlacedCode, on bitmap: Bitmap)
  {
    let plate = code.pixels(of: patch)
    bitmap.fill(plate, with: colors.light)
    // Half a module of plate keeps the logo's edges apart from dark modules.
    let room = plate.insetBy(max(1, code.modulePixels / 2))
    bitmap.draw(logo.picture, in: room)
  }
}
