import Canvas

extension LayoutMeasurer {
  /// Measures a text; nil when a card has none of its fields.
  ///
  /// - Parameters:
  ///   - element: the text.
  ///   - minimumScale: how far it may shrink by itself so that its words fit the width and its lines
  ///     their number, 0 … 1.
  ///   - room: the room that it is offered, whose height it does not look at: what is too high
  ///     shrinks or loses lines with the views around it.
  /// - Returns: the text with its size; nil when there is nothing to show.
  /// - Throws: `CanvasError` when it cannot be set.
  func measure(
    _ element: TextElement, minimumScale: Double, _ room: ProposedSize
  ) throws(CanvasError) -> MeasuredView? {
    guard let content = content(of: element) else { return nil }
    let width = room.width ?? Self.endless
    let lines = min(element.lines, lineLimit)
    var attributes = attributes(of: element, text: content.text)
    let shared = sharedTextScales[element.identity]
    if shared == nil, minimumScale < 1, lineLimit == .max {
      let box = TextBox(
        width: width, maximumLines: lines, minimumScale: minimumScale,
        isBalanced: element.isBalanced)
      let fit = try fitted(content, attributes: attributes, in: box)
      attributes.scale(by: fit.scale)
      var view = measured(fit.layout, attributes: attributes, element: element)
      view.textScales[element.identity] = fit.scale
      return view
    }
    attributes.scale(by: shared ?? minimumScale)
    func layout(_ attributes: TextAttributes) throws(CanvasError) -> TextLayout {
      try TextLayout(
        content.text, attributes: attributes, spans: content.spans, width: width,
        maximumLines: lines, isBalanced: element.isBalanced, engine: engine)
    }
    var result = try layout(attributes)
    let excess = Self.excessLeading(of: result, attributes: attributes)
    if excess > 0 {
      attributes.lineSpacing -= excess
      result = try layout(attributes)
    }
    return measured(result, attributes: attributes, element: element)
  }

  /// The text in as few lines as it can have without shrinking much, or else where it is largest.
  ///
  /// What may shrink is short and large, such as a metric: it is to stay in one piece.
  private func fitted(
    _ content: (text: String, spans: [TextSpan]), attributes: TextAttributes, in box: TextBox
  ) throws(CanvasError) -> TextFit {
    var best: TextFit?
    for lines in 1...max(1, box.maximumLines) {
      var box = box
      box.maximumLines = lines
      let fit = try TextFit(
        content.text, attributes: attributes, spans: content.spans, in: box, engine: engine)
      let isWhole = !fit.isEllipsized && !fit.layout.breaksInsideWords
      if isWhole, fit.scale >= Self.comfortableScale { return fit }
      guard let known = best else {
        best = fit
        continue
      }
      let isCut = known.isEllipsized || known.layout.breaksInsideWords
      if isWhole ? isCut || fit.scale > known.scale : isCut { best = fit }
    }
    if let best { return best }
    return try TextFit(
      content.text, attributes: attributes, spans: content.spans, in: box, engine: engine)
  }

  /// What a text is shrunk to before it takes one line more.
  private static let comfortableScale = 0.6

  /// Wider than any card.
  private static let endless = 100_000.0

  /// How far apart lines of scripts from right to left may be, as a share of the em: their fonts leave
  /// room for marks that are rare in titles, in which lines fall apart.
  private static let loosestLeading = 1.45

  /// By how much the lines of a text are too far apart, in pixels.
  private static func excessLeading(
    of layout: TextLayout, attributes: TextAttributes
  ) -> Double {
    guard layout.isRightToLeft, layout.lineCount > 1 else { return 0 }
    let pitch = (layout.lastBaseline - layout.firstBaseline) / Double(layout.lineCount - 1)
    return pitch - attributes.lineSpacing - loosestLeading * attributes.size
  }

  private func measured(
    _ layout: TextLayout, attributes: TextAttributes, element: TextElement
  ) -> MeasuredView {
    let alignment = alignment(of: element)
    let trim = alignment == .center || element.hangsPunctuation ? MeasuredText.Trim.advance : .ink
    let text = MeasuredText(
      layout, color: color(element.color),
      isLarge: isLarge(attributes), emSize: attributes.size, trim: trim)
    var view = MeasuredView(width: text.width, height: text.height)
    view.baseline = text.baseline
    view.foot = text.foot
    view.drawing = .text(text)
    view.isWhole = !layout.lacksRoom && !layout.breaksInsideWords
    return view
  }

  private func alignment(of element: TextElement) -> HorizontalAlignment {
    let alignment = element.alignment ?? self.alignment
    return alignment == .style ? styleAlignment : alignment
  }

  private func attributes(of element: TextElement, text: String) -> TextAttributes {
    let font = element.font.font(in: card.style)
    let enlargement = element.font.isMetric ? metrics.metricScale : 1
    var attributes = TextAttributes(
      design: font.design.fontDesign, weight: font.weight.fontWeight,
      size: font.size * enlargement * pointScale, lineSpacing: element.lineSpacing * pointScale,
      language: card.language)
    attributes.tracking = element.tracking * pointScale
    attributes.hasTabularFigures = element.hasTabularFigures
    // Figures are what cards are about: beside capitals, those of old style look small.
    attributes.hasLiningFigures = true
    attributes.hangsPunctuation = element.hangsPunctuation
    // A text of the other direction stands at the card's edge as all others do.
    let isTurned = TextDirection(of: text) != direction
    switch alignment(of: element) {
    case .center, .style: attributes.alignment = .center
    case .leading: attributes.alignment = isTurned ? .end : .start
    case .trailing: attributes.alignment = isTurned ? .start : .end
    }
    return attributes
  }

  private func isLarge(_ attributes: TextAttributes) -> Bool {
    TextContrast.isLarge(
      points: attributes.size / (metrics.pointScale * outputScale),
      isBold: attributes.weight.rawValue >= FontWeight.bold.rawValue)
  }

  /// The text with its fields filled in, and the parts of it that look otherwise.
  private func content(of element: TextElement) -> (text: String, spans: [TextSpan])? {
    guard element.spans.count > 1 || element.spans.first?.isPlain == false else {
      return element.spans.first?.template.text(with: fields).map { ($0, []) }
    }
    var text = ""
    var spans: [TextSpan] = []
    for span in element.spans {
      guard let part = span.template.text(with: fields) else { continue }
      let start = text.count
      text += part
      guard !span.isPlain else { continue }
      spans.append(self.span(span, characters: start..<text.count))
    }
    return text.isEmpty ? nil : (text, spans)
  }

  private func span(_ span: TextElement.Span, characters: Range<Int>) -> TextSpan {
    let design = span.design?.fontDesign
    return TextSpan(
      characters: characters, weight: span.weight?.fontWeight, color: span.color.map(color),
      sizeFactor: span.scale, families: design.map { [$0.family] + $0.fallbacks } ?? [])
  }
}

extension TextElement.Span {
  /// Whether it looks as the text does.
  fileprivate var isPlain: Bool {
    color == nil && weight == nil && design == nil && scale == nil
  }
}

extension TextAttributes {
  /// Changes every length.
  fileprivate mutating func scale(by factor: Double) {
    size *= factor
    lineSpacing *= factor
    tracking *= factor
  }
}
