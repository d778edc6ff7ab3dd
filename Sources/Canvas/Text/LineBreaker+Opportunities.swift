import CPango

extension LineBreaker {
  /// The places where lines of a text may end, with the widths that it has on one line.
  static func opportunities(of set: SetText) -> [Opportunity] {
    var count: Int32 = 0
    guard let attributes = pango_layout_get_log_attrs_readonly(set.pointer, &count) else {
      return []
    }
    let widths = set.scalarWidths
    var result: [Opportunity] = []
    var (offset, advance, end) = (0, 0, 0)
    var previous: Unicode.Scalar?
    for (index, scalar) in set.bounded.text.unicodeScalars.enumerated() where index < Int(count) {
      let attribute = attributes[index]
      if let previous, attribute.is_line_break != 0 {
        result.append(
          Opportunity(
            offset: offset, end: end, next: advance,
            isForced: previous == BoundedText.forcedBreak,
            penalty: BreakQuality.penalty(between: previous, and: scalar)))
      }
      advance += widths.indices.contains(index) ? Int(widths[index]) : 0
      if attribute.is_white == 0, scalar != BoundedText.forcedBreak { end = advance }
      offset += UTF8.width(scalar)
      previous = scalar
    }
    result.append(
      Opportunity(offset: offset, end: end, next: advance, isForced: true, penalty: 0))
    return result
  }
}

extension SetText {
  /// The width of each scalar in the order of the text, in Pango's units.
  fileprivate var scalarWidths: [Int32] {
    var runs: [(offset: Int32, widths: [Int32])] = []
    for line in lines {
      var next = line.pointer.pointee.runs
      while let node = next {
        next = node.pointee.next
        let run = node.pointee.data.assumingMemoryBound(to: PangoLayoutRun.self)
        guard let item = run.pointee.item else { continue }
        var widths = [Int32](repeating: 0, count: Int(item.pointee.num_chars))
        pango_glyph_item_get_logical_widths(run, pango_layout_get_text(pointer), &widths)
        runs.append((item.pointee.offset, widths))
      }
    }
    return runs.sorted { $0.offset < $1.offset }.flatMap(\.widths)
  }
}
