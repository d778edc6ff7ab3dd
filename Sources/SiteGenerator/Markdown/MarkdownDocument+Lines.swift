extension MarkdownDocument {
  /// Takes out the line ends that would show as spaces in the middle of Chinese and Japanese.
  func joinEastAsianLines() {
    guard var walk = MarkdownWalk(root) else { return }
    var last: Unicode.Scalar?
    var lineEnd: MarkdownNode?
    while let step = walk.next() {
      guard case .enter(let node) = step else { continue }
      switch node.kind {
      case .softBreak:
        lineEnd = node
      case .text, .code:
        let text = node.literal.unicodeScalars
        guard let first = text.first else { continue }
        if let lineEnd, let last, last.isEastAsian, first.isEastAsian { lineEnd.joinLines() }
        (last, lineEnd) = (text.last, nil)
      case .image:
        walk.skip(node)
        (last, lineEnd) = (nil, nil)
      case .lineBreak, .paragraph, .heading, .tableCell:
        (last, lineEnd) = (nil, nil)
      default:
        continue
      }
    }
  }
}

extension Unicode.Scalar {
  /// Whether a line end between two of these is no space: Han, kana, Bopomofo and their
  /// full-width and half-width forms and punctuation.
  ///
  /// CSS Text Level 3, section 4.1.3, tells it by East Asian Width without Hangul, which separates
  /// words by spaces. Emoji, wide as well, are left out here since they stand in texts of all
  /// languages.
  var isEastAsian: Bool {
    switch value {
    case 0x2E80...0x312F, 0x3190...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0xFE30...0xFE4F,
      0xFF01...0xFF9F, 0xFFE0...0xFFE6, 0x1AFF0...0x1B16F, 0x20000...0x3FFFD:
      true
    default: false
    }
  }
}
