import Canvas

/// Paints the parts of one card, and collects what is wrong with them.
struct ElementPainter {
  let engine: TextEngine
  let layers: LayerStock
  let pictures: PictureCache
  private(set) var issues: [CardIssue] = []

  init(engine: TextEngine, layers: LayerStock, pictures: PictureCache) {
    self.engine = engine
    self.layers = layers
    self.pictures = pictures
  }

  /// Paints a part over what is there.
  ///
  /// - Throws: `PictureError` when a picture cannot be decoded.
  mutating func paint(
    _ element: PlacedElement, on target: PaintTarget
  ) throws(PictureError) {
    switch element {
    case .text(let text): paint(text, on: target)
    case .shape(let shape): Self.paint(shape, on: target)
    case .picture(let picture): try paint(picture, on: target)
    case .group(let group): try paint(group, on: target)
    }
  }

  private mutating func paint(_ text: PlacedText, on target: PaintTarget) {
    if let issue = TextContrast.issue(of: text, on: target) { issues.append(issue) }
    let area = target.area
    engine.draw(
      text.layout, x: text.x - area.x, y: text.y - area.y, color: text.color, on: target.surface)
  }

  private static func paint(_ shape: PlacedShape, on target: PaintTarget) {
    let (x, y) = (-Double(target.area.x), -Double(target.area.y))
    let path = shape.path.translated(x: x, y: y)
    if let shadow = shape.shadow {
      paint(shadow, of: path, isHidden: shape.paint.isOpaque, on: target.surface)
    }
    target.surface.fill(path, with: shape.paint.translated(x: x, y: y))
  }

  private static func paint(
    _ shadow: PlacedShadow, of path: Path, opacity: Double = 1, isHidden: Bool,
    on surface: any PixelSurface
  ) {
    surface.drawShadow(
      of: path, color: shadow.color.opacity(opacity), blurRadius: shadow.radius,
      offsetX: shadow.x, offsetY: shadow.y, isHidden: isHidden)
  }

  private func paint(_ placed: PlacedPicture, on target: PaintTarget) throws(PictureError) {
    guard placed.opacity > 0, let shown = placed.shownArea,
      !placed.paintedBounds.intersection(target.area).isEmpty
    else { return }
    let picture = try pictures.picture(
      placed.picture.key, width: placed.area.width, height: placed.area.height, fit: placed.fit
    ) { () throws(PictureError) in placed.picture.source }
    let (x, y) = (-target.area.x, -target.area.y)
    let shift = { (path: Path) in path.translated(x: Double(x), y: Double(y)) }
    let area = shown.offsetBy(x: x, y: y)
    if let shadow = placed.shadow, placed.clip != nil || picture.isOpaque {
      Self.paint(
        shadow, of: shift(placed.outline), opacity: placed.opacity,
        isHidden: picture.isOpaque && placed.opacity >= 1, on: target.surface)
    }
    let clip = placed.clip.map {
      CoverageMask(of: shift($0), in: area.intersection(target.surface.bounds))
    }
    target.surface.draw(picture, in: area, fit: .fill, clip: clip, opacity: placed.opacity)
  }

  private mutating func paint(_ group: PlacedGroup, on target: PaintTarget) throws(PictureError) {
    if group.isPlain {
      for element in group.elements { try paint(element, on: target) }
    } else if group.clip != nil, group.turn != nil {
      try paint(group.split, on: target)
    } else if group.opacity > 0 {
      try paintApart(group, on: target)
    }
  }

  /// Paints a group on a layer and lays that on the target.
  private mutating func paintApart(
    _ group: PlacedGroup, on target: PaintTarget
  ) throws(PictureError) {
    let turn = group.turn
    let visible = turn?.reversed.turned(target.area) ?? target.area
    let area = group.contentBounds.intersection(visible)
    guard !area.isEmpty else { return }
    let layer: Layer
    do {
      layer = try layers.layer(width: area.width, height: area.height)
    } catch {
      throw .tooManyPixels(
        width: area.width, height: area.height, limit: Picture.maximumPixels)
    }
    defer { layers.keep(layer) }
    let painted = PaintTarget.PaintedLayer(
      layer: layer, area: area, opacity: Color.white.opacity(group.opacity).alpha, turn: turn)
    for element in group.elements { try paint(element, on: .layer(painted, on: target)) }
    let (x, y) = (area.x - target.area.x, area.y - target.area.y)
    let shift = (x: -Double(target.area.x), y: -Double(target.area.y))
    let clip = group.clip.map {
      CoverageMask(
        of: $0.translated(x: shift.x, y: shift.y),
        in: PixelRect(x: x, y: y, width: area.width, height: area.height))
    }
    let center = Path.Point(x: group.center.x + shift.x, y: group.center.y + shift.y)
    target.surface.draw(
      layer, x: x, y: y, rotation: turn == nil ? 0 : group.rotation, around: center,
      opacity: group.opacity, clip: clip)
  }
}
