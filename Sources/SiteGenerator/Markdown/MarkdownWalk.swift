import CMarkGFM

/// A walk through a node and all below it, in the order of the text and without recursion.
struct MarkdownWalk: ~Copyable {
  enum Step {
    case enter(MarkdownNode)
    /// Comes after all children; leaves have none of it.
    case exit(MarkdownNode)
  }

  private let iterator: OpaquePointer

  init?(_ node: MarkdownNode) {
    guard let iterator = cmark_iter_new(node.pointer) else { return nil }
    self.iterator = iterator
  }

  deinit {
    cmark_iter_free(iterator)
  }

  /// The next step; nil at the end.
  ///
  /// A node may be taken out of the tree once it is left, a leaf once it is entered.
  mutating func next() -> Step? {
    let event = cmark_iter_next(iterator)
    guard event != CMARK_EVENT_DONE, let node = cmark_iter_get_node(iterator) else { return nil }
    return event == CMARK_EVENT_ENTER ? .enter(MarkdownNode(node)) : .exit(MarkdownNode(node))
  }

  /// Goes on behind a node that was entered, without its children and its exit.
  mutating func skip(_ node: MarkdownNode) {
    cmark_iter_reset(iterator, node.pointer, CMARK_EVENT_EXIT)
  }
}
