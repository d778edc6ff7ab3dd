/// Looks for the largest scale at which a text fits, by adding up widths instead of setting the
/// text anew.
struct FitSearch {
  private let text: String
  private let attributes: TextAttributes
  private let spans: [TextSpan]
  private let box: TextBox
  private let engine: TextEngine

  init(
    _ text: String, attributes: TextAttributes, spans: [TextSpan], box: TextBox,
    engine: TextEngine
  ) {
    self.text = text
    self.attributes = attributes
    self.spans = spans
    self.box = box
    self.engine = engine
  }

  /// Below this no type can be read; and the search has an end whatever is asked for.
  private static let floor = 0.05
  /// How close to the largest scale the search comes.
  private static let precision = 0.002

  /// The smallest scale that is allowed.
  var leastScale: Double {
    box.minimumScale.isNaN ? 1 : min(max(box.minimumScale, Self.floor), 1)
  }

  /// The largest scale at which the sums say that the text fits, or the smallest one.
  func predictedScale() throws(CanvasError) -> Double {
    let natural = try engine.text(TextSetting(text, attributes: attributes, spans: spans), .none)
    if isPredicted(natural, scale: 1) { return 1 }
    var (low, high) = (leastScale, 1.0)
    while high - low > Self.precision {
      let middle = (low + high) / 2
      if isPredicted(natural, scale: middle) { low = middle } else { high = middle }
    }
    return low
  }

  private func isPredicted(_ natural: SetText, scale: Double) -> Bool {
    let room = TextRoom(
      width: box.width, maximumLines: box.maximumLines, emSize: attributes.size * scale,
      isBalanced: false)
    guard let count = natural.lineBreaker.lineCount(width: Int(room.width)),
      count <= room.maximumLines
    else { return false }
    let lineHeight = Double(natural.height) / Double(max(1, natural.lines.count))
    let pixels = lineHeight * room.scale / TextSetting.unitsPerPixel
    let spacing = attributes.lineSpacing * scale
    return pixels * Double(count) + spacing * Double(count - 1) <= box.height
  }

  func layout(scale: Double) throws(CanvasError) -> TextLayout {
    try layout(scale: scale, maximumLines: box.maximumLines)
  }

  /// Whether a layout shows the whole text in the box, with all words in one piece.
  func fits(_ layout: TextLayout) -> Bool {
    !layout.lacksRoom && !layout.breaksInsideWords && layout.size.height <= box.height
  }

  /// The text at the smallest scale with as many lines as the box is high for, or with one.
  func cutLayout() throws(CanvasError) -> TextLayout {
    var result = try layout(scale: leastScale)
    while result.size.height > box.height, result.lineCount > 1 {
      let lines = Double(result.lineCount) * max(0, box.height) / result.size.height
      let fewer = min(result.lineCount - 1, max(1, Int(lines)))
      result = try layout(scale: leastScale, maximumLines: fewer)
    }
    return result
  }

  private func layout(scale: Double, maximumLines: Int) throws(CanvasError) -> TextLayout {
    var scaled = attributes
    scaled.size *= scale
    scaled.lineSpacing *= scale
    scaled.tracking *= scale
    return try TextLayout(
      text, attributes: scaled, spans: spans, width: box.width, maximumLines: maximumLines,
      isBalanced: box.isBalanced, engine: engine)
  }
}
