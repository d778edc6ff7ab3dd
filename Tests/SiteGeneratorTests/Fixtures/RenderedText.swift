import SiteGenerator

/// The HTML of a Markdown text.
func html(
  _ text: String, options: MarkdownOptions = MarkdownOptions(),
  withoutHeading heading: String? = nil
) -> String {
  let rendered = Markdown.html(Array(text.utf8), options: options, withoutHeading: heading)
  return String(decoding: rendered.html, as: UTF8.self)
}
