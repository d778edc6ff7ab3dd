import CMarkGFM
import Synchronization

/// Owns a parsed Markdown text.
final class MarkdownDocument {
  private let parser: OpaquePointer
  private let root: OpaquePointer

  private static let options = CMARK_OPT_FOOTNOTES | CMARK_OPT_VALIDATE_UTF8
  private static let extensionNames = ["table", "strikethrough", "autolink", "tasklist"]

  /// cmark-gfm 0.29 toggles one global table of special characters while it parses inlines, so
  /// two parses at a time would disturb each other.
  private static let parsing = Mutex(false)

  /// Parses a text; nil when there is no memory for it.
  init?(_ source: [UInt8]) {
    let parsed = Self.parsing.withLock { isRegistered in
      if !isRegistered { cmark_gfm_core_extensions_ensure_registered() }
      isRegistered = true
      return Self.parse(source)
    }
    guard let parsed else { return nil }
    (parser, root) = (parsed.parser, parsed.root)
  }

  deinit {
    cmark_node_free(root)
    cmark_parser_free(parser)
  }

  private struct Parsed {
    let parser: OpaquePointer
    let root: OpaquePointer
  }

  private static func parse(_ source: [UInt8]) -> Parsed? {
    guard let parser = cmark_parser_new(options) else { return nil }
    for name in extensionNames {
      guard let found = cmark_find_syntax_extension(name) else { continue }
      cmark_parser_attach_syntax_extension(parser, found)
    }
    source.withUnsafeBytes { bytes in
      cmark_parser_feed(parser, bytes.baseAddress, bytes.count)
    }
    guard let root = cmark_parser_finish(parser) else {
      cmark_parser_free(parser)
      return nil
    }
    return Parsed(parser: parser, root: root)
  }

  /// The document as HTML in cmark's safe mode.
  var html: [UInt8] {
    let extensions = cmark_parser_get_syntax_extensions(parser)
    return Self.bytes(cmark_render_html(root, Self.options, extensions))
  }

  /// The text of the first heading at the top level.
  var firstHeading: String? {
    firstHeadingNode.map(Self.text)
  }

  /// Takes the first heading out when its text is the given one.
  ///
  /// A heading with a footnote stays, since the footnote links back to it.
  func removeFirstHeading(_ text: String) {
    guard let heading = firstHeadingNode, Self.text(below: heading) == text,
      !Self.hasFootnote(below: heading)
    else { return }
    cmark_node_unlink(heading)
    cmark_node_free(heading)
  }

  private var firstHeadingNode: OpaquePointer? {
    var node = cmark_node_first_child(root)
    while let current = node {
      if cmark_node_get_type(current) == CMARK_NODE_HEADING { return current }
      node = cmark_node_next(current)
    }
    return nil
  }

  /// The literal text of all inlines below a node; a line break counts as a space.
  private static func text(below node: OpaquePointer) -> String {
    guard let iterator = cmark_iter_new(node) else { return "" }
    defer { cmark_iter_free(iterator) }
    var result = ""
    while true {
      let event = cmark_iter_next(iterator)
      if event == CMARK_EVENT_DONE { return result }
      guard event == CMARK_EVENT_ENTER, let current = cmark_iter_get_node(iterator) else {
        continue
      }
      let type = cmark_node_get_type(current)
      if type == CMARK_NODE_SOFTBREAK || type == CMARK_NODE_LINEBREAK {
        result += " "
      } else if type == CMARK_NODE_TEXT || type == CMARK_NODE_CODE,
        let literal = cmark_node_get_literal(current)
      {
        result += String(cString: literal)
      }
    }
  }

  private static func hasFootnote(below node: OpaquePointer) -> Bool {
    guard let iterator = cmark_iter_new(node) else { return false }
    defer { cmark_iter_free(iterator) }
    while cmark_iter_next(iterator) != CMARK_EVENT_DONE {
      guard let current = cmark_iter_get_node(iterator) else { continue }
      if cmark_node_get_type(current) == CMARK_NODE_FOOTNOTE_REFERENCE { return true }
    }
    return false
  }

  /// Takes over a text that cmark allocated.
  private static func bytes(_ text: UnsafeMutablePointer<CChar>?) -> [UInt8] {
    guard let text else { return [] }
    defer { cmark_get_default_mem_allocator().pointee.free(text) }
    var count = 0
    while text[count] != 0 { count += 1 }
    return Array(UnsafeRawBufferPointer(start: text, count: count))
  }
}
