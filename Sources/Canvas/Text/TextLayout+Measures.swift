import CPango

extension TextLayout {
  /// The width of the widest line and the height of all lines, in pixels.
  package var size: (width: Double, height: Double) {
    var logical = PangoRectangle()
    pango_layout_get_extents(pointer, nil, &logical)
    return (
      Double(logical.width) / unitsPerOutputPixel, Double(logical.height) / unitsPerOutputPixel
    )
  }

  /// All pixels that drawing can touch, relative to the text's origin.
  package var inkBounds: PixelRect {
    var ink = PangoRectangle()
    pango_layout_get_extents(pointer, &ink, nil)
    guard ink.width > 0, ink.height > 0 else { return .empty }
    let left = (Double(ink.x) / unitsPerOutputPixel).rounded(.down)
    let top = (Double(ink.y) / unitsPerOutputPixel).rounded(.down)
    let right = ((Double(ink.x) + Double(ink.width)) / unitsPerOutputPixel).rounded(.up)
    let bottom = ((Double(ink.y) + Double(ink.height)) / unitsPerOutputPixel).rounded(.up)
    // Smooth edges may reach a pixel beyond the outline's box.
    return PixelRect(
      x: Int(left) - 1, y: Int(top) - 1, width: Int(right - left) + 2,
      height: Int(bottom - top) + 2)
  }

  /// Where the first line's glyphs stand, in pixels below the text's origin.
  package var firstBaseline: Double {
    Double(pango_layout_get_baseline(pointer)) / unitsPerOutputPixel
  }

  package var lineCount: Int { Int(pango_layout_get_line_count(pointer)) }

  /// Whether text is missing: at the end, behind an ellipsis, or marks beyond what can be set.
  package var isTruncated: Bool { isShortened || lacksRoom }

  /// Whether text is missing that more room or smaller type would show.
  package var lacksRoom: Bool { lacksLines || pango_layout_is_ellipsized(pointer) != 0 }

  /// Whether the text reads from right to left, by its first letter with a direction.
  package var isRightToLeft: Bool {
    pango_layout_get_direction(pointer, 0) == PANGO_DIRECTION_RTL
  }

  /// Whether a line begins inside a word, because the word is longer than a line.
  package var breaksInsideWords: Bool {
    var count: Int32 = 0
    guard lineCount > 1, let attributes = pango_layout_get_log_attrs_readonly(pointer, &count)
    else { return false }
    let starts = Set((1..<lineCount).map { lineStart($0) })
    var offset = 0
    for (index, scalar) in text.unicodeScalars.enumerated() {
      if starts.contains(offset), index < Int(count), attributes[index].is_line_break == 0 {
        return true
      }
      offset += UTF8.width(scalar)
    }
    return false
  }

  /// The offset of a line's first byte in the text, or -1 when there is no such line.
  func lineStart(_ line: Int) -> Int {
    guard let line = pango_layout_get_line_readonly(pointer, Int32(line)) else { return -1 }
    return Int(line.pointee.start_index)
  }

  /// The scalars for which no font has a glyph, in the order of the text, each once.
  package var missingScalars: [Unicode.Scalar] {
    guard pango_layout_get_unknown_glyphs_count(pointer) > 0,
      let iterator = pango_layout_get_iter(pointer)
    else { return [] }
    defer { pango_layout_iter_free(iterator) }
    var result: [Unicode.Scalar] = []
    repeat {
      guard let run = pango_layout_iter_get_run_readonly(iterator) else { continue }
      for scalar in Self.unknownScalars(in: run.pointee.glyphs) where !result.contains(scalar) {
        result.append(scalar)
      }
    } while pango_layout_iter_next_run(iterator) != 0
    return result
  }

  /// Pango marks a glyph that it has to draw as a box by a flag over the scalar's value
  /// (`PANGO_GLYPH_UNKNOWN_FLAG`).
  private static func unknownScalars(
    in glyphs: UnsafeMutablePointer<PangoGlyphString>?
  ) -> [Unicode.Scalar] {
    guard let string = glyphs?.pointee, let first = string.glyphs else { return [] }
    let unknownFlag: UInt32 = 0x1000_0000
    return (0..<Int(string.num_glyphs)).compactMap { index in
      let glyph = first[index].glyph
      guard glyph & unknownFlag != 0 else { return nil }
      return Unicode.Scalar(glyph & ~unknownFlag)
    }
  }
}
