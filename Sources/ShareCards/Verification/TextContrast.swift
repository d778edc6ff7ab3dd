import Canvas

/// How well a text can be told from what is behind it, found on the pixels before it is painted.
enum TextContrast {
  /// The contrast ratio that words need (WCAG 2.2, section 1.4.3).
  static let minimum = 4.5
  /// The contrast ratio that large words need (WCAG 2.2, section 1.4.3).
  static let largeMinimum = 3.0
  /// The em size from which on words are large, in points of a layout: each counts as a pixel of CSS,
  /// so that these are 18 of the points of WCAG 2.2 ("large scale").
  static let largeSize = 24.0
  /// The same for bold words: 14 of the points of WCAG 2.2.
  static let largeBoldSize = 18.66

  /// The share of the pixels that may have less contrast than is told: a few sparks behind a text
  /// leave it legible.
  private static let ignoredShare = 0.02

  /// Whether words are large, so that less contrast is enough.
  ///
  /// - Parameters:
  ///   - points: the em size in points of scale 1.
  ///   - isBold: whether the weight is bold or more.
  /// - Returns: whether `largeMinimum` is enough for them.
  static func isLarge(points: Double, isBold: Bool) -> Bool {
    points >= (isBold ? largeBoldSize : largeSize)
  }

  /// What is to be told of a text that is painted next.
  ///
  /// Only words count: emoji have their own colours, and a quotation mark or an icon in a faint colour
  /// is decoration (WCAG 2.2, section 1.4.3, "incidental").
  ///
  /// - Parameters:
  ///   - text: the text.
  ///   - target: what it is painted on, with everything that lies below it.
  /// - Returns: the issue, or nil when there is contrast enough.
  static func issue(of text: PlacedText, on target: PaintTarget) -> CardIssue? {
    let colors = text.layout.wordColors(drawnIn: text.color)
    guard !colors.isEmpty else { return nil }
    let places = SamplePlaces(
      in: text.layout.inkBounds.offsetBy(x: text.x, y: text.y).insetBy(1)
        .intersection(target.area))
    let ratios = colors.compactMap { ratio(of: $0, at: places, on: target) }
    let needed = text.isLarge ? largeMinimum : minimum
    guard let worst = ratios.min(), worst < needed else { return nil }
    return .lowTextContrast(text: text.layout.text, ratio: worst)
  }

  /// The contrast ratio of a colour to what is behind it, 1 … 21, at the worst places but a few; nil
  /// where nothing shows.
  private static func ratio(
    of color: Color, at places: SamplePlaces, on target: PaintTarget
  ) -> Double? {
    let pixel = color.premultipliedPixel
    var ratios: [Double] = []
    ratios.reserveCapacity(SamplePlaces.maximumCount)
    var last: (ground: Int32, ratio: Double)?
    let rows = target.cardRows
    places.forEach { x, y in
      guard let ground = rows?.pixel(x, y) ?? target.shown(0, x: x, y: y) else { return }
      // What is behind a text has mostly one colour.
      if let last, last.ground == ground { return ratios.append(last.ratio) }
      guard let ink = target.shown(pixel, x: x, y: y) else { return }
      let ratio = Color(pixel: ink).contrast(with: Color(pixel: ground))
      last = (ground, ratio)
      ratios.append(ratio)
    }
    // All of one ground are in order already.
    if ratios.contains(where: { $0 != ratios.first }) { ratios.sort() }
    let index = Int(Double(ratios.count) * ignoredShare)
    return index < ratios.count ? ratios[index] : nil
  }
}
