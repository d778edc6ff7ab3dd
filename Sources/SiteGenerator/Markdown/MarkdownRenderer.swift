/// Writes a screened text as HTML.
struct MarkdownRenderer {
  var html = HTMLWriter()
  var table = TableState()
  var footnotes = FootnoteState()
  /// Whether a link is open, within which HTML allows no other.
  var isInLink = false
  private let outline: MarkdownOutline
  private var anchors = HeadingAnchors()

  static func html(of document: MarkdownDocument) -> [UInt8] {
    guard var walk = MarkdownWalk(document.root) else { return [] }
    var renderer = MarkdownRenderer(outline: MarkdownOutline(document))
    while let step = walk.next() {
      switch step {
      case .enter(let node):
        if node.kind == .image { walk.skip(node) }
        renderer.enter(node)
      case .exit(let node):
        renderer.leave(node)
      }
    }
    return renderer.html.bytes
  }

  private init(outline: MarkdownOutline) {
    self.outline = outline
    footnotes.references = outline.references
  }

  private mutating func enter(_ node: MarkdownNode) {
    switch node.kind {
    case .blockQuote: html.line("<blockquote>\n")
    case .list: enterList(node)
    case .item: html.line("<li>")
    case .task: enterTask(node)
    case .codeBlock: code(node)
    case .htmlBlock: html.line(node.literal)
    case .paragraph: enterParagraph(node)
    case .heading: enterHeading(node)
    case .thematicBreak: html.line("<hr>\n")
    case .footnoteDefinition: enterFootnote()
    case .table: enterTable(node)
    case .tableHeader: enterTableHeader()
    case .tableRow: enterTableRow()
    case .tableCell: enterTableCell()
    default: enterInline(node)
    }
  }

  private mutating func leave(_ node: MarkdownNode) {
    switch node.kind {
    case .document: leaveFootnotes()
    case .blockQuote: html.line("</blockquote>\n")
    case .list: html.line(node.isOrderedList ? "</ol>\n" : "</ul>\n")
    case .item, .task: html.markup("</li>\n")
    case .paragraph: leaveParagraph(node)
    case .heading: leaveHeading(node)
    case .footnoteDefinition: leaveFootnote()
    case .table: leaveTable()
    case .tableHeader: html.line("</tr>\n</thead>\n")
    case .tableRow: html.line("</tr>\n")
    case .tableCell: leaveTableCell()
    default: leaveInline(node)
    }
  }
}

// MARK: - Paragraphs and headings

extension MarkdownRenderer {
  private mutating func enterParagraph(_ node: MarkdownNode) {
    if !node.isInTightList { html.line("<p>") }
    if node.isTaskText { openTaskLabel(node) }
  }

  private mutating func leaveParagraph(_ node: MarkdownNode) {
    if node.isTaskText { html.markup("</label>") }
    if node.parent?.kind == .footnoteDefinition, node.next == nil { backLinks(after: " ") }
    if !node.isInTightList { html.markup("</p>\n") }
  }

  private mutating func enterHeading(_ node: MarkdownNode) {
    html.line("<h\(level(of: node))")
    if let id = anchors.next(for: node.plainText()) { html.attribute("id", id) }
    html.markup(">")
    if node.isTaskText { openTaskLabel(node) }
  }

  private mutating func leaveHeading(_ node: MarkdownNode) {
    if node.isTaskText { html.markup("</label>") }
    html.markup("</h\(level(of: node))>\n")
  }

  private func level(of heading: MarkdownNode) -> Int {
    min(6, heading.headingLevel + outline.headingShift)
  }

  private mutating func code(_ node: MarkdownNode) {
    html.line("<pre><code")
    if let language = node.fenceInfo.split(whereSeparator: \.isWhitespace).first {
      html.attribute("class", "language-\(language)")
    }
    html.markup(">")
    html.text(node.literal)
    html.markup("</code></pre>\n")
  }
}

// MARK: - Lists

extension MarkdownRenderer {
  private mutating func enterList(_ node: MarkdownNode) {
    guard node.isOrderedList else { return html.line("<ul>\n") }
    html.line(node.listStart == 1 ? "<ol>\n" : "<ol start=\"\(node.listStart)\">\n")
  }

  private mutating func enterTask(_ node: MarkdownNode) {
    html.line("<li class=\"task\">")
    // Without a text there is nothing that could name the box.
    if node.firstChild?.isTaskText != true { box(of: node, attributes: " aria-hidden=\"true\"") }
  }

  /// The text of a task names its box.
  private mutating func openTaskLabel(_ node: MarkdownNode) {
    html.markup("<label>")
    if let task = node.parent { box(of: task) }
    html.markup(" ")
  }

  private mutating func box(of task: MarkdownNode, attributes: String = "") {
    let state = task.isCheckedTask ? " checked" : ""
    html.markup("<input type=\"checkbox\"\(state) disabled\(attributes)>")
  }
}

extension MarkdownNode {
  /// Whether the node is a paragraph whose list leaves out the space between paragraphs.
  fileprivate var isInTightList: Bool {
    guard let item = parent, let list = item.parent, list.kind == .list else { return false }
    return list.isTightList
  }

  /// Whether the node is what a task of a list is about.
  fileprivate var isTaskText: Bool {
    (kind == .paragraph || kind == .heading) && previous == nil && parent?.kind == .task
  }
}
