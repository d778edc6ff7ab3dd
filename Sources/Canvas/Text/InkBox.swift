import CPango

/// The box around what is painted of several lines.
struct InkBox {
  private var left = Double.infinity
  private var top = Double.infinity
  private var right = -Double.infinity
  private var bottom = -Double.infinity

  /// Adds a line's ink, which is measured in Pango's units from a place in pixels.
  mutating func add(_ ink: PangoRectangle, x: Double, y: Double, unitsPerPixel: Double) {
    guard ink.width > 0, ink.height > 0 else { return }
    left = min(left, x + Double(ink.x) / unitsPerPixel)
    top = min(top, y + Double(ink.y) / unitsPerPixel)
    right = max(right, x + (Double(ink.x) + Double(ink.width)) / unitsPerPixel)
    bottom = max(bottom, y + (Double(ink.y) + Double(ink.height)) / unitsPerPixel)
  }

  /// The whole pixels that can be touched: smooth edges may reach a pixel beyond an outline's box.
  var pixels: PixelRect {
    guard left < right, top < bottom else { return .empty }
    let (x, y) = (Int(left.rounded(.down)) - 1, Int(top.rounded(.down)) - 1)
    return PixelRect(
      x: x, y: y, width: Int(right.rounded(.up)) + 1 - x, height: Int(bottom.rounded(.up)) + 1 - y)
  }
}
