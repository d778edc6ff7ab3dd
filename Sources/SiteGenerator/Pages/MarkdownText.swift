import Diagnostics

/// The Markdown text of a page, with its place in the file.
struct MarkdownText {
  private let source: [UInt8]
  private let firstLine: Int
  private let origin: PageOrigin
  private let heading: String?

  /// - Parameters:
  ///   - source: the text in UTF-8.
  ///   - firstLine: the line of the file on which it begins.
  ///   - origin: the file.
  ///   - heading: the text of the first heading when that is shown elsewhere and left out here.
  init(_ source: [UInt8], firstLine: Int, origin: PageOrigin, heading: String?) {
    self.source = source
    self.firstLine = firstLine
    self.origin = origin
    self.heading = heading
  }

  /// The text as HTML, with links led to where their targets are in the site.
  ///
  /// - Parameters:
  ///   - options: the site's choices.
  ///   - links: where links can lead.
  /// - Returns: the HTML, and what is wrong with links, pictures and raw HTML.
  func render(
    options: MarkdownOptions, links: LinkMap
  ) -> (html: [UInt8], diagnostics: [Diagnostic]) {
    guard !source.isEmpty else { return ([], []) }
    let rendered = Markdown.html(
      source, options: options, withoutHeading: heading
    ) { links.resolve($0, in: origin.contentPath) }
    let diagnostics = rendered.faults.compactMap { fault in
      origin.source.map { fault.diagnostic(in: $0, firstLine: firstLine) }
    }
    return (rendered.html, diagnostics)
  }
}
