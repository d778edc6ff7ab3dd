import Canvas

extension ContentFitter {
  /// The content at the smallest scale with as many lines as the region takes.
  ///
  /// What is too large even so, such as a tower of accents, shrinks until it fits: nothing may
  /// leave its region.
  mutating func cutContent(in region: Rect) throws(CanvasError) -> Fit? {
    setScale(leastScale)
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
    return Fit(
      content: content, region: region, scale: measurer.shrink * measurer.valueScale, isCut: true)
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
}
