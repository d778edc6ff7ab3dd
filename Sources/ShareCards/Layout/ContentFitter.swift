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
    /// How large the content is beside its full size, 0 … 1; for a grid, how large its values are.
    let scale: Double
    /// Whether text had to be cut.
    let isCut: Bool

    /// How many texts end in an ellipsis.
    private var truncatedTexts: Int { content.texts.count(where: \.layout.isTruncated) }

    /// What a fit that is liked less has to exceed to be taken all the same.
    var scaleToOutweigh: Double { scale * 1.25 }

    /// Whether this fit, which is less liked, is so much better that it is taken.
    func outweighs(_ other: Fit) -> Bool {
      if isCut != other.isCut { return other.isCut }
      let (truncated, others) = (truncatedTexts, other.truncatedTexts)
      if truncated != others { return truncated < others }
      return scale > other.scaleToOutweigh
    }
  }

  /// Fits the content into the first region that takes it unshrunk, or else where it is largest.
  ///
  /// A grid is tried with fewer columns too: one below the other, values may be larger.
  ///
  /// - Parameter regions: where the content may go, the best one first.
  /// - Returns: the content and its place; nil when the card has no content at all.
  /// - Throws: `CanvasError` when a text cannot be set.
  mutating func fit(into regions: [Rect]) throws(CanvasError) -> Fit? {
    var best: Fit?
    for region in regions {
      for columns in columnLimits {
        measurer.columnLimit = columns
        if let best, try !mayOutweigh(best, in: region) { continue }
        guard let fit = try fit(into: region) else { continue }
        if best == nil, fit.scale >= 1 { return fit }
        if let current = best, !fit.outweighs(current) { continue }
        best = fit
      }
    }
    return best
  }

  /// The numbers of columns to try for a grid, the one that the layout asks for first.
  private var columnLimits: [Int] {
    guard let limit = layout.content.gridColumns else { return [.max] }
    let count = min(measurer.card.stats.count, StatItem.maximumCount)
    let most = GridItem.columns(for: count, atMost: limit)
    return Array((1...most).reversed())
  }

  /// Whether a region is worth a search.
  ///
  /// A grid always is: how large its values get is known only once the rest has its size.
  private mutating func mayOutweigh(_ best: Fit, in region: Rect) throws(CanvasError) -> Bool {
    guard !best.isCut, !hasGrid else { return true }
    guard best.scaleToOutweigh < 1 else { return false }
    return try content(in: region, scale: best.scaleToOutweigh) != nil
  }

  private mutating func fit(into region: Rect) throws(CanvasError) -> Fit? {
    if let content = try content(in: region, scale: 1) {
      return Fit(content: content, region: region, scale: 1, isCut: false)
    }
    guard var best = try content(in: region, scale: leastScale) else {
      return try cutContent(in: region)
    }
    var (low, high) = (leastScale, 1.0)
    while high - low > 0.02 * leastValueScale {
      let middle = (low + high) / 2
      if let content = try content(in: region, scale: middle) {
        (best, low) = (content, middle)
      } else {
        high = middle
      }
    }
    let fit = Fit(content: best, region: region, scale: low, isCut: false)
    return hasGrid && low < leastValueScale ? try enlargingValues(of: fit) : fit
  }

  /// The fit with values as large as the room allows that it leaves.
  ///
  /// A title that was shrunk takes fewer lines at once, which can leave much.
  ///
  /// What everything is shrunk by counts twice against the fit: neither one row nor larger values
  /// are to cost legible titles and labels where the same content has room for them.
  private mutating func enlargingValues(of fit: Fit) throws(CanvasError) -> Fit {
    var best = fit.content
    setScale(fit.scale)
    var (low, high) = (leastValueScale, 1.0)
    while high - low > 0.02 {
      let middle = (low + high) / 2
      measurer.valueScale = middle
      if let content = try content(in: fit.region) {
        (best, low) = (content, middle)
      } else {
        high = middle
      }
    }
    return Fit(
      content: best, region: fit.region, scale: measurer.shrink * measurer.shrink * low,
      isCut: false)
  }

  /// The scale below which text is cut.
  var leastScale: Double { layout.minimumScale * leastValueScale }

  /// How far the values of a grid shrink before everything else does: a metric's type can still be
  /// read at three tenths of its size, titles and labels cannot.
  private var leastValueScale: Double { hasGrid ? 0.3 : 1 }

  private var hasGrid: Bool { layout.content.gridColumns != nil }

  /// Shrinks first the values of a grid, then all type and spacing.
  mutating func setScale(_ scale: Double) {
    measurer.valueScale = max(scale, leastValueScale)
    measurer.shrink = min(1, scale / leastValueScale)
  }

  /// The content at a scale, or nil when it does not fit whole.
  private mutating func content(
    in region: Rect, scale: Double
  ) throws(CanvasError) -> MeasuredNode? {
    setScale(scale)
    return try content(in: region)
  }

  /// The content as the measurer is set, or nil when it does not fit whole.
  private mutating func content(in region: Rect) throws(CanvasError) -> MeasuredNode? {
    measurer.lineLimit = .max
    guard let content = try measurer.measure(layout.content, width: region.width) else {
      return nil
    }
    return fits(content, in: region) && content.isWhole ? content : nil
  }

  /// A text's box is rounded up to whole pixels, by up to 3 beyond the width that it was set for.
  func fits(_ content: MeasuredNode, in region: Rect) -> Bool {
    content.height <= region.height && content.width <= region.width + 3
  }
}
