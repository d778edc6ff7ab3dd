import CPango

/// A text set in lines: measured, and ready to be drawn by the engine that set it.
///
/// The text's box starts at its origin; ink may reach beyond the box and is measured apart.
///
/// Pango sets every text at one size and the layout scales what comes of it, which unhinted type
/// allows without a loss. Fontconfig sorts all fonts anew for each size that it is asked for, and
/// that took half of the time of a card.
package final class TextLayout {
  let pointer: OpaquePointer
  /// The text as it was set, with one kind of line end and within the bounds of `BoundedText`.
  package let text: String
  /// Whether the text was beyond what can be set, whatever the room.
  let isShortened: Bool
  /// Whether whole lines were left out, which Pango does not count as ellipsis.
  private(set) var lacksLines = false

  /// The output's pixels in a pixel of Pango's.
  let scale: Double

  /// The em size in which Pango sets every text, in its pixels.
  private static let settingSize: Double = 64
  /// Pango's units in one of its pixels (`PANGO_SCALE`).
  private static let unitsPerPixel: Double = 1024

  /// Pango's units in a pixel of the output.
  var unitsPerOutputPixel: Double { Self.unitsPerPixel / scale }

  /// - Parameters:
  ///   - text: plain text; nothing in it is markup. Line ends are kept as forced breaks. Beyond
  ///     2,000 characters or 4,000 scalars it ends in an ellipsis, and of the marks on one base
  ///     only the first 8 are kept.
  ///   - attributes: how to set it.
  ///   - width: where lines end, in pixels; a word that is longer breaks inside.
  ///   - maximumLines: the most lines; what is beyond ends in an ellipsis.
  ///   - engine: the engine that will draw it.
  /// - Throws: `CanvasError.textUnavailable` when the library refuses.
  package init(
    _ text: String, attributes: TextAttributes, width: Double, maximumLines: Int,
    engine: TextEngine
  ) throws(CanvasError) {
    let bounded = BoundedText(text.withForcedBreaks)
    self.text = bounded.text
    isShortened = bounded.isShortened
    scale = Self.emSize(attributes.size) / Self.settingSize
    guard let pointer = pango_layout_new(engine.context) else { throw .textUnavailable }
    self.pointer = pointer
    Self.setFont(attributes, of: pointer)
    setAttributes(language: attributes.language)
    pango_layout_set_wrap(pointer, PANGO_WRAP_WORD_CHAR)
    pango_layout_set_ellipsize(pointer, PANGO_ELLIPSIZE_END)
    // A negative height counts lines, for each paragraph. Forced breaks are line separators,
    // which do not end a paragraph, so this is the limit for the whole text.
    pango_layout_set_height(pointer, -Int32(clamping: max(1, maximumLines)))
    pango_layout_set_spacing(pointer, units(Self.lineSpacing(attributes)))
    pango_layout_set_alignment(
      pointer, attributes.isCentered ? PANGO_ALIGN_CENTER : PANGO_ALIGN_LEFT)
    pango_layout_set_text(pointer, self.text, -1)
    setWidth(width)
  }

  deinit {
    g_object_unref(UnsafeMutableRawPointer(pointer))
  }

  /// Sets the text anew for another line length in pixels.
  package func setWidth(_ width: Double) {
    if lacksLines { pango_layout_set_text(pointer, text, -1) }
    pango_layout_set_width(pointer, units(max(1, width)))
    lacksLines = endLastLine()
  }

  /// Ends the last line in an ellipsis at a forced break: Pango lets the last line that the limit
  /// allows run on over such breaks, as if they were not there.
  private func endLastLine() -> Bool {
    let start = lineStart(lineCount - 1)
    guard start >= 0, start < text.utf8.count else { return false }
    let line = text.utf8.index(text.startIndex, offsetBy: start)
    guard let end = text.unicodeScalars[line...].firstIndex(of: String.forcedBreak),
      text[end...].contains(where: { !$0.isWhitespace })
    else { return false }
    pango_layout_set_text(pointer, text[..<end] + "…", -1)
    return true
  }

  /// An em size that the libraries can count with; what is no number counts as the least one.
  private static func emSize(_ pixels: Double) -> Double {
    pixels > 0.01 ? min(pixels, 10_000) : 0.01
  }

  /// The space between lines, at most 10 em: then the longest text's height still has a number.
  private static func lineSpacing(_ attributes: TextAttributes) -> Double {
    let limit = 10 * emSize(attributes.size)
    return attributes.lineSpacing.isNaN ? 0 : min(max(attributes.lineSpacing, -limit), limit)
  }

  private static func setFont(_ attributes: TextAttributes, of layout: OpaquePointer) {
    let description = pango_font_description_new()
    defer { pango_font_description_free(description) }
    pango_font_description_set_family(description, attributes.family)
    pango_font_description_set_weight(
      description, PangoWeight(rawValue: UInt32(attributes.weight.rawValue)))
    pango_font_description_set_absolute_size(description, settingSize * unitsPerPixel)
    pango_layout_set_font_description(layout, description)
  }

  /// Says what the text's font does not.
  ///
  /// The language belongs to the text and not to the engine's context, whose change would set
  /// every other text anew. A break inside a long name must not look as if it had a hyphen.
  private func setAttributes(language: String) {
    let list = pango_attr_list_new()
    TextLanguage(language).insert(into: list, for: text)
    pango_attr_list_insert(list, pango_attr_insert_hyphens_new(0))
    pango_layout_set_attributes(pointer, list)
    pango_attr_list_unref(list)
  }

  /// A length in pixels of the output as whole units, bounded so that sums of a few cannot
  /// overflow.
  private func units(_ pixels: Double) -> Int32 {
    let units = pixels.isNaN ? 0 : pixels * unitsPerOutputPixel
    guard units.magnitude < 1_000_000_000 else { return units < 0 ? -1_000_000_000 : 1_000_000_000 }
    return Int32(units)
  }
}

extension String {
  /// LINE SEPARATOR: ends a line, but not a paragraph.
  fileprivate static let forcedBreak: Unicode.Scalar = "\u{2028}"

  /// The text with every line end (CR LF, CR, LF, NEL, PS) as LINE SEPARATOR, and no NUL.
  fileprivate var withForcedBreaks: String {
    var result = String.UnicodeScalarView()
    var previousWasReturn = false
    for scalar in unicodeScalars {
      switch scalar {
      case "\n" where previousWasReturn: break
      case "\n", "\r", "\u{85}", "\u{2029}", "\u{B}", "\u{C}": result.append(Self.forcedBreak)
      case "\0": break
      default: result.append(scalar)
      }
      previousWasReturn = scalar == "\r"
    }
    return String(result)
  }
}
