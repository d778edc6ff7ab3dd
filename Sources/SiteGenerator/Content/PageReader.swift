import Diagnostics
import Documents
import ShareCards

/// Reads content files and records into pages, by the schema of the front matter.
struct PageReader: Sendable {
  let configuration: SiteConfiguration
  let schema: ContentSchema
  /// The style of cards when neither page, section nor site names one.
  let style: ShareCardStyle
  var limits = MarkdownLimits()

  /// Reads a content file.
  ///
  /// - Parameters:
  ///   - source: the Markdown file.
  ///   - place: where it stands.
  ///   - defaults: what its section gives it.
  /// - Returns: the page, nil when there are errors, and everything that is to be told.
  func read(
    _ source: SourceText, at place: PagePlace, defaults: PageDefaults
  ) -> (page: Page?, diagnostics: [Diagnostic]) {
    let frontMatter: FrontMatter
    do {
      frontMatter = try limits.split(source)
    } catch {
      return (nil, error.diagnostics)
    }
    let faults = limits.faults(of: source, frontMatter)
    let missed = frontMatter.missedOpening(of: source).map { [$0] } ?? []
    var decoder = PageDecoder(
      reader: self, place: place, defaults: defaults,
      origin: PageOrigin(source, contentPath: place.file))
    decoder.fingerprint = Fingerprint(of: source.bytes)
    decoder.body = frontMatter.body
    decoder.bodyLine = frontMatter.bodyLine
    // A text that is too costly to parse may well have a heading: a title is not missed then.
    decoder.summary =
      faults.isEmpty
      ? Markdown.summary(frontMatter.body, options: configuration.markdown)
      : MarkdownSummary(firstHeading: place.slug, firstParagraph: nil)
    let (page, diagnostics) = frontMatter.decode(
      of: source, .mapping { [decoder] in decoder.decode(from: &$0) })
    return (faults.isEmpty ? page : nil, missed + diagnostics + faults)
  }

  /// Reads a record of a data file.
  ///
  /// - Parameters:
  ///   - record: the record.
  ///   - place: where its file stands.
  ///   - defaults: what the section gives it.
  /// - Returns: the page, nil when there are errors, and everything that is to be told.
  func read(
    _ record: Record, at place: PagePlace, defaults: PageDefaults
  ) -> (page: Page?, diagnostics: [Diagnostic]) {
    var decoder = PageDecoder(
      reader: self, place: place, defaults: defaults,
      origin: PageOrigin(record, contentPath: place.file))
    var builder = FingerprintBuilder()
    builder.add(record.header?.bytes ?? [])
    builder.add(record.source.bytes)
    decoder.fingerprint = builder.finish()
    let values = ValueDecoder<Page>.mapping { [decoder] in decoder.decode(from: &$0) }
    let (page, diagnostics) = values.decode(record: record, documentName: "the record")
    return (page, diagnostics)
  }
}
