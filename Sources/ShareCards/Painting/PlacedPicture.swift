import Canvas

struct PlacedPicture {
  let picture: CardPicture
  let area: PixelRect
  let fit: PictureFit
  let clip: Path?
  let opacity: Double
  var shadow: PlacedShadow?
}
