/// A place on a card or a picture, whatever its size: 0, 0 is the top left corner and 1, 1 the bottom
/// right one.
package struct UnitPoint: Hashable, Sendable {
  package let x: Double
  package let y: Double

  package init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  package static let topLeading = UnitPoint(x: 0, y: 0)
  package static let center = UnitPoint(x: 0.5, y: 0.5)
  package static let bottomTrailing = UnitPoint(x: 1, y: 1)
}
