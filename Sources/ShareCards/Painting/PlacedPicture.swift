import Canvas

/// A picture at its place on a card.
struct PlacedPicture {
  let picture: CardPicture
  /// The frame in output pixels of the card.
  let area: PixelRect
  /// How the picture goes there when it has other proportions.
  let fit: PictureFit
  /// The outline that it is cut to, in output pixels of the card.
  let clip: Path?
  /// What multiplies its alpha and that of its shadow, 0 … 1.
  let opacity: Double
  /// Thrown by the clip, or by a picture through which nothing shows; a picture with transparent parts
  /// and no clip throws none, since a rectangle's shadow would not be its own.
  var shadow: PlacedShadow?

  /// Where the whole picture shows, before it is cut; nil when it shows nowhere.
  var shownArea: PixelRect? {
    PicturePlacement(
      width: picture.source.width, height: picture.source.height, in: area, fit: fit)?.area
  }

  /// The outline that throws the shadow.
  var outline: Path {
    if let clip { return clip }
    guard let area = shownArea else { return Path() }
    return .rectangle(
      x: Double(area.x), y: Double(area.y), width: Double(area.width),
      height: Double(area.height))
  }

  /// The pixels that painting can touch, in output pixels of the card.
  var paintedBounds: PixelRect {
    let shown = shownArea ?? .empty
    let own = clip.map { shown.intersection($0.pixelBounds ?? .empty) } ?? shown
    return shadow.map { own.union($0.paintedBounds(of: outline)) } ?? own
  }
}
