/// A part of a picture with sides along the picture's, in pixels from its top left corner.
package struct PixelArea: Hashable, Sendable {
  package let x: Int
  package let y: Int
  package let width: Int
  package let height: Int

  package init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// Whether the areas share a quarter or more of the smaller one.
  func overlaps(_ other: PixelArea) -> Bool {
    let sharedWidth = min(x + width, other.x + other.width) - max(x, other.x)
    let sharedHeight = min(y + height, other.y + other.height) - max(y, other.y)
    guard sharedWidth > 0, sharedHeight > 0 else { return self == other }
    return 4 * sharedWidth * sharedHeight >= min(width * height, other.width * other.height)
  }
}
