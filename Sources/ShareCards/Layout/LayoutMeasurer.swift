import Canvas

/// Finds the size of every element of a layout for one card at one scale.
struct LayoutMeasurer {
  let card: Card
  let engine: TextEngine
  let metrics: SizeMetrics
  /// Output pixels in a pixel of scale 1.
  let outputScale: Double
  /// The direction in which the card is read.
  var direction = TextDirection.leftToRight
  /// What type and spacing are shrunk by, 0 … 1.
  var shrink: Double = 1
  /// The most lines that any text may have, below what the layout allows.
  var lineLimit = Int.max
  /// The most columns that a grid may have, below what the layout allows.
  var columnLimit = Int.max
  /// The item of a grid that is measured.
  var item: GridItem?
  /// What the type of the metric's role in a grid is shrunk by besides, 0 … 1.
  var valueScale = 1.0

  /// The texts to fill in.
  private var fields: CardFields { item?.fields ?? card.fields }
  /// Pixels in a point.
  var pointScale: Double { metrics.pointScale * outputScale * shrink }
  /// Pixels in a point of empty space, which gives way before type does.
  var spaceScale: Double { pointScale * shrink * shrink }

  /// Measures a node; nil when it has nothing to show for this card.
  func measure(_ node: LayoutNode, width available: Double) throws(CanvasError) -> MeasuredNode? {
    if let condition = node.condition, fields[condition] == nil { return nil }
    let insets = insets(of: node)
    let inner = max(
      1, (node.width.map { $0 * pointScale } ?? available) - insets.left - insets.right)
    guard var result = try measure(node.element, of: node, width: inner) else { return nil }
    result.insets = insets
    result.width += insets.left + insets.right
    result.height += insets.top + insets.bottom
    fitFrame(of: node, to: &result)
    return result
  }

  private func measure(
    _ element: LayoutNode.Element, of node: LayoutNode, width: Double
  ) throws(CanvasError) -> MeasuredNode? {
    switch element {
    case .stack(let stack):
      return try measure(stack, width: width)
    case .text(let text):
      guard let string = text.template.text(with: fields) else { return nil }
      return try measure(text, string: string, opacity: node.opacity, width: width)
    case .icon(let icon):
      guard icon.template.text(with: fields) != nil, case .glyph(let glyph)? = card.icon else {
        return nil
      }
      return try measure(icon, glyph: glyph, opacity: node.opacity)
    case .rectangle(let token):
      return MeasuredNode(
        width: 0, height: 0, content: .rectangle(color(token, opacity: node.opacity)))
    case .grid(let grid):
      return try measure(grid, width: width)
    case .progress(let token):
      return progressBar(token, opacity: node.opacity)
    }
  }

  /// Children with a size of their own come first; texts share what they leave.
  private func measure(
    _ stack: LayoutNode.Stack, width: Double
  ) throws(CanvasError) -> MeasuredNode? {
    let spacing = stack.spacing * spaceScale
    var children: [MeasuredNode?] = stack.children.map { _ in nil }
    var left = width
    let order =
      stack.axis == .vertical
      ? Array(stack.children.indices)
      : stack.children.indices.filter { !stack.children[$0].isFlexible }
        + stack.children.indices.filter { stack.children[$0].isFlexible }
    for index in order {
      guard let child = try measure(stack.children[index], width: left) else { continue }
      children[index] = child
      if stack.axis == .horizontal { left = max(1, left - child.width - spacing) }
    }
    let present = children.compactMap { $0 }
    guard !present.isEmpty else { return nil }
    let gaps = spacing * Double(present.count - 1)
    let widths = present.map(\.width)
    let heights = present.map(\.height)
    let isVertical = stack.axis == .vertical
    return MeasuredNode(
      width: isVertical ? widths.max() ?? 0 : widths.reduce(gaps, +),
      height: isVertical ? heights.reduce(gaps, +) : heights.max() ?? 0,
      content: .stack(stack.axis, spacing: spacing, children: present))
  }

  /// A bar; its size comes from the node's frame.
  private func progressBar(_ token: ColorToken, opacity: Double) -> MeasuredNode? {
    guard let progress = card.progress, !progress.isNaN else { return nil }
    let bar = ProgressBar(
      progress: min(max(progress, 0), 1), fillColor: color(token, opacity: opacity),
      trackColor: color(token, opacity: opacity * Self.trackOpacity))
    return MeasuredNode(width: 0, height: 0, content: .progress(bar))
  }

  /// How strong the part of a bar is that is not filled.
  private static let trackOpacity = 0.25

  private func measure(
    _ text: LayoutNode.Text, string: String, opacity: Double, width: Double
  ) throws(CanvasError) -> MeasuredNode {
    let font = text.font.font(in: card.style)
    var size = font.size * pointScale
    if case .metric = text.font { size *= metrics.metricScale * (item == nil ? 1 : valueScale) }
    let attributes = TextAttributes(
      design: font.design.fontDesign, weight: font.weight.fontWeight, size: size,
      lineSpacing: text.lineSpacing * spaceScale, alignment: .center, language: card.language)
    let layout = try TextLayout(
      string, attributes: attributes, width: width, maximumLines: min(text.lines, lineLimit),
      isBalanced: text.isBalanced, engine: engine)
    let isBold = font.weight == .bold || font.weight == .heavy
    return measured(
      layout, color: color(text.color, opacity: opacity),
      isLarge: TextContrast.isLarge(
        points: size / outputScale / metrics.pointScale, isBold: isBold))
  }

  /// An icon's box is its em square, whatever the glyph's ink.
  private func measure(
    _ icon: LayoutNode.Icon, glyph: IconGlyph, opacity: Double
  ) throws(CanvasError) -> MeasuredNode {
    let size = icon.size * pointScale
    let attributes = TextAttributes(
      family: glyph.family ?? "Noto Color Emoji", weight: .regular, size: size)
    let layout = try TextLayout(
      glyph.text, attributes: attributes, width: size * 2, maximumLines: 1, engine: engine)
    return measured(layout, color: color(icon.color, opacity: opacity))
  }

  private func measured(
    _ layout: TextLayout, color: Color, isLarge: Bool = false
  ) -> MeasuredNode {
    let text = MeasuredText(layout, color: color, isLarge: isLarge)
    return MeasuredNode(width: text.width, height: text.height, content: .text(text))
  }

  private func color(_ token: ColorToken, opacity: Double) -> Color {
    token.color(in: card.style, trend: item?.trend).canvasColor.opacity(opacity)
  }

  private func insets(of node: LayoutNode) -> MeasuredNode.EdgeDistances {
    MeasuredNode.EdgeDistances(
      top: node.padding.top * spaceScale, left: node.padding.leading * spaceScale,
      bottom: node.padding.bottom * spaceScale, right: node.padding.trailing * spaceScale)
  }

  /// Gives the node its fixed width and height, with the content in the middle.
  private func fitFrame(of node: LayoutNode, to measured: inout MeasuredNode) {
    let width = node.width.map { $0 * pointScale } ?? measured.width
    let height = node.height.map { $0 * pointScale } ?? measured.height
    if !measured.fillsItsFrame {
      measured.insets.left += (width - measured.width) / 2
      measured.insets.right += (width - measured.width) / 2
      measured.insets.top += (height - measured.height) / 2
      measured.insets.bottom += (height - measured.height) / 2
    }
    measured.width = width
    measured.height = height
  }
}

extension LayoutNode {
  /// Whether the element takes the width that it is offered.
  fileprivate var isFlexible: Bool {
    if width != nil { return false }
    switch element {
    case .stack, .text, .grid: return true
    case .icon, .rectangle, .progress: return false
    }
  }
}
