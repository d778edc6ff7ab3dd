import Canvas

struct PlacedShadow {
  let color: Color
  let radius: Double
  let x: Double
  let y: Double
}
