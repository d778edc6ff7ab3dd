/// A text at the largest size at which it has room.
package struct TextFit {
  package let layout: TextLayout
  /// What the attributes' lengths were multiplied by, from the smallest scale that was allowed to 1.
  package let scale: Double

  /// Whether text is missing even at the smallest size; it then ends in an ellipsis.
  package var isEllipsized: Bool { layout.lacksRoom }

  /// - Parameters:
  ///   - text: as for `TextLayout`.
  ///   - attributes: the text's attributes at full size.
  ///   - spans: as for `TextLayout`.
  ///   - box: the room. One line is set even where it is not as high.
  ///   - engine: the engine that will draw it.
  /// - Throws: `CanvasError.textUnavailable` when the library refuses.
  package init(
    _ text: String, attributes: TextAttributes, spans: [TextSpan] = [], in box: TextBox,
    engine: TextEngine
  ) throws(CanvasError) {
    let search = FitSearch(text, attributes: attributes, spans: spans, box: box, engine: engine)
    var scale = try search.predictedScale()
    var layout = try search.layout(scale: scale)
    // A line is set a little wider or narrower than the sum of its parts.
    while scale > search.leastScale, !search.fits(layout) {
      scale = max(search.leastScale, scale * Self.step)
      layout = try search.layout(scale: scale)
    }
    self.layout = search.fits(layout) ? layout : try search.cutLayout()
    self.scale = scale
  }

  /// How much smaller each next try is: a hundredth is not seen.
  private static let step = 0.99
}
