/// The HTML of a text, and what is to be told about it.
package struct RenderedMarkdown: Hashable, Sendable {
  /// The HTML in UTF-8.
  package var html: [UInt8] = []
  package var faults: [MarkdownFault] = []
}
