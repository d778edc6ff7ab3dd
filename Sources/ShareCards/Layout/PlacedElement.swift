import Canvas

/// A part of a card at its place in output pixels, ready to be painted.
enum PlacedElement {
  /// A text whose origin is at whole pixels.
  case text(TextLayout, x: Int, y: Int, color: Color)
  case rectangle(Rect, radius: Double, color: Color)

  /// The pixels that painting can touch.
  var paintedBounds: PixelRect {
    switch self {
    case .text(let layout, let x, let y, _):
      return layout.inkBounds.offsetBy(x: x, y: y)
    case .rectangle(let rect, _, _):
      let left = Int(rect.x.rounded(.down))
      let top = Int(rect.y.rounded(.down))
      return PixelRect(
        x: left, y: top, width: Int(rect.maxX.rounded(.up)) - left,
        height: Int(rect.maxY.rounded(.up)) - top)
    }
  }
}
