import CPango

extension TextLayout {
  /// The text as it was set, with one kind of line end and within the bounds of what can be set.
  package var text: String { content.bounded.text }

  /// Where the first line's glyphs stand, in pixels below the text's origin.
  package var firstBaseline: Double { lines.first?.baseline ?? 0 }

  /// Where the last line's glyphs stand, in pixels below the text's origin.
  package var lastBaseline: Double { lines.last?.baseline ?? 0 }

  package var lineCount: Int { lines.count }

  /// Whether text is missing: at the end, behind an ellipsis, or letters and marks of a character
  /// beyond what can be set.
  package var isTruncated: Bool { content.bounded.isShortened || lacksRoom }

  /// Whether text is missing that more room or smaller type would show.
  package var lacksRoom: Bool { content.lacksRoom }

  /// Whether the text reads from right to left.
  package var isRightToLeft: Bool { content.setting.direction == .rightToLeft }

  /// Whether a line begins inside a word, because the word is longer than a line.
  package var breaksInsideWords: Bool {
    var count: Int32 = 0
    guard lineCount > 1,
      let attributes = pango_layout_get_log_attrs_readonly(content.pointer, &count)
    else { return false }
    let starts = Set(lines.dropFirst().map(\.setLine.bytes.lowerBound))
    var offset = 0
    for (index, scalar) in text.unicodeScalars.enumerated() {
      if starts.contains(offset), index < Int(count), attributes[index].is_line_break == 0 {
        return true
      }
      offset += UTF8.width(scalar)
    }
    return false
  }

  /// The scalars for which no font has a glyph, in the order of the text, each once.
  package var missingScalars: [Unicode.Scalar] {
    guard pango_layout_get_unknown_glyphs_count(content.pointer) > 0,
      let iterator = pango_layout_get_iter(content.pointer)
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
