/// Knows the line of each node of a text in the course of a walk.
///
/// The parser tells the lines of blocks alone: it gives a link the line of its end, does not count
/// all line ends, and knows no line of those links that it finds in text.
struct MarkdownLineCounter {
  /// The line of the node that was entered last, counted from 1.
  private(set) var line = 1
  /// How many line ends are in that node.
  private var lineEnds = 0

  mutating func enter(_ node: MarkdownNode) {
    count(node)
    if node.kind == .paragraph { line += Self.definitionLines(of: node) }
  }

  private mutating func count(_ node: MarkdownNode) {
    line += lineEnds
    lineEnds = 0
    switch node.kind {
    case .softBreak, .joinedLine, .lineBreak: lineEnds = 1
    case .code, .htmlInline: lineEnds = max(0, node.lastLine - node.firstLine)
    case .paragraph, .heading, .tableCell, .htmlBlock: line = node.firstLine
    default: break
    }
  }

  /// How many lines are missing at the end of a paragraph when they are counted from its first.
  ///
  /// They were definitions of links at its start, which the parser took out. Line ends within a
  /// link's address are missing as well; they are rare, and what is told is one line off then.
  private static func definitionLines(of paragraph: MarkdownNode) -> Int {
    guard paragraph.lastLine > paragraph.firstLine, var walk = MarkdownWalk(paragraph) else {
      return 0
    }
    var counter = MarkdownLineCounter()
    while let step = walk.next() {
      if case .enter(let node) = step { counter.count(node) }
    }
    return max(0, paragraph.lastLine - counter.line - counter.lineEnds)
  }
}
