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
    let left = whole((centerX - halfWidth).rounded(.down))
    let top = whole((centerY - halfHeight).rounded(.down))
    let right = whole((centerX + halfWidth).rounded(.up))
    let bottom = whole((centerY + halfHeight).rounded(.up))
    return PixelRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// The columns of a row that are certainly covered whole, so that only edges are computed.
  func solidColumns(row: Int) -> Range<Int> {
    let distance = abs(Double(row) + 0.5 - centerY)
    guard distance <= halfHeight - 1 else { return 0..<0 }
    let inset = distance <= halfHeight - radius - 1 ? 1 : radius + 1
    let left = whole((centerX - halfWidth + inset).rounded(.up))
    let right = whole((centerX + halfWidth - inset).rounded(.down))
    return left..<max(left, right)
  }

  /// The covered share of a pixel, 0 … 1: exact along the sides, by distance in the corners.
  func coverage(column: Int, row: Int) -> Double {
    let x = Double(column) + 0.5 - centerX
    let y = Double(row) + 0.5 - centerY
    let box = overlap(at: x, halfLength: halfWidth) * overlap(at: y, halfLength: halfHeight)
    let cornerX = abs(x) - (halfWidth - radius)
    let cornerY = abs(y) - (halfHeight - radius)
    guard radius > 0, cornerX > 0, cornerY > 0 else { return box }
    let distance = (cornerX * cornerX + cornerY * cornerY).squareRoot() - radius
    return min(max(0.5 - distance, 0), box)
  }

  /// The part of a pixel's side that a line around the origin covers; a thin line lies within it.
  private func overlap(at middle: Double, halfLength: Double) -> Double {
    max(0, min(middle + 0.5, halfLength) - max(middle - 0.5, -halfLength))
  }

  /// A coordinate as a whole number, far beyond any bitmap at most.
  private func whole(_ value: Double) -> Int {
    Int(min(max(value, -1_000_000), 1_000_000))
  }
}
