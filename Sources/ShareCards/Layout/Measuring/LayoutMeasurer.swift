import Canvas

/// Finds the size of every view of a layout for one card: each is offered room and answers with what
/// it takes of it, as SwiftUI's views do.
struct LayoutMeasurer {
  private let scene: MeasuringScene
  /// The texts that layouts show by their names, of the item where one is measured.
  var fields: CardFields
  /// The item of a grid that is measured.
  var item: GridItem?
  /// Where views and the lines of texts stand that do not say it themselves.
  var alignment: HorizontalAlignment
  /// What type and spacing are shrunk by, 0 … 1.
  var shrink = 1.0
  /// How many views that shrink to fit the view stands in.
  var scaledDepth = 0
  /// The most lines that any text may have, below what the layout allows.
  var lineLimit = Int.max
  /// By how much texts are shrunk that stand in every item of a grid, by their identity.
  var sharedTextScales: [Int: Double] = [:]

  /// - Parameters:
  ///   - card: the card.
  ///   - engine: what sets texts.
  ///   - metrics: how points become pixels on the card's size.
  ///   - outputScale: output pixels in a pixel of scale 1.
  ///   - direction: the direction in which the card is read.
  ///   - plateSide: the side of the QR code's plate in output pixels, nil on a card without a code.
  ///   - fields: the texts that layouts show by their names.
  ///   - alignment: where views stand that do not say it themselves.
  init(
    card: Card, engine: TextEngine, metrics: SizeMetrics, outputScale: Double,
    direction: TextDirection, plateSide: Double?, fields: CardFields,
    alignment: HorizontalAlignment
  ) {
    scene = MeasuringScene(
      card: card, engine: engine, metrics: metrics, outputScale: outputScale,
      direction: direction, plateSide: plateSide)
    self.fields = fields
    self.alignment = alignment
  }

  var card: Card { scene.card }
  var engine: TextEngine { scene.engine }
  var metrics: SizeMetrics { scene.metrics }
  /// Output pixels in a pixel of scale 1.
  var outputScale: Double { scene.outputScale }
  /// The direction in which the card is read.
  var direction: TextDirection { scene.direction }
  /// The side of the QR code's plate in output pixels, nil on a card without a code.
  var plateSide: Double? { scene.plateSide }

  /// The most views inside each other that shrink to fit, below the whole card: each one searches anew
  /// at every step of the one around it.
  private static let maximumScaledDepth = 2

  /// Output pixels in a point.
  var pointScale: Double { metrics.pointScale * outputScale * shrink }

  /// Measures a view.
  ///
  /// - Parameters:
  ///   - node: the view.
  ///   - proposal: the room that it is offered.
  /// - Returns: the view with its size, which can be larger than the room; nil when the card has
  ///   nothing for it to show.
  /// - Throws: `CanvasError` when a text cannot be set.
  func measure(
    _ node: LayoutNode, _ proposal: ProposedSize
  ) throws(CanvasError) -> MeasuredView? {
    guard isWanted(node) else { return nil }
    // What shrinks to fit shrinks in its frame, which keeps its lengths.
    let frame = ResolvedFrame(node.modifiers.frame, by: self)
    let room = frame.proposal(from: proposal)
    let content: MeasuredView?
    if let least = node.modifiers.minimumScaleFactor, !node.isText,
      scaledDepth <= Self.maximumScaledDepth
    {
      content = try ScaledView(node, minimumScale: least).fitted(to: room, by: self)
    } else {
      content = try measureContent(of: node, room)
    }
    guard let content else { return nil }
    var view = frame.framed(content, proposal: proposal, alignment: alignment(of: frame))
    try addLayers(of: node.modifiers, to: &view)
    let shadow = view.effects.shadow
    view.effects = effects(of: node.modifiers)
    view.effects.shadow = shadow
    view.name = node.name
    return view
  }

  /// Measures what is in a view's frame, at the scale that the measurer is set to.
  func measureContent(
    of node: LayoutNode, _ room: ProposedSize
  ) throws(CanvasError) -> MeasuredView? {
    let insets = insets(node.modifiers.padding)
    guard var content = try measureElement(of: node, room.inset(by: insets)) else { return nil }
    // What throws the shadow is what is painted, without the room around it.
    content.effects.shadow = shadow(of: node.modifiers)
    return content.padded(by: insets)
  }

  private func measureElement(
    of node: LayoutNode, _ room: ProposedSize
  ) throws(CanvasError) -> MeasuredView? {
    switch node.element {
    case .stack(let stack): return try measure(stack, room)
    case .zstack(let stack): return try measure(stack, room)
    case .grid(let grid): return try measure(grid, room)
    case .spacer(let minimum): return spacer(minimum)
    case .text(let text):
      return try measure(text, minimumScale: node.modifiers.minimumScaleFactor ?? 1, room)
    case .icon(let icon): return try measure(icon)
    case .image(let image): return measure(image, room)
    case .qr: return codePlate()
    case .shape(let shape): return measure(shape, room)
    case .chart(let chart): return measure(chart, room)
    }
  }

  /// What lies below and over a view, in its size.
  private func addLayers(
    of modifiers: LayoutModifiers, to view: inout MeasuredView
  ) throws(CanvasError) {
    guard !modifiers.background.isEmpty || !modifiers.overlay.isEmpty else { return }
    let size = ProposedSize(width: view.width, height: view.height)
    var result = MeasuredView(width: view.width, height: view.height)
    result.baseline = view.baseline
    for layer in modifiers.background {
      guard let layer = try measure(layer, size) else { continue }
      result.add(layer, in: modifiers.layerAlignment, style: alignment)
    }
    result.add(view, x: 0, y: 0)
    for layer in modifiers.overlay {
      guard let layer = try measure(layer, size) else { continue }
      result.add(layer, in: modifiers.layerAlignment, style: alignment)
    }
    view = result
  }

  private func alignment(of frame: ResolvedFrame) -> LayoutAlignment {
    var result = frame.alignment ?? LayoutAlignment(horizontal: alignment, vertical: .center)
    if result.horizontal == .style { result.horizontal = styleAlignment }
    return result
  }

  /// Where the style has texts stand.
  var styleAlignment: HorizontalAlignment {
    card.style.alignment == .center ? .center : .leading
  }

  private func insets(_ padding: CardInsets) -> EdgeDistances {
    EdgeDistances(
      top: padding.top * pointScale, left: padding.leading * pointScale,
      bottom: padding.bottom * pointScale, right: padding.trailing * pointScale)
  }

  private func effects(of modifiers: LayoutModifiers) -> MeasuredView.Effects {
    var effects = MeasuredView.Effects()
    effects.border = modifiers.border.map { border in
      (
        color: color(border.color).opacity(border.opacity), width: border.width * pointScale,
        shape: border.shape.scaled(by: pointScale)
      )
    }
    effects.clip = modifiers.clip?.scaled(by: pointScale)
    effects.opacity = modifiers.opacity
    effects.rotation = modifiers.rotation * .pi / 180
    return effects
  }

  private func shadow(of modifiers: LayoutModifiers) -> MeasuredView.Effects.Shadow? {
    modifiers.shadow.map { shadow in
      (
        // Canvas counts the radius of the blur, SwiftUI its standard deviation.
        color: Color.black.opacity(shadow.opacity), radius: 2 * shadow.radius * pointScale,
        x: shadow.x * pointScale, y: shadow.y * pointScale
      )
    }
  }

  func color(_ token: ColorToken) -> Color {
    token.color(in: card.style, trend: item?.trend).canvasColor
  }
}

extension MeasuredView {
  /// The view with room around it.
  fileprivate func padded(by insets: EdgeDistances) -> MeasuredView {
    guard insets.left + insets.right + insets.top + insets.bottom > 0 else { return self }
    var result = MeasuredView(
      width: width + insets.left + insets.right, height: height + insets.top + insets.bottom)
    result.baseline = baseline.map { $0 + insets.top }
    result.add(self, x: insets.left, y: insets.top)
    return result
  }
}

extension ClipShape {
  fileprivate func scaled(by factor: Double) -> ClipShape {
    if case .roundedRectangle(let radius) = self {
      return .roundedRectangle(radius: radius * factor)
    }
    return self
  }
}
