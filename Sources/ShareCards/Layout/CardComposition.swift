/// Where the parts of a card go on one size: content, QR code, caption and brand.
///
/// Positions are those of a card that reads from left to right; the composer mirrors them for
/// the other direction. All lengths are output pixels.
struct CardComposition {
  /// Where content may go, in order of preference.
  var regions: [Rect]
  /// The plate of the QR code, if there is one.
  var plate: Rect?
  /// The row at which the line below the plate starts.
  var captionTop: Double
  /// The box of the brand's line.
  var brand: Rect

  /// The sizes of the parts around the content.
  struct Parts {
    var plateSide: Double?
    var captionWidth: Double
    var captionHeight: Double
    var brandWidth: Double
    var brandHeight: Double
  }

  /// Chooses the composition for the card's shape.
  init(size: ShareCardSize, frame: CardFrame, parts: Parts) {
    guard let plateSide = parts.plateSide else {
      self.init(withoutCode: frame, parts: parts, aspectRatio: size.aspectRatio)
      return
    }
    if size.aspectRatio < 0.8 {
      self.init(codeBelow: frame, parts: parts, plateSide: plateSide)
    } else {
      self.init(
        codeInCorner: frame, parts: parts, plateSide: plateSide,
        aspectRatio: size.aspectRatio)
    }
  }

  /// The content fills the card above the brand; on a wide one its central square, if it can.
  private init(withoutCode frame: CardFrame, parts: Parts, aspectRatio: Double) {
    let area = frame.safeArea
    brand = Rect(
      x: area.x, y: area.maxY - parts.brandHeight, width: min(parts.brandWidth, area.width),
      height: parts.brandHeight)
    captionTop = area.maxY
    let bottom = brand.y - 8 * frame.point
    regions = [Rect(left: area.x, top: area.y, right: area.maxX, bottom: bottom)]
    if aspectRatio >= 1.6 {
      let columns = frame.centralColumns
      let central = Rect(
        left: columns.lowerBound, top: area.y, right: columns.upperBound, bottom: bottom)
      regions.insert(central, at: 0)
    }
  }

  /// The code stands under the content in the middle, the brand under the code.
  private init(codeBelow frame: CardFrame, parts: Parts, plateSide: Double) {
    let area = frame.safeArea
    let width = min(parts.brandWidth, area.width)
    brand = Rect(
      x: (frame.width - width) / 2, y: area.maxY - parts.brandHeight, width: width,
      height: parts.brandHeight)
    captionTop = brand.y - 10 * frame.point - parts.captionHeight
    let plate = Rect(
      x: (frame.width - plateSide) / 2, y: captionTop - 4 * frame.point - plateSide,
      width: plateSide, height: plateSide)
    self.plate = plate
    regions = [
      Rect(left: area.x, top: area.y, right: area.maxX, bottom: plate.y - 16 * frame.point)
    ]
  }

  /// The code stands in the bottom trailing corner, the brand in the leading one.
  private init(
    codeInCorner frame: CardFrame, parts: Parts, plateSide: Double, aspectRatio: Double
  ) {
    let area = frame.safeArea
    captionTop = area.maxY - parts.captionHeight
    let plate = Rect(
      x: area.maxX - plateSide, y: captionTop - 3 * frame.point - plateSide, width: plateSide,
      height: plateSide)
    self.plate = plate
    let gap = 10 * frame.point
    // A caption that is wider than the plate reaches further into the card.
    let codeLeft = min(plate.x, area.maxX - parts.captionWidth)
    let brand = Rect(
      x: area.x, y: area.maxY - parts.brandHeight,
      width: min(parts.brandWidth, codeLeft - gap - area.x), height: parts.brandHeight)
    self.brand = brand
    let column = Rect(
      left: area.x, top: area.y, right: codeLeft - 2 * gap, bottom: brand.y - gap)
    guard aspectRatio >= 1.6 else {
      let above = Rect(left: area.x, top: area.y, right: area.maxX, bottom: plate.y - gap)
      // Beside the code of a square card a column would only look off the middle.
      regions = aspectRatio < 1.2 ? [above] : [above, column]
      return
    }
    let left = max(frame.centralColumns.lowerBound, frame.width - codeLeft + gap)
    let isClearOfBrand = brand.maxX + gap <= left
    let central = Rect(
      left: left, top: area.y, right: frame.width - left,
      bottom: isClearOfBrand ? area.maxY : brand.y - gap)
    regions = [central, column]
  }
}
