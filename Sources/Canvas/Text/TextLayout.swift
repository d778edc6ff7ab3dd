/// A text set in lines: measured, and ready to be drawn by the engine that set it.
///
/// The text's box is as wide as its widest line and starts at its origin, the top left corner. Ink
/// may reach beyond the box and is measured apart.
package struct TextLayout {
  let content: SetText
  /// The text's pixels in a pixel of Pango's.
  let scale: Double
  /// The lines at their places in the box.
  let lines: [PlacedLine]
  /// The width of the widest line and the height of all lines, in pixels.
  package let size: (width: Double, height: Double)
  /// All pixels that drawing can touch, relative to the text's origin.
  package let inkBounds: PixelRect

  /// - Parameters:
  ///   - text: plain text; nothing in it is markup. Line ends are kept as forced breaks. Beyond
  ///     2,000 characters or 4,000 scalars it ends in an ellipsis. Of one character only the first
  ///     8 letters, 8 marks on each of them and 64 scalars in all are kept.
  ///   - attributes: how to set it.
  ///   - spans: parts that are set otherwise; the first 200 count.
  ///   - width: where lines end, in pixels; a word that is longer breaks inside.
  ///   - maximumLines: the most lines; what is beyond ends in an ellipsis.
  ///   - isBalanced: whether the lines are to be about equally long, so that the last is no single
  ///     short word; no line is added for it. Words of katakana and Hangul are then kept whole
  ///     where that can be.
  ///   - engine: the engine that will draw it.
  /// - Throws: `CanvasError.textUnavailable` when the library refuses.
  package init(
    _ text: String, attributes: TextAttributes, spans: [TextSpan] = [], width: Double,
    maximumLines: Int, isBalanced: Bool = false, engine: TextEngine
  ) throws(CanvasError) {
    let room = TextRoom(
      width: width, maximumLines: maximumLines, emSize: attributes.size, isBalanced: isBalanced)
    let setting = TextSetting(text, attributes: attributes, spans: spans)
    self.init(try engine.text(setting, in: room), attributes: attributes, scale: room.scale)
  }

  init(_ set: SetText, attributes: TextAttributes, scale: Double) {
    content = set
    self.scale = scale
    let unitsPerPixel = TextSetting.unitsPerPixel / scale
    let placement = LinePlacement(of: set, attributes: attributes, unitsPerPixel: unitsPerPixel)
    lines = placement.lines
    size = placement.size
    inkBounds = placement.inkBounds
  }
}
