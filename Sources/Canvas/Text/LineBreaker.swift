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
}
