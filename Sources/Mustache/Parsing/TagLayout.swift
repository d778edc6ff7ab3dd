/// Decides which whitespace disappears with a tag, and how what replaces the tag is indented.
///
/// A tag that stands alone on its line takes the line with it, unless it is a variable. A parent
/// and a block count from their opening to their closing tag: nothing but whitespace may stand
/// before the one and behind the other. The rules are those that the test cases of the
/// specification's modules share.
struct TagLayout {
  let source: TemplateText
  private(set) var tags: [Tag]

  init(source: TemplateText, tags: [Tag]) {
    self.source = source
    self.tags = tags
  }

  mutating func apply() {
    for index in tags.indices {
      switch tags[index].kind {
      case .variable:
        break
      case .comment, .setDelimiter, .section, .invertedSection:
        takeLine(of: index)
      case .partial:
        tags[index].indentation = takeLine(of: index)
      case .parent:
        layOutParent(index)
      case .block:
        if tags[index].isArgument { layOutArgument(index) } else { layOutBlock(index) }
      case .closing:
        let opening = tags[index].partner.map { tags[$0].kind }
        if opening == .section || opening == .invertedSection { takeLine(of: index) }
      }
    }
  }

  /// Lets a tag that stands alone on its line take the line; returns the indentation then.
  @discardableResult
  private mutating func takeLine(of index: Int) -> Range<Int>? {
    let range = tags[index].range
    guard let before = source.indentation(before: range.lowerBound),
      let after = source.blankRest(after: range.upperBound)
    else { return nil }
    tags[index].span = before.lowerBound..<after.upperBound
    return before
  }

  /// The whitespace around an element that stands alone on its lines.
  private func surroundings(
    from opening: Int, to closing: Int
  ) -> (before: Range<Int>, after: Range<Int>)? {
    guard let before = source.indentation(before: tags[opening].range.lowerBound),
      let after = source.blankRest(after: tags[closing].range.upperBound)
    else { return nil }
    return (before, after)
  }

  private mutating func layOutParent(_ opening: Int) {
    guard let closing = tags[opening].partner,
      let (before, after) = surroundings(from: opening, to: closing)
    else { return }
    takeBefore(before, at: opening)
    takeAfter(after, at: closing)
    tags[opening].indentation = before
  }

  /// Takes the rest of the opening tag's line and the indentation of the closing tag.
  ///
  /// What else stands on those lines is inside the parent, where text has no meaning, so it does
  /// not keep the tags from standing alone. The indentation of the first line is that of the
  /// whole argument, which the parent's own replaces.
  private mutating func layOutArgument(_ opening: Int) {
    guard let closing = tags[opening].partner else { return }
    if let after = source.blankRest(after: tags[opening].range.upperBound) {
      takeAfter(after, at: opening)
      tags[opening].indentation = source.firstIndentation(from: after.upperBound)
    }
    if let before = source.indentation(before: tags[closing].range.lowerBound) {
      takeBefore(before, at: closing)
    }
  }

  private mutating func layOutBlock(_ opening: Int) {
    guard let closing = tags[opening].partner else { return }
    let isOpeningAlone = takeLine(of: opening) != nil
    takeLine(of: closing)
    if isOpeningAlone {
      tags[opening].indentation = source.firstIndentation(from: tags[opening].span.upperBound)
    }
    guard let (before, after) = surroundings(from: opening, to: closing) else { return }
    takeBefore(before, at: opening)
    takeAfter(after, at: closing)
    tags[closing].lineEnding = source.lineEnding(in: after)
    if !isOpeningAlone {
      tags[opening].indentation = before
      tags[opening].indentsOwnContent =
        tags[opening].range.upperBound < tags[closing].range.lowerBound
    }
  }

  private mutating func takeBefore(_ whitespace: Range<Int>, at index: Int) {
    tags[index].span = whitespace.lowerBound..<tags[index].span.upperBound
  }

  private mutating func takeAfter(_ whitespace: Range<Int>, at index: Int) {
    tags[index].span = tags[index].span.lowerBound..<whitespace.upperBound
  }
}
