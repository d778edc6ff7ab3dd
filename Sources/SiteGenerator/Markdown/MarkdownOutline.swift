/// What has to be known of a whole text before its first line is written.
struct MarkdownOutline {
  /// How many levels the headings are moved down, so that none is of the first.
  private(set) var headingShift = 0
  /// How often the text refers to each footnote, by its number.
  private(set) var references: [Int: Int] = [:]

  init(_ document: MarkdownDocument) {
    guard var walk = MarkdownWalk(document.root) else { return }
    while let step = walk.next() {
      guard case .enter(let node) = step else { continue }
      switch node.kind {
      case .heading where node.headingLevel == 1: headingShift = 1
      case .footnoteReference: references[node.footnoteNumber, default: 0] += 1
      case .image: walk.skip(node)
      default: continue
      }
    }
  }
}
