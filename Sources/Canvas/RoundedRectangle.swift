/// The coverage that a rectangle with rounded corners gives to each pixel.
struct RoundedRectangle {
  private let centerX: Double
  private let centerY: Double
  private let halfWidth: Double
  private let halfHeight: Double
  private let radius: Double

  init(x: Double, y: Double, width: Double, height: Double, radius: Double) {
    centerX = x + width / 2
    centerY = y + height / 2
    halfWidth = width / 2
    halfHeight = height / 2
    self.radius = max(0, min(radius, width / 2, height / 2))
  }

  /// All pixels that the shape can touch.
  var coveredPixels: PixelRect {
    let left = Int((centerX - halfWidth).rounded(.down))
    let top = Int((centerY - halfHeight).rounded(.down))
    let right = Int((centerX + halfWidth).rounded(.up))
    let bottom = Int((centerY + halfHeight).rounded(.up))
    return PixelRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// The columns of a row that are certainly covered whole, so that only edges are computed.
  func solidColumns(row: Int) -> Range<Int> {
    let distance = abs(Double(row) + 0.5 - centerY)
    guard distance <= halfHeight - 1 else { return 0..<0 }
    let inset = distance <= halfHeight - radius - 1 ? 1 : radius + 1
    let left = Int((centerX - halfWidth + inset).rounded(.up))
    let right = Int((centerX + halfWidth - inset).rounded(.down))
    return left..<max(left, right)
  }

  /// The covered share of a pixel, 0 … 1.
  func coverage(column: Int, row: Int) -> Double {
    let x = abs(Double(column) + 0.5 - centerX) - (halfWidth - radius)
    let y = abs(Double(row) + 0.5 - centerY) - (halfHeight - radius)
    let outside = (max(x, 0) * max(x, 0) + max(y, 0) * max(y, 0)).squareRoot()
    let distance = outside + min(max(x, y), 0) - radius
    return min(max(0.5 - distance, 0), 1)
  }
}
