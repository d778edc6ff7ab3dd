/// CommonMark with GitHub's extensions, rendered to safe HTML.
///
/// Raw HTML and addresses with schemes that run code are left out (cmark-gfm's safe mode), since
/// content may come from an app's users.
package enum Markdown {
  /// The HTML of a Markdown text.
  ///
  /// - Parameters:
  ///   - source: the text in UTF-8.
  ///   - heading: the text of the first heading when that is shown elsewhere and left out here.
  /// - Returns: the HTML in UTF-8.
  package static func html(_ source: [UInt8], withoutHeading heading: String? = nil) -> [UInt8] {
    guard let document = MarkdownDocument(source) else { return [] }
    if let heading { document.removeFirstHeading(heading) }
    return document.html
  }

  /// The text of the first heading, without its markup; nil when there is none.
  package static func firstHeading(_ source: [UInt8]) -> String? {
    let marks: [UInt8] = [UInt8(ascii: "#"), UInt8(ascii: "="), UInt8(ascii: "-")]
    guard source.contains(where: marks.contains) else { return nil }
    return MarkdownDocument(source)?.firstHeading
  }
}
