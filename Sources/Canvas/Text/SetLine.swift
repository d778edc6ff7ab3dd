import CPango

/// A line of a set text, measured in Pango's units from the left end of its baseline.
struct SetLine {
  let pointer: UnsafeMutablePointer<PangoLayoutLine>
  /// The baseline's distance from the top of the text, without space that is added between lines.
  let baseline: Int32
  /// How far the line goes on, without white space at its end.
  let width: Int32
  /// The box of everything that is painted.
  let ink: PangoRectangle

  /// The bytes of the text that the line holds.
  var bytes: Range<Int> {
    let start = Int(pointer.pointee.start_index)
    return start..<(start + Int(pointer.pointee.length))
  }

  /// The lines of a layout and their height; they live as long as it is not changed.
  static func lines(of layout: OpaquePointer) -> (lines: [SetLine], height: Int32) {
    guard let iterator = pango_layout_get_iter(layout) else { return ([], 0) }
    defer { pango_layout_iter_free(iterator) }
    var result: [SetLine] = []
    var height: Int32 = 0
    repeat {
      guard let line = pango_layout_iter_get_line_readonly(iterator) else { continue }
      var (ink, logical) = (PangoRectangle(), PangoRectangle())
      pango_layout_iter_get_line_extents(iterator, &ink, &logical)
      let baseline = pango_layout_iter_get_baseline(iterator)
      height = max(height, logical.y + logical.height)
      ink.x -= logical.x
      ink.y -= baseline
      result.append(SetLine(pointer: line, baseline: baseline, width: logical.width, ink: ink))
    } while pango_layout_iter_next_line(iterator) != 0
    return (result, height)
  }
}
