import CPango

/// A text set in lines by Pango, at one em size whatever size it is drawn at.
///
/// Unhinted type is scaled without a loss. Fontconfig sorts all fonts anew for each size that it is
/// asked for, and that took half of the time of a card. Nothing of a set text changes, so layouts
/// share it.
final class SetText {
  let pointer: OpaquePointer
  let setting: TextSetting
  let bounded: BoundedText
  /// Whether whole lines were left out, which Pango does not count as ellipsis.
  let lacksLines: Bool
  /// The lines from top to bottom.
  let lines: [SetLine]
  /// The height of all lines in Pango's units, without any space that is added between them.
  let height: Int32
  /// The bytes where letters have space between them.
  let spacedRanges: [Range<Int>]
  /// Where lines may end; found when it is first asked for.
  private(set) lazy var lineBreaker = LineBreaker(self)

  /// - Throws: `CanvasError.textUnavailable` when the library refuses.
  init(_ key: TextSetting.Key, context: OpaquePointer) throws(CanvasError) {
    guard let pointer = pango_layout_new(context) else { throw .textUnavailable }
    self.pointer = pointer
    setting = key.setting
    bounded = BoundedText(setting.text)
    spacedRanges = setting.tracking == 0 ? [] : JoinedScripts.spacedRanges(in: bounded.text)
    let list = AttributeList()
    setting.insert(into: list, for: bounded, spacedRanges: spacedRanges)
    if case .breaks(let offsets, _) = key.wrapping {
      Self.keepTogether(bounded.text, between: offsets, in: list)
    }
    setting.setFont(of: pointer)
    // The direction is known before, as that of the context. Pango would turn the alignment around
    // by the text's own.
    pango_layout_set_auto_dir(pointer, 0)
    pango_layout_set_attributes(pointer, list.pointer)
    pango_layout_set_text(pointer, bounded.text, -1)
    Self.wrap(pointer, key.wrapping)
    lacksLines = Self.endLastLine(of: pointer, text: bounded.text, wrapping: key.wrapping)
    (lines, height) = SetLine.lines(of: pointer)
  }

  deinit {
    g_object_unref(UnsafeMutableRawPointer(pointer))
  }

  /// The width of the widest line in Pango's units.
  var width: Int32 { lines.map(\.width).max() ?? 0 }

  /// Whether text is missing that more room would show.
  var lacksRoom: Bool { lacksLines || pango_layout_is_ellipsized(pointer) != 0 }

  private static func wrap(_ layout: OpaquePointer, _ wrapping: TextSetting.Wrapping) {
    switch wrapping {
    case .none: break
    case .width(let width, let lines):
      pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR)
      pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_END)
      // A negative height counts lines, for each paragraph. Forced breaks are line separators,
      // which do not end a paragraph, so this is the limit for the whole text.
      pango_layout_set_height(layout, -Int32(clamping: lines))
      pango_layout_set_width(layout, width)
    case .breaks(_, let width):
      pango_layout_set_wrap(layout, PANGO_WRAP_WORD)
      pango_layout_set_width(layout, width)
    }
  }

  /// Forbids breaks other than those at the given bytes.
  private static func keepTogether(
    _ text: String, between offsets: [Int], in list: borrowing AttributeList
  ) {
    var start = 0
    for end in offsets + [text.utf8.count] where end > start {
      list.insert(pango_attr_allow_breaks_new(0), bytes: start..<end)
      start = end
    }
  }

  /// Ends the last line in an ellipsis at a forced break: Pango lets the last line that the limit
  /// allows run on over such breaks, as if they were not there.
  private static func endLastLine(
    of layout: OpaquePointer, text: String, wrapping: TextSetting.Wrapping
  ) -> Bool {
    guard case .width = wrapping,
      let last = pango_layout_get_line_readonly(layout, pango_layout_get_line_count(layout) - 1)
    else { return false }
    let start = Int(last.pointee.start_index)
    guard start < text.utf8.count else { return false }
    let line = text.utf8.index(text.startIndex, offsetBy: start)
    guard let end = text.unicodeScalars[line...].firstIndex(of: BoundedText.forcedBreak),
      text[end...].contains(where: { !$0.isWhitespace })
    else { return false }
    pango_layout_set_text(layout, text[..<end] + "…", -1)
    return true
  }
}
