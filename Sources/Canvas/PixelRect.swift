/// A rectangle of whole pixels; the origin is the top left corner of the bitmap.
package struct PixelRect: Hashable, Sendable {
  package var x: Int
  package var y: Int
  package var width: Int
  package var height: Int

  package init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = max(0, width)
    self.height = max(0, height)
  }

  package static let empty = PixelRect(x: 0, y: 0, width: 0, height: 0)

  /// The first column to the right of the rectangle.
  package var maxX: Int { x + width }
  /// The first row below the rectangle.
  package var maxY: Int { y + height }
  package var isEmpty: Bool { width == 0 || height == 0 }

  /// The part that both rectangles cover; empty when they do not meet.
  package func intersection(_ other: PixelRect) -> PixelRect {
    let left = max(x, other.x)
    let top = max(y, other.y)
    let right = min(maxX, other.maxX)
    let bottom = min(maxY, other.maxY)
    guard right > left, bottom > top else { return .empty }
    return PixelRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// The smallest rectangle that covers both; an empty one adds nothing.
  package func union(_ other: PixelRect) -> PixelRect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    let left = min(x, other.x)
    let top = min(y, other.y)
    return PixelRect(
      x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }

  package func contains(_ other: PixelRect) -> Bool {
    other.isEmpty || (other.x >= x && other.y >= y && other.maxX <= maxX && other.maxY <= maxY)
  }

  package func insetBy(_ amount: Int) -> PixelRect {
    PixelRect(
      x: x + amount, y: y + amount, width: width - 2 * amount, height: height - 2 * amount)
  }

  /// The smallest rectangle around this one whose edges are multiples of `step` from the origin;
  /// for rectangles without negative coordinates.
  package func alignedOutwards(to step: Int) -> PixelRect {
    let (left, top) = (x / step * step, y / step * step)
    let right = (maxX + step - 1) / step * step
    let bottom = (maxY + step - 1) / step * step
    return PixelRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  package func offsetBy(x offsetX: Int, y offsetY: Int) -> PixelRect {
    PixelRect(x: x + offsetX, y: y + offsetY, width: width, height: height)
  }
}
