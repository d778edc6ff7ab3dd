import Testing

@testable import ShareCards

/// What the keys of a layout become.
@Suite struct LayoutReadingTests {
  private func text(_ template: String) -> TextElement {
    TextElement(
      spans: [TextElement.Span(template: FieldTemplate(template))], font: .subtitle,
      color: .primary, lines: 1, lineSpacing: 0, tracking: 0, isBalanced: false,
      hasTabularFigures: false, hangsPunctuation: false)
  }

  private func shape(_ shape: ClipShape, _ color: ColorToken) -> LayoutNode.Element {
    .shape(ShapeElement(shape: shape, color: color))
  }

  @Test func readsTexts() throws {
    #expect(try LayoutNode.reading("text: '{title}'").element == .text(text("{title}")))
    var element = text("“{quote}”")
    element.font = .custom(CardFont(size: 20, weight: .bold, design: .serif))
    element.color = .accent
    element.lines = 3
    element.lineSpacing = 4
    element.tracking = -0.5
    element.isBalanced = true
    element.hasTabularFigures = true
    element.hangsPunctuation = true
    element.alignment = .trailing
    let node = try LayoutNode.reading(
      """
      text: "“{quote}”"
      font: {size: 20, weight: bold, design: serif}
      color: accent
      lines: 3
      line-spacing: 4
      tracking: -0.5
      balanced: true
      tabular-figures: true
      hanging-punctuation: true
      text-alignment: trailing
      """)
    #expect(node == LayoutNode(.text(element)))
  }

  @Test func readsFontsOfTheStyleInMultiples() throws {
    for (yaml, font) in [
      ("title", FontToken.title), ("{style: metric, scale: 0.5}", .scaled(.metric, by: 0.5)),
      ("{style: brand}", .scaled(.brand, by: 1)), ("{size: 9}", .custom(CardFont(size: 9))),
    ] {
      var element = text("a")
      element.font = font
      #expect(try LayoutNode.reading("{text: a, font: \(yaml)}") == LayoutNode(.text(element)))
    }
  }

  @Test func readsSpans() throws {
    var element = text("")
    element.spans = [
      TextElement.Span(template: FieldTemplate("{metric}")),
      TextElement.Span(
        template: FieldTemplate(" of "), color: .secondary, weight: .heavy, design: .rounded,
        scale: 0.5),
    ]
    let node = try LayoutNode.reading(
      """
      text:
        - "{metric}"
        - {text: " of ", color: secondary, weight: heavy, design: rounded, scale: 0.5}
      """)
    #expect(node == LayoutNode(.text(element)))
  }

  @Test func readsStacks() throws {
    var column = StackElement(
      axis: .vertical, children: [LayoutNode(.spacer(minimum: 3))], spacing: 4)
    column.horizontalAlignment = .trailing
    var row = StackElement(axis: .horizontal, children: [LayoutNode(.stack(column))], spacing: 0)
    #expect(
      try LayoutNode.reading(
        "{hstack: [{vstack: [{spacer: 3}], spacing: 4, alignment: trailing}]}")
        == LayoutNode(.stack(row)))
    row.verticalAlignment = .firstTextBaseline
    #expect(
      try LayoutNode.reading(
        "{hstack: [{vstack: [{spacer: 3}], spacing: 4, alignment: trailing}],"
          + " alignment: first-text-baseline}") == LayoutNode(.stack(row)))
    let pile = ZStackElement(
      children: [LayoutNode(shape(.circle, .accent))],
      alignment: LayoutAlignment(horizontal: .trailing, vertical: .bottom))
    #expect(
      try LayoutNode.reading("{zstack: [{circle: accent}], alignment: bottom-trailing}")
        == LayoutNode(.zstack(pile)))
  }

  @Test(arguments: [
    ("top-leading", HorizontalAlignment.leading, VerticalAlignment.top),
    ("top", .center, .top), ("top-trailing", .trailing, .top), ("top-style", .style, .top),
    ("leading", .leading, .center), ("center", .center, .center),
    ("trailing", .trailing, .center), ("style", .style, .center),
    ("bottom-leading", .leading, .bottom), ("bottom", .center, .bottom),
    ("bottom-trailing", .trailing, .bottom), ("bottom-style", .style, .bottom),
  ])
  func readsAlignments(
    name: String, horizontal: HorizontalAlignment, vertical: VerticalAlignment
  ) throws {
    let node = try LayoutNode.reading("{circle: accent, layer-alignment: \(name)}")
    #expect(
      node.modifiers.layerAlignment
        == LayoutAlignment(horizontal: horizontal, vertical: vertical))
  }

  @Test func readsElementsWithoutChildren() throws {
    let elements: [(String, LayoutNode.Element)] = [
      ("icon: primary", .icon(IconElement(size: 48, color: .primary))),
      ("{icon: accent, size: 30}", .icon(IconElement(size: 30, color: .accent))),
      ("image: avatar", .image(ImageElement(role: .avatar, mode: .fit))),
      (
        "{image: logo, content-mode: fill}", .image(ImageElement(role: .logo, mode: .fill))
      ),
      ("qr: 0.55", .qr(CodeElement(limit: 0.55))),
      ("rectangle: surface", shape(.rectangle, .surface)),
      ("rounded-rectangle: on-accent", shape(.roundedRectangle(radius: 12), .onAccent)),
      ("{rounded-rectangle: accent, radius: 5}", shape(.roundedRectangle(radius: 5), .accent)),
      ("circle: accent", shape(.circle, .accent)),
      (
        "progress: accent", .chart(ChartElement(kind: .progress, color: .accent, lineWidth: 8))
      ),
      (
        "{ring: primary, line-width: 0.5}",
        .chart(ChartElement(kind: .ring, color: .primary, lineWidth: 0.5))
      ),
    ]
    for (yaml, element) in elements {
      #expect(try LayoutNode.reading(yaml) == LayoutNode(element), "\(yaml)")
    }
  }

  @Test func readsGrids() throws {
    let sparkline = LayoutNode(
      .chart(ChartElement(kind: .sparkline, color: .trend, lineWidth: 3)))
    var grid = GridElement(
      item: sparkline, skip: 0, limit: 9, columns: 3, spacingAcross: 16, spacingDown: 20)
    #expect(
      try LayoutNode.reading("{grid: stats, item: {sparkline: trend}}") == LayoutNode(.grid(grid)))
    grid.skip = 1
    grid.limit = 4
    grid.columns = 2
    grid.spacingAcross = 5
    #expect(
      try LayoutNode.reading(
        "{grid: stats, item: {sparkline: trend}, skip: 1, limit: 4, columns: 2,"
          + " spacing: {across: 5}}") == LayoutNode(.grid(grid)))
  }

  @Test func readsEveryModifier() throws {
    var expected = LayoutNode(shape(.circle, .accent))
    expected.modifiers = LayoutModifiers(
      padding: CardInsets(top: 1, leading: 2, bottom: 3, trailing: 2),
      frame: FrameModifier(
        width: .points(10), height: .code, minimumWidth: 1, minimumHeight: 2,
        maximumWidth: .infinity, maximumHeight: .code,
        alignment: LayoutAlignment(horizontal: .leading, vertical: .top)),
      background: [LayoutNode(shape(.rectangle, .surface))],
      overlay: [LayoutNode(shape(.circle, .accent)), LayoutNode(shape(.rectangle, .primary))],
      layerAlignment: LayoutAlignment(horizontal: .center, vertical: .bottom),
      border: BorderModifier(
        color: .accent, width: 2, opacity: 0.5, shape: .roundedRectangle(radius: 9)),
      clip: .circle, shadow: ShadowModifier(opacity: 0.2, radius: 4, x: -1, y: 2), opacity: 0.25,
      rotation: -45, minimumScaleFactor: 0.5, layoutPriority: 2,
      conditions: [
        LayoutCondition(subject: .field("title")), LayoutCondition(subject: .fact(.qr)),
        LayoutCondition(subject: .picture(.avatar)),
        LayoutCondition(subject: .field("params.course"), isWanted: false),
      ],
      name: "sun")
    let node = try LayoutNode.reading(
      """
      circle: accent
      padding: {horizontal: 2, top: 1, bottom: 3}
      frame:
        {width: 10, height: qr, min-width: 1, min-height: 2, max-width: infinity,
         max-height: qr, alignment: top-leading}
      background: {rectangle: surface}
      overlay: [{circle: accent}, {rectangle: primary}]
      layer-alignment: bottom
      border: {color: accent, width: 2, opacity: 0.5, shape: 9}
      clip: circle
      shadow: {opacity: 0.2, radius: 4, x: -1, y: 2}
      opacity: 0.25
      rotation: -45
      minimum-scale-factor: 0.5
      layout-priority: 2
      when: [title, qr, avatar]
      unless: params.course
      name: sun
      """)
    #expect(node == expected)
  }

  @Test func readsOnePaddingForAllEdges() throws {
    #expect(
      try LayoutNode.reading("{circle: accent, padding: 4}").modifiers.padding
        == CardInsets(top: 4, leading: 4, bottom: 4, trailing: 4))
  }

  @Test(arguments: ["rectangle", "circle"])
  func readsShapesOfClips(name: String) throws {
    let clip = try LayoutNode.reading("{circle: accent, clip: \(name)}").modifiers.clip
    #expect(clip == (name == "circle" ? .circle : .rectangle))
  }
}
