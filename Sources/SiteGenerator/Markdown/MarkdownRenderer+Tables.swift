import Diagnostics

extension MarkdownRenderer {
  /// Tables scroll in a box of their own, which the keyboard reaches and the header row names.
  ///
  /// The colon keeps its id apart from those of headings.
  mutating func enterTable(_ node: MarkdownNode) {
    table = TableState(count: table.count + 1, alignments: node.columnAlignments)
    let hasName = node.firstChild.map { !$0.plainText().isVisiblyEmpty } ?? false
    let name = hasName ? " aria-labelledby=\"table:\(table.count)\"" : ""
    html.line("<div class=\"table\" role=\"group\"\(name) tabindex=\"0\">\n<table>\n")
  }

  mutating func leaveTable() {
    if table.hasBody { html.line("</tbody>\n") }
    html.line("</table>\n</div>\n")
  }

  mutating func enterTableHeader() {
    html.line("<thead id=\"table:\(table.count)\">\n<tr>\n")
    (table.column, table.isInHeader) = (0, true)
  }

  mutating func enterTableRow() {
    if !table.hasBody { html.line("<tbody>\n") }
    html.line("<tr>\n")
    (table.column, table.isInHeader, table.hasBody) = (0, false, true)
  }

  mutating func enterTableCell() {
    html.line(table.isInHeader ? "<th" : "<td")
    if table.column < table.alignments.count {
      switch table.alignments[table.column] {
      case UInt8(ascii: "c"): html.attribute("class", "align-center")
      case UInt8(ascii: "r"): html.attribute("class", "align-right")
      default: break
      }
    }
    html.markup(">")
    table.column += 1
  }

  mutating func leaveTableCell() {
    html.markup(table.isInHeader ? "</th>\n" : "</td>\n")
  }
}
