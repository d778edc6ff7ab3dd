import Canvas

/// What is in a view's frame, whose type and spacing shrink together until it fits, so that its
/// hierarchy stays.
///
/// What does not fit at the smallest scale loses lines, which then end in an ellipsis; and what is too
/// large even so, such as a tower of accents, shrinks on until it fits: nothing may leave its room.
struct ScaledView {
  private let node: LayoutNode
  private let minimumScale: Double
  /// Whether no text in it may be cut or broken inside a word, as long as it can shrink.
  private let keepsTextWhole: Bool

  /// How close to the largest scale the search comes.
  private static let precision = 0.02
  /// Where even the last resort gives up.
  private static let leastShrink = 0.005
  /// What a view may be wider than its room, in pixels of scale 1, since boxes are rounded up.
  private static let tolerance = 2.0

  init(_ node: LayoutNode, minimumScale: Double, keepsTextWhole: Bool = true) {
    self.node = node
    self.minimumScale = minimumScale
    self.keepsTextWhole = keepsTextWhole
  }

  /// The view at the largest scale at which all of it fits.
  ///
  /// - Parameters:
  ///   - room: the room inside the frame.
  ///   - measurer: what measures it, at the scale of the views around it.
  /// - Returns: the view; nil when the card has nothing for it to show.
  /// - Throws: `CanvasError` when a text cannot be set.
  func fitted(
    to room: ProposedSize, by measurer: LayoutMeasurer
  ) throws(CanvasError) -> MeasuredView? {
    guard let whole = try view(scale: 1, room, measurer) else { return nil }
    if fits(whole, room, measurer) { return whole }
    guard var best = try view(scale: minimumScale, room, measurer) else { return nil }
    guard fits(best, room, measurer) else { return try cut(best, to: room, by: measurer) }
    var (low, high) = (minimumScale, 1.0)
    while high - low > Self.precision {
      let middle = (low + high) / 2
      if let view = try view(scale: middle, room, measurer), fits(view, room, measurer) {
        (best, low) = (view, middle)
      } else {
        high = middle
      }
    }
    return best
  }

  private func view(
    scale: Double, lines: Int = .max, _ room: ProposedSize, _ measurer: LayoutMeasurer
  ) throws(CanvasError) -> MeasuredView? {
    var measurer = measurer
    measurer.shrink *= scale
    measurer.scaledDepth += 1
    measurer.lineLimit = min(measurer.lineLimit, lines)
    return try measurer.measureContent(of: node, room)
  }

  private func fits(
    _ view: MeasuredView, _ room: ProposedSize, _ measurer: LayoutMeasurer
  ) -> Bool {
    (view.isWhole || !keepsTextWhole) && isSmallEnough(view, room, measurer)
  }

  private func isSmallEnough(
    _ view: MeasuredView, _ room: ProposedSize, _ measurer: LayoutMeasurer
  ) -> Bool {
    let tolerance = Self.tolerance * measurer.outputScale
    return view.width <= (room.width ?? .infinity) + tolerance
      && view.height <= (room.height ?? .infinity) + tolerance / 2
  }

  /// The view at its smallest scale with as many lines as there is room for, or with one in each text.
  private func cut(
    _ smallest: MeasuredView, to room: ProposedSize, by measurer: LayoutMeasurer
  ) throws(CanvasError) -> MeasuredView {
    var best = smallest
    var lines = Int.max
    if !isSmallEnough(best, room, measurer) {
      var (low, high) = (1, best.texts.map(\.layout.lineCount).max() ?? 1)
      while high - low > 1 {
        let middle = (low + high) / 2
        let view = try view(scale: minimumScale, lines: middle, room, measurer) ?? best
        if isSmallEnough(view, room, measurer) { low = middle } else { high = middle }
      }
      lines = low
      best = try view(scale: minimumScale, lines: lines, room, measurer) ?? best
    }
    var scale = minimumScale
    while !isSmallEnough(best, room, measurer), scale > Self.leastShrink {
      scale *= 0.8
      best = try view(scale: scale, lines: lines, room, measurer) ?? best
    }
    return best
  }
}
