/// CommonMark with GitHub's extensions, rendered to safe HTML.
///
/// Addresses with schemes that run code are left out, and raw HTML unless the site allows it,
/// since content may come from an app's users.
package enum Markdown {
  /// The HTML of a Markdown text.
  ///
  /// Its headings have ids, and begin at the second level, since the page has its title above.
  ///
  /// - Parameters:
  ///   - source: the text in UTF-8.
  ///   - options: what the site chooses.
  ///   - heading: the text of the first heading when that is shown elsewhere and left out here.
  ///   - resolve: says where each link and picture leads, in the order of the page.
  /// - Returns: the HTML, and the faults in the same order.
  package static func html(
    _ source: [UInt8], options: MarkdownOptions = MarkdownOptions(),
    withoutHeading heading: String? = nil,
    resolve: (MarkdownLink) -> LinkResolution = { _ in .unchanged }
  ) -> RenderedMarkdown {
    guard let document = MarkdownDocument(source, options: options) else {
      return RenderedMarkdown()
    }
    if let heading { document.removeFirstHeading(heading) }
    let faults = MarkdownScreening.screen(document, options: options, resolve: resolve)
    return RenderedMarkdown(html: MarkdownRenderer.html(of: document), faults: faults)
  }

  /// What a text says about itself, from one parse.
  package static func summary(
    _ source: [UInt8], options: MarkdownOptions = MarkdownOptions()
  ) -> MarkdownSummary {
    MarkdownDocument(source, options: options)?.summary ?? MarkdownSummary()
  }
}
