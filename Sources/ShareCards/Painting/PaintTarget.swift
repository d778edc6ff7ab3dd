import Canvas

/// Where parts of a card are painted.
indirect enum PaintTarget {
  /// On the card itself.
  case card(Bitmap)
  /// On a layer that is laid on what is below it later.
  case layer(PaintedLayer, on: PaintTarget)

  /// A layer for a part of a card.
  struct PaintedLayer {
    let layer: Layer
    /// The card's pixels that the layer stands for, before it is turned.
    let area: PixelRect
    /// The opacity that it is laid on with, 0 … 255.
    let opacity: UInt8
    /// How it is turned then, in output pixels of the card.
    let turn: Turn?
  }

  var surface: any PixelSurface {
    switch self {
    case .card(let bitmap): bitmap
    case .layer(let painted, _): painted.layer
    }
  }

  private var rows: PixelRows {
    switch self {
    case .card(let bitmap): bitmap.pixelRows
    case .layer(let painted, _): painted.layer.pixelRows
    }
  }

  /// The pixels where nothing lies between the target and the card, which are most texts' grounds.
  var cardRows: PixelRows? {
    if case .card(let bitmap) = self { bitmap.pixelRows } else { nil }
  }

  /// The card's pixels that can be painted on here.
  var area: PixelRect {
    switch self {
    case .card(let bitmap): bitmap.bounds
    case .layer(let painted, _): painted.area
    }
  }

  /// The pixel that will show on the card in the place of one of this target when a colour is laid
  /// over it.
  ///
  /// - Parameters:
  ///   - top: the colour, premultiplied 0xAARRGGBB; 0 lays nothing over it.
  ///   - coverage: the share of the colour that counts.
  ///   - x: the column on the card, before anything is turned.
  ///   - y: the row.
  /// - Returns: the pixel, or nil when the place is not on the card in the end.
  func shown(_ top: Int32, coverage: UInt8 = .max, x: Int, y: Int) -> Int32? {
    guard x >= area.x, x < area.maxX, y >= area.y, y < area.maxY else { return nil }
    let below = rows.pixel(x - area.x, y - area.y)
    let pixel = top == 0 ? below : PixelLanes.over(top, coverage: coverage, below)
    guard case .layer(let painted, let ground) = self else { return pixel }
    guard let turn = painted.turn else {
      return ground.shown(pixel, coverage: painted.opacity, x: x, y: y)
    }
    let middle = turn.turned(Path.Point(x: Double(x) + 0.5, y: Double(y) + 0.5))
    let reach = Double(Bitmap.maximumSide)
    guard abs(middle.x) < reach, abs(middle.y) < reach else { return nil }
    return ground.shown(
      pixel, coverage: painted.opacity, x: Int(middle.x.rounded(.down)),
      y: Int(middle.y.rounded(.down)))
  }
}
