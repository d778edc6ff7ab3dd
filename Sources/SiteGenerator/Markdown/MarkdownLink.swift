/// Where a text leads, or a picture that it shows.
package struct MarkdownLink: Hashable, Sendable {
  /// The destination as the author wrote it, with entities and escapes resolved.
  package let destination: String
  package let isImage: Bool
  /// The line of the text, counted from 1.
  package let line: Int
}
