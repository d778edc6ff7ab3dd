import CMarkGFM

/// A node in the tree of a parsed text.
///
/// It does not own anything: it is valid as long as its document and its place in the tree.
struct MarkdownNode: Equatable {
  let pointer: OpaquePointer

  init(_ pointer: OpaquePointer) {
    self.pointer = pointer
  }

  var parent: MarkdownNode? { cmark_node_parent(pointer).map(MarkdownNode.init) }
  var firstChild: MarkdownNode? { cmark_node_first_child(pointer).map(MarkdownNode.init) }
  var previous: MarkdownNode? { cmark_node_previous(pointer).map(MarkdownNode.init) }
  var next: MarkdownNode? { cmark_node_next(pointer).map(MarkdownNode.init) }

  /// The lines of the text that the node takes, counted from 1; 0 where the parser does not know.
  var firstLine: Int { Int(cmark_node_get_start_line(pointer)) }
  var lastLine: Int { Int(cmark_node_get_end_line(pointer)) }

  /// The text of a leaf, and the number of a footnote's reference.
  var literal: String { Self.text(cmark_node_get_literal(pointer)) }
  /// The destination of a link or image.
  var destination: String { Self.text(cmark_node_get_url(pointer)) }
  /// The title of a link or image; empty when there is none.
  var title: String { Self.text(cmark_node_get_title(pointer)) }
  /// What stands behind the fence of a code block.
  var fenceInfo: String { Self.text(cmark_node_get_fence_info(pointer)) }

  /// The level of a heading, 1 … 6.
  var headingLevel: Int { Int(cmark_node_get_heading_level(pointer)) }
  var isOrderedList: Bool { cmark_node_get_list_type(pointer) == CMARK_ORDERED_LIST }
  var listStart: Int { Int(cmark_node_get_list_start(pointer)) }
  /// Whether the paragraphs of a list's items stand close together.
  var isTightList: Bool { cmark_node_get_list_tight(pointer) != 0 }
  var isCheckedTask: Bool { cmark_gfm_extensions_get_tasklist_item_checked(pointer) }

  /// The alignments of a table's columns, as the letters `l`, `c`, `r` or 0.
  var columnAlignments: [UInt8] {
    guard let letters = cmark_gfm_extensions_get_table_alignments(pointer) else { return [] }
    let count = Int(cmark_gfm_extensions_get_table_columns(pointer))
    return Array(UnsafeBufferPointer(start: letters, count: count))
  }

  private static func text(_ pointer: UnsafePointer<CChar>?) -> String {
    pointer.map { String(cString: $0) } ?? ""
  }
}

// MARK: - Text

extension MarkdownNode {
  /// The text of all inlines below the node; a line break counts as a space.
  ///
  /// - Parameter images: whether the descriptions of pictures are part of it.
  /// - Returns: the text without markup.
  func plainText(withImages images: Bool = true) -> String {
    guard var walk = MarkdownWalk(self) else { return "" }
    var result = ""
    while let step = walk.next() {
      guard case .enter(let node) = step else { continue }
      switch node.kind {
      case .text, .code: result += node.literal
      case .softBreak, .lineBreak: result += " "
      case .image where !images: walk.skip(node)
      default: continue
      }
    }
    return result
  }

  func contains(_ kind: MarkdownNodeKind) -> Bool {
    guard var walk = MarkdownWalk(self) else { return false }
    while let step = walk.next() {
      if case .enter(let node) = step, node.kind == kind { return true }
    }
    return false
  }
}

// MARK: - Changes

extension MarkdownNode {
  func setDestination(_ address: String) {
    cmark_node_set_url(pointer, address)
  }

  /// Takes the node with all below it out of the tree, and frees it.
  func remove() {
    cmark_node_unlink(pointer)
    cmark_node_free(pointer)
  }

  /// Puts the children in the node's place.
  func unwrap() {
    while let child = firstChild, cmark_node_insert_before(pointer, child.pointer) != 0 {}
    remove()
  }

  /// Puts a text in the node's place.
  func replace(with text: String) {
    if let node = cmark_node_new(CMARK_NODE_TEXT) {
      cmark_node_set_literal(node, text)
      cmark_node_insert_before(pointer, node)
    }
    remove()
  }

  /// Makes a soft line break one that shows nothing.
  func joinLines() {
    if let node = cmark_node_new(CMARK_NODE_CUSTOM_INLINE) {
      cmark_node_insert_before(pointer, node)
    }
    remove()
  }
}
