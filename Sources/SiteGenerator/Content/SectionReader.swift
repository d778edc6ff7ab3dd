import Diagnostics
import Documents
import ShareCards

/// Reads `_index.md` files.
struct SectionReader: Sendable {
  let configuration: SiteConfiguration
  let schema: ContentSchema
  var limits = MarkdownLimits()

  /// Reads one file.
  ///
  /// - Parameters:
  ///   - source: the file.
  ///   - place: where it stands.
  /// - Returns: the section, nil when there are errors, and everything that is to be told.
  func read(
    _ source: SourceText, at place: PagePlace
  ) -> (section: Section?, diagnostics: [Diagnostic]) {
    let frontMatter: FrontMatter
    do {
      frontMatter = try limits.split(source)
    } catch {
      return (nil, error.diagnostics)
    }
    let faults = limits.faults(of: source, frontMatter)
    guard faults.isEmpty else { return (nil, faults) }
    let decoder = decoder(
      of: frontMatter, fingerprint: Fingerprint(of: source.bytes),
      origin: PageOrigin(source, contentPath: place.file), path: place.section)
    let (section, diagnostics) = frontMatter.decode(of: source, decoder)
    return (section, diagnostics)
  }

  private func decoder(
    of frontMatter: FrontMatter, fingerprint: Fingerprint, origin: PageOrigin, path: String
  ) -> ValueDecoder<Section> {
    let summary = Markdown.summary(frontMatter.body, options: configuration.markdown)
    let heading = CardFields(["title": summary.firstHeading ?? ""])["title"]
    return .mapping { [configuration, schema] reader in
      let title = reader.optional("title", .nonEmptyText)
      let description = reader.optional("description", .nonEmptyText)
      let language = reader.value("language", .languageTag, default: configuration.language)
      let isListed = reader.value("listed", .boolean, default: true)
      let params = reader.optional("params", PageParams.decoder) ?? []
      var defaults = reader.value(
        "cascade", cascade(schema: schema), default: PageDefaults())
      // The text is shown on the section's page alone.
      defaults.fingerprint = Fingerprint(of: Array(frontMatter.yaml?.bytes ?? []))
      return Section(
        origin: origin, path: path, title: title ?? heading,
        description: description ?? summary.firstParagraph, language: language,
        isListed: isListed, params: params, defaults: defaults,
        headingIsTitle: title == nil, body: frontMatter.body, bodyLine: frontMatter.bodyLine,
        fingerprint: fingerprint)
    }
  }

  private func cascade(schema: ContentSchema) -> ValueDecoder<PageDefaults> {
    .mapping { reader in PageDefaults.read(from: &reader, schema: schema) }
  }
}
