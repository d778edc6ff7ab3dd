import Canvas

extension PlacedElement {
  /// The pixels that painting can touch.
  var paintedBounds: PixelRect {
    switch self {
    case .text(let text): text.layout.inkBounds.offsetBy(x: text.x, y: text.y)
    case .shape(let shape): shape.path.pixelBounds ?? .empty
    case .picture(let picture): picture.area
    case .group(let group): group.elements.reduce(.empty) { $0.union($1.paintedBounds) }
    }
  }
}
