import Canvas

/// Gives every view of a measured layout its place on the card.
struct ViewPlacer {
  let frame: CardFrame
  let scale: Int
  /// Whether the card is read from right to left, and everything stands as a mirror shows it.
  let isMirrored: Bool
  let code: SizedCode?
  private(set) var card = ComposedCard()
  private var depth = 0

  init(frame: CardFrame, scale: Int, isMirrored: Bool, code: SizedCode?) {
    self.frame = frame
    self.scale = scale
    self.isMirrored = isMirrored
    self.code = code
    card.isMirrored = isMirrored
  }

  /// Places a view and all views in it.
  ///
  /// - Parameters:
  ///   - view: the view.
  ///   - x: its left edge on a card that is read from left to right, in output pixels.
  ///   - y: its top edge.
  mutating func place(_ view: MeasuredView, x: Double, y: Double) {
    let box = Rect(x: x, y: y, width: view.width, height: view.height)
    card.elements += elements(of: view, named: view.name, in: box)
  }

  /// What a frame or a padding is around is called by the name of the view that has them.
  private mutating func elements(
    of view: MeasuredView, named name: String, in box: Rect
  ) -> [PlacedElement] {
    if !view.name.isEmpty {
      card.frames.append(LayoutFrame(name: view.name, rect: oriented(box), depth: depth))
    }
    // A view that is wholly clear keeps its room, and that is all.
    guard view.effects.opacity > 0 else { return [] }
    depth += 1
    defer { depth -= 1 }
    var elements = drawing(of: view, named: name, in: box)
    for child in view.children {
      elements += self.elements(
        of: child.view, named: child.view.name.isEmpty ? name : child.view.name,
        in: Rect(
          x: box.x + child.x, y: box.y + child.y, width: child.view.width,
          height: child.view.height))
    }
    if let border = view.effects.border {
      // The plate of a code stands on even pixels.
      if view.isCode, let code, let plate = card.code?.plate {
        let shape = ClipShape.roundedRectangle(radius: code.metrics.plateRadius)
        elements.append(self.border((border.color, border.width, shape), around: plate))
      } else {
        elements.append(self.border(border, around: oriented(box)))
      }
    }
    return grouped(elements, view.effects, in: box)
  }

  private func grouped(
    _ elements: [PlacedElement], _ effects: MeasuredView.Effects, in box: Rect
  ) -> [PlacedElement] {
    guard effects.clip != nil || effects.opacity < 1 || effects.rotation != 0, !elements.isEmpty
    else { return elements }
    let box = oriented(box)
    return [
      .group(
        PlacedGroup(
          elements: elements, bounds: box, opacity: effects.opacity,
          clip: effects.clip?.path(in: box),
          rotation: isMirrored ? -effects.rotation : effects.rotation))
    ]
  }

  private mutating func drawing(
    of view: MeasuredView, named name: String, in box: Rect
  ) -> [PlacedElement] {
    switch view.drawing {
    case nil: return []
    case .text(let text): return [place(text, name: name, in: box)]
    case .shape(let shape, let color):
      let box = oriented(box)
      return [
        .shape(
          PlacedShape(
            path: shape.path(in: box), paint: .color(color), shadow: shadow(of: view), bounds: box))
      ]
    case .picture(let picture, let mode):
      return [place(picture, mode, of: view, in: box)]
    case .chart(let chart):
      return chart.shapes(in: oriented(box), isMirrored: isMirrored).map { .shape($0) }
    case .code: return placeCode(view, in: box)
    }
  }

  private mutating func place(_ text: MeasuredText, name: String, in box: Rect) -> PlacedElement {
    let layout = text.layout
    card.noteFaults(of: layout)
    // A mirrored box has the text's own left edge where the plain one has its right edge.
    let box = oriented(box)
    let x = isMirrored ? box.maxX - text.width + text.originX : box.x + text.originX
    return .text(
      PlacedText(
        layout: layout, x: Int(x.rounded()), y: Int((box.y + text.originY).rounded()),
        color: text.color, isLarge: text.isLarge, name: name))
  }

  private func place(
    _ picture: CardPicture, _ mode: ImageElement.ContentMode, of view: MeasuredView, in box: Rect
  ) -> PlacedElement {
    let box = oriented(box)
    let area = PixelRect(
      x: Int(box.x.rounded()), y: Int(box.y.rounded()), width: Int(box.width.rounded()),
      height: Int(box.height.rounded()))
    return .picture(
      PlacedPicture(
        picture: picture, area: area,
        fit: mode == .fit ? .contain : .cover(focalX: 0.5, focalY: 0.5), clip: nil, opacity: 1,
        shadow: shadow(of: view)))
  }

  private func shadow(of view: MeasuredView) -> PlacedShadow? {
    view.effects.shadow.map {
      PlacedShadow(color: $0.color, radius: $0.radius, x: isMirrored ? -$0.x : $0.x, y: $0.y)
    }
  }

  private func border(
    _ border: (color: Color, width: Double, shape: ClipShape), around box: Rect
  ) -> PlacedElement {
    // The line lies inside of the edge, so its middle is half of its width away from it.
    let middle = Rect(
      left: box.x + border.width / 2, top: box.y + border.width / 2,
      right: box.maxX - border.width / 2, bottom: box.maxY - border.width / 2)
    let outline = border.shape.inset(by: border.width / 2).path(in: middle)
    return .shape(
      PlacedShape(
        path: outline.stroked(width: border.width), paint: .color(border.color), bounds: box))
  }

  /// The plate of the code, whose modules stand on even pixels.
  private mutating func placeCode(_ view: MeasuredView, in box: Rect) -> [PlacedElement] {
    // Where a layout shows two of its places for the code, the first one has it.
    guard let code, card.code == nil else { return [] }
    let plate = oriented(box)
    let margin = code.metrics.plateMargin
    let side = Double(code.metrics.plateSide)
    let x = onEvenGrid(plate.x + Double(margin), before: frame.width - side + Double(margin))
    let y = onEvenGrid(plate.y + Double(margin), before: frame.height - side + Double(margin))
    let patch = code.logo.flatMap { _ in LogoPatch(of: code.symbol) }
    if code.logo != nil, patch == nil { card.issues.append(.logoLeftOut) }
    card.code = PlacedCode(
      symbol: code.symbol, x: x, y: y, modulePixels: code.metrics.modulePixels,
      colors: code.colors, logo: code.logo.flatMap { logo in patch.map { (logo, $0) } })
    let rect = Rect(x: Double(x - margin), y: Double(y - margin), width: side, height: side)
    card.code?.plate = rect
    let path = ClipShape.roundedRectangle(radius: code.metrics.plateRadius).path(in: rect)
    return [
      .shape(
        PlacedShape(
          path: path, paint: .color(code.colors.light), shadow: shadow(of: view), bounds: rect))
    ]
  }

  /// The nearest place from which a picture of half the size still has whole modules.
  ///
  /// Previews halve pictures, two pixels into one. Modules of four pixels that begin at an odd one
  /// then have grey edges half as wide as themselves, and readers miss some of them.
  ///
  /// - Parameters:
  ///   - position: where the code would be.
  ///   - end: the last position at which its plate is still on the card.
  /// - Returns: the place in whole pixels.
  private func onEvenGrid(_ position: Double, before end: Double) -> Int {
    let grid = 2 * scale
    let nearest = Int((position / Double(grid)).rounded()) * grid
    return Double(nearest) > end ? nearest - grid : nearest
  }

  /// The box as the card's direction places it.
  private func oriented(_ box: Rect) -> Rect {
    isMirrored ? box.mirrored(in: frame.width) : box
  }
}
