import Canvas

struct PlacedText {
  let layout: TextLayout
  let x: Int
  let y: Int
  let color: Color
  let isLarge: Bool
  let name: String
}
