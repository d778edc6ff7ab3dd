/// What a site chooses about its texts.
package struct MarkdownOptions: Hashable, Sendable {
  /// Whether straight quotes, `--` and `...` become the characters of print.
  package var smartPunctuation = false
  /// Whether HTML in the text is passed on as written, which gives its authors the whole page.
  package var allowsRawHTML = false

  package init() {}
}
