import CMarkGFM
import Synchronization

/// Owns a parsed Markdown text.
final class MarkdownDocument {
  private let parser: OpaquePointer
  let root: MarkdownNode

  private static let extensionNames = ["table", "strikethrough", "autolink", "tasklist"]

  /// cmark-gfm 0.29 toggles one global table of special characters while it parses inlines, so
  /// two parses at a time would disturb each other.
  private static let parsing = Mutex(false)

  /// Parses a text; nil when there is no memory for it.
  init?(_ source: [UInt8], options: MarkdownOptions) {
    let parsed = Self.parsing.withLock { isRegistered in
      if !isRegistered { cmark_gfm_core_extensions_ensure_registered() }
      isRegistered = true
      return Self.parse(source, options: options)
    }
    guard let parsed else { return nil }
    (parser, root) = (parsed.parser, MarkdownNode(parsed.root))
    // The characters of these scripts have three bytes or more.
    if source.contains(where: { $0 >= 0xE2 }) { joinEastAsianLines() }
  }

  deinit {
    cmark_node_free(root.pointer)
    cmark_parser_free(parser)
  }

  private struct Parsed {
    let parser: OpaquePointer
    let root: OpaquePointer
  }

  private static func parse(_ source: [UInt8], options: MarkdownOptions) -> Parsed? {
    // Without source positions the parser does not count the line ends in code and HTML.
    var flags = CMARK_OPT_FOOTNOTES | CMARK_OPT_VALIDATE_UTF8 | CMARK_OPT_SOURCEPOS
    if options.smartPunctuation { flags |= CMARK_OPT_SMART }
    guard let parser = cmark_parser_new(flags) else { return nil }
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
}
