/// Footnotes come last in the tree, in the order of their numbers. Their roles are those of
/// Digital Publishing WAI-ARIA; the colons keep their ids apart from those of headings.
extension MarkdownRenderer {
  mutating func reference(_ node: MarkdownNode) {
    let note = node.footnoteNumber
    let count = footnotes.written[note, default: 0] + 1
    footnotes.written[note] = count
    let id = Self.referenceID(note, count)
    html.markup(
      isInLink
        ? "<sup id=\"\(id)\">\(note)</sup>"
        : "<sup><a href=\"#fn:\(note)\" id=\"\(id)\" role=\"doc-noteref\">\(note)</a></sup>")
  }

  mutating func enterFootnote() {
    if footnotes.number == 0 {
      html.line("<section class=\"footnotes\" role=\"doc-endnotes\">\n<ol>\n")
    }
    footnotes.number += 1
    footnotes.needsBackLinks = true
    html.line("<li id=\"fn:\(footnotes.number)\">\n")
  }

  mutating func leaveFootnote() {
    if footnotes.needsBackLinks, references(to: footnotes.number) > 0 {
      html.line("<p>")
      backLinks()
      html.markup("</p>\n")
    }
    html.line("</li>\n")
  }

  mutating func leaveFootnotes() {
    if footnotes.number > 0 { html.line("</ol>\n</section>\n") }
  }

  /// The links from a footnote to where the text refers to it, the first after a separator.
  ///
  /// Their names are numbers, which are understood in every language together with the role.
  mutating func backLinks(after separator: String = "") {
    footnotes.needsBackLinks = false
    let note = footnotes.number
    for count in 1..<(references(to: note) + 1) {
      let name = count == 1 ? "\(note)" : "\(note)-\(count)"
      html.markup(count == 1 ? separator : " ")
      // The variation selector keeps systems from showing an emoji.
      html.markup(
        "<a href=\"#\(Self.referenceID(note, count))\" role=\"doc-backlink\""
          + " aria-label=\"↩ \(name)\">↩\u{FE0E}\(count == 1 ? "" : "<sup>\(count)</sup>")</a>")
    }
  }

  private func references(to note: Int) -> Int {
    footnotes.references[note, default: 0]
  }

  private static func referenceID(_ note: Int, _ count: Int) -> String {
    count == 1 ? "fnref:\(note)" : "fnref:\(note)-\(count)"
  }
}

extension MarkdownNode {
  /// The number of the footnote that a reference leads to, counted from 1.
  var footnoteNumber: Int { Int(literal) ?? 0 }
}
