import Canvas

struct PlacedShape {
  let path: Path
  let paint: Paint
  var shadow: PlacedShadow?
  let bounds: Rect

  init(path: Path, paint: Paint, shadow: PlacedShadow? = nil, bounds: Rect) {
    self.path = path
    self.paint = paint
    self.shadow = shadow
    self.bounds = bounds
  }

  init(_ rect: Rect, radius: Double, paint: Paint) {
    let path = Path.roundedRectangle(
      x: rect.x, y: rect.y, width: rect.width, height: rect.height, radius: radius)
    self.init(path: path, paint: paint, bounds: rect)
  }
}
