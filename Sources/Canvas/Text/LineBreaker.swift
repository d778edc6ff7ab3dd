import CPango

/// Finds where the lines of a text end, by the widths that its parts had on one line.
///
/// This only adds up numbers; to have Pango set a text for each width that is tried was most of the
/// time of a card.
struct LineBreaker {
  /// A place where a line may end, or has to.
  struct Opportunity {
    /// The bytes of the text before it.
    let offset: Int
    /// The width from the text's start to here, without the white space before; Pango's units.
    let end: Int
    /// The width from the text's start to what comes next.
    let next: Int
    let isForced: Bool
    /// How bad it is to end a line here, as a share of the squared mean width of a line.
    let penalty: Double
  }

  /// In the order of the text; the last one is its end.
  let opportunities: [Opportunity]

  init(_ set: SetText) {
    opportunities = Self.opportunities(of: set)
  }

  /// More places than titles have: balance is then not worth the time.
  private static let maximumOpportunities = 300

  /// The best ends of lines that are about equally long, in as few lines as the width allows.
  ///
  /// The sum of the squared differences from the mean width of a line is the least, with a penalty
  /// for places that are no good. Each part between forced breaks is balanced by itself.
  ///
  /// - Parameters:
  ///   - width: the width that a line may take, in Pango's units.
  ///   - maximumLines: the most lines.
  /// - Returns: the bytes where lines end that are not forced to, with the number of lines and the
  ///   widest one's width; nil when a word is wider, or there are too many lines.
  func balanced(width: Int, maximumLines: Int) -> (offsets: [Int], lines: Int, width: Int)? {
    guard opportunities.count <= Self.maximumOpportunities else { return nil }
    var (offsets, lines, widest) = ([Int](), 0, 0)
    var (first, start) = (0, 0)
    for (index, opportunity) in opportunities.enumerated() where opportunity.isForced {
      let part = Array(opportunities[first...index])
      guard let count = Self.lineCount(of: part, from: start, width: width),
        lines + count <= maximumLines,
        let ends = BalancedLines(part, from: start, lines: count, width: width).ends
      else { return nil }
      lines += count
      for end in ends {
        widest = max(widest, end.end - start)
        start = end.next
        if !end.isForced { offsets.append(end.offset) }
      }
      first = index + 1
    }
    return (offsets, lines, widest)
  }

  /// How many lines the text takes when each is filled; nil when a word is wider than a line.
  func lineCount(width: Int) -> Int? {
    var (lines, first, start) = (0, 0, 0)
    for (index, opportunity) in opportunities.enumerated() where opportunity.isForced {
      let part = Array(opportunities[first...index])
      guard let count = Self.lineCount(of: part, from: start, width: width) else { return nil }
      lines += count
      first = index + 1
      start = opportunity.next
    }
    return lines
  }

  private static func lineCount(of part: [Opportunity], from start: Int, width: Int) -> Int? {
    var (lines, start) = (1, start)
    var previous: Opportunity?
    for opportunity in part {
      if opportunity.end - start > width {
        guard let previous, previous.next > start else { return nil }
        lines += 1
        start = previous.next
        if opportunity.end - start > width { return nil }
      }
      previous = opportunity
    }
    return lines
  }

  private static func opportunities(of set: SetText) -> [Opportunity] {
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
