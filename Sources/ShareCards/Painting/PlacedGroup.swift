import Canvas

struct PlacedGroup {
  let elements: [PlacedElement]
  let bounds: Rect
  let opacity: Double
  let clip: Path?
  let rotation: Double
}
