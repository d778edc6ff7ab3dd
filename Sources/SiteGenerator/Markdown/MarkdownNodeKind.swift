import CMarkGFM

/// What a node of a text is, those of GitHub's extensions among them.
enum MarkdownNodeKind {
  case document, blockQuote, list, item, task, codeBlock, htmlBlock, paragraph, heading
  case thematicBreak, footnoteDefinition, table, tableHeader, tableRow, tableCell
  case text, softBreak, lineBreak, code, htmlInline, emphasis, strong, strikethrough, link, image
  case footnoteReference
  /// A line end that shows nothing.
  case joinedLine
  /// None that the parser makes with the extensions that are attached.
  case unknown
}

extension MarkdownNode {
  var kind: MarkdownNodeKind {
    switch cmark_node_get_type(pointer) {
    case CMARK_NODE_DOCUMENT: .document
    case CMARK_NODE_BLOCK_QUOTE: .blockQuote
    case CMARK_NODE_LIST: .list
    case CMARK_NODE_ITEM: typeName == "tasklist" ? .task : .item
    case CMARK_NODE_CODE_BLOCK: .codeBlock
    case CMARK_NODE_HTML_BLOCK: .htmlBlock
    case CMARK_NODE_PARAGRAPH: .paragraph
    case CMARK_NODE_HEADING: .heading
    case CMARK_NODE_THEMATIC_BREAK: .thematicBreak
    case CMARK_NODE_FOOTNOTE_DEFINITION: .footnoteDefinition
    case CMARK_NODE_TEXT: .text
    case CMARK_NODE_SOFTBREAK: .softBreak
    case CMARK_NODE_LINEBREAK: .lineBreak
    case CMARK_NODE_CODE: .code
    case CMARK_NODE_HTML_INLINE: .htmlInline
    case CMARK_NODE_EMPH: .emphasis
    case CMARK_NODE_STRONG: .strong
    case CMARK_NODE_LINK: .link
    case CMARK_NODE_IMAGE: .image
    case CMARK_NODE_FOOTNOTE_REFERENCE: .footnoteReference
    // The parser makes none; `joinLines` does.
    case CMARK_NODE_CUSTOM_INLINE: .joinedLine
    default: extensionKind
    }
  }

  /// The kinds of the extensions, whose numbers are given out when they are registered.
  private var extensionKind: MarkdownNodeKind {
    switch typeName {
    case "table": .table
    case "table_header": .tableHeader
    case "table_row": .tableRow
    case "table_cell": .tableCell
    case "strikethrough": .strikethrough
    default: .unknown
    }
  }

  private var typeName: String {
    cmark_node_get_type_string(pointer).map { String(cString: $0) } ?? ""
  }
}
