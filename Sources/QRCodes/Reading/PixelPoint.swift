/// A place in a picture, in pixels from its top left corner.
package struct PixelPoint: Hashable, Sendable {
  package let x: Int
  package let y: Int

  package init(x: Int, y: Int) {
    self.x = x
    self.y = y
  }
}
