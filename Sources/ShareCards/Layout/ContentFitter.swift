import Canvas

/// Finds the largest scale at which a layout's content fits a region.
///
/// All type and spacing of the content shrink together, so that its hierarchy stays. What does
/// not fit at the smallest scale loses lines, and then ends in an ellipsis.
struct ContentFitter {
  var measurer: LayoutMeasurer
  let layout: CardLayout

  /// Content that was fitted, and where.
  struct Fit {
    let content: MeasuredNode
    let region: Rect
    let shrink: Double
    /// Whether text had to be cut.
    let isCut: Bool

    /// How many texts end in an ellipsis.
    private var truncatedTexts: Int { content.texts.count(where: \.layout.isTruncated) }

    /// Whether this fit, in a region that is less liked, is so much better that it is taken.
    func outweighs(_ other: Fit) -> Bool {
      if isCut != other.isCut { return other.isCut }
      let (truncated, others) = (truncatedTexts, other.truncatedTexts)
      if truncated != others { return truncated < others }
      return shrink > other.shrink * 1.25
    }
  }

  /// Fits the content into the first region that takes it unshrunk, or else where it is largest.
  ///
  /// Nil when the card has no content at all.
  mutating func fit(into regions: [Rect]) throws(CanvasError) -> Fit? {
    var best: Fit?
    for region in regions {
      guard let fit = try fit(into: region) else { continue }
      if best == nil, fit.shrink >= 1 { return fit }
      if let current = best, !fit.outweighs(current) { continue }
      best = fit
    }
    return best
  }

  private mutating func fit(into region: Rect) throws(CanvasError) -> Fit? {
    if let content = try content(in: region, shrink: 1) {
      return Fit(content: content, region: region, shrink: 1, isCut: false)
    }
    guard var best = try content(in: region, shrink: layout.minimumScale) else {
      return try cutContent(in: region)
    }
    var (low, high) = (layout.minimumScale, 1.0)
    while high - low > 0.02 {
      let middle = (low + high) / 2
      if let content = try content(in: region, shrink: middle) {
        (best, low) = (content, middle)
      } else {
        high = middle
      }
    }
    return Fit(content: best, region: region, shrink: low, isCut: false)
  }

  /// The content at a scale, or nil when it does not fit whole.
  private mutating func content(
    in region: Rect, shrink: Double
  ) throws(CanvasError) -> MeasuredNode? {
    measurer.shrink = shrink
    measurer.lineLimit = .max
    guard let content = try measurer.measure(layout.content, width: region.width) else {
      return nil
    }
    return fits(content, in: region) && content.isWhole ? content : nil
  }

  /// The content at the smallest scale with as many lines as the region takes.
  ///
  /// What is too large even so, such as a tower of accents, shrinks until it fits: nothing may
  /// leave its region.
  private mutating func cutContent(in region: Rect) throws(CanvasError) -> Fit? {
    measurer.shrink = layout.minimumScale
    measurer.lineLimit = .max
    guard var content = try measurer.measure(layout.content, width: region.width) else {
      return nil
    }
    if content.height > region.height {
      content = try contentWithFewerLines(than: content, in: region)
    }
    while !fits(content, in: region), measurer.shrink > Self.leastShrink {
      measurer.shrink *= 0.8
      content = try measurer.measure(layout.content, width: region.width) ?? content
    }
    return Fit(content: content, region: region, shrink: measurer.shrink, isCut: true)
  }

  /// The content with the most lines with which it is low enough, or with one line in each text.
  private mutating func contentWithFewerLines(
    than content: MeasuredNode, in region: Rect
  ) throws(CanvasError) -> MeasuredNode {
    var (low, high) = (1, content.texts.map(\.layout.lineCount).max() ?? 1)
    var best: MeasuredNode?
    while high - low > 1 {
      let middle = (low + high) / 2
      measurer.lineLimit = middle
      let cut = try measurer.measure(layout.content, width: region.width) ?? content
      if cut.height <= region.height {
        (best, low) = (cut, middle)
      } else {
        high = middle
      }
    }
    measurer.lineLimit = low
    if let best { return best }
    return try measurer.measure(layout.content, width: region.width) ?? content
  }

  /// Where even the last resort gives up.
  private static let leastShrink = 0.005

  /// A text's box is rounded up to whole pixels, by up to 3 beyond the width that it was set for.
  private func fits(_ content: MeasuredNode, in region: Rect) -> Bool {
    content.height <= region.height && content.width <= region.width + 3
  }
}
