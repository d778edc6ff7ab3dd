import Diagnostics

extension MarkdownDocument {
  var summary: MarkdownSummary {
    var summary = MarkdownSummary()
    var node = root.firstChild
    while let current = node, summary.firstHeading == nil || summary.firstParagraph == nil {
      if current.kind == .heading, summary.firstHeading == nil {
        summary.firstHeading = current.plainText()
      } else if current.kind == .paragraph, summary.firstParagraph == nil {
        let text = current.plainText(withImages: false)
        if !text.isVisiblyEmpty { summary.firstParagraph = MarkdownSummary.shortened(text) }
      }
      node = current.next
    }
    return summary
  }

  /// Takes the first heading out when its text is the given one.
  ///
  /// A heading with a footnote stays, since the footnote links back to it. So does one with a link
  /// or a picture, of which the title shows the text alone.
  func removeFirstHeading(_ text: String) {
    var node = root.firstChild
    while let current = node, current.kind != .heading { node = current.next }
    guard let heading = node, heading.plainText() == text,
      ![.footnoteReference, .link, .image].contains(where: heading.contains)
    else { return }
    heading.remove()
  }
}
