import Diagnostics
import Documents
import QRCodes
import ShareCards

/// Decodes one page from its front matter or record.
struct PageDecoder: Sendable {
  let reader: PageReader
  let place: PagePlace
  let defaults: PageDefaults
  let origin: PageOrigin
  var fingerprint = Fingerprint(of: [])
  var body: [UInt8] = []
  var bodyLine = 1
  /// What the text says of itself.
  var summary = MarkdownSummary()

  private var configuration: SiteConfiguration { reader.configuration }

  /// The page; nil after what is missing was reported.
  func decode(from mapping: inout MappingReader) -> Page? {
    // Hints name these before all others.
    mapping.allow(["kind", "title", "subtitle"])
    let own = PageDefaults.read(from: &mapping, schema: reader.schema)
    let values = own.filled(from: defaults)
    // The fields of a kind that was named and is not known are no faults of their own.
    let isUnknownKind = own.kind == nil && mapping.node(for: "kind")?.isNull == false
    let kind = isUnknownKind ? nil : values.kind ?? .page
    let content = decodeContent(of: kind, from: &mapping)
    if let kind, !kind.hasIcon { reportIcon(of: kind, in: &mapping) }
    let dates = decodeDates(values, from: &mapping)
    let slug = decodeSlug(title: content.fields["title"], from: &mapping)
    let aliases = mapping.value("aliases", .list(of: .aliasPath, count: 0...100), default: [])
    let ownLink = mapping.optional("link", reader.schema.link)
    let description = mapping.optional("description", .nonEmptyText)
    let alternative = mapping.optional("image-alt", .nonEmptyText)
    guard let kind, let title = content.fields["title"], let slug,
      let path = decodePath(slug: slug, kind: kind, values, dates: dates, from: &mapping)
    else { return nil }
    let fields = fill(content.fields, of: kind, with: values)
    let (link, appLink) = links(own: ownLink, slug: slug, path: path, content: content)
    return Page(
      origin: origin, kind: kind, path: path, slug: slug, section: place.section, title: title,
      fields: fields, stats: content.stats, progress: content.progress, params: values.params,
      contact: content.contact, icon: kind.hasIcon ? values.icon : nil,
      style: values.style ?? reader.style, card: values.card,
      language: values.language ?? configuration.language, dates: dates,
      isListed: values.isListed ?? kind.isListedByDefault,
      link: link, appLink: appLink, code: values.code ?? PageCode(),
      description: description
        ?? PageTexts.description(
          kind: kind, fields: fields, stats: content.stats, paragraph: summary.firstParagraph,
          site: configuration.description ?? configuration.title),
      imageAlternative: alternative
        ?? PageTexts.imageAlternative(kind: kind, fields: fields, stats: content.stats),
      terms: values.terms, aliases: aliases, headingIsTitle: content.titleIsHeading, body: body,
      bodyLine: bodyLine, fingerprint: combinedFingerprint,
      locations: KeyLocations(mapping.node.entries ?? [], file: origin.file))
  }

  /// An icon of the section may be for other pages in it, one of the page's own is a mistake.
  private func reportIcon(of kind: PageKind, in mapping: inout MappingReader) {
    guard mapping.node(for: "icon")?.isNull == false else { return }
    mapping.report(
      .unknownKey, "'icon' is no key of the kind '\(kind.name)'",
      hint: "remove it: its cards have no icon", at: "icon")
  }

  private func decodeDates(
    _ values: PageDefaults, from mapping: inout MappingReader
  ) -> PageDates {
    let dates = PageDates(
      date: mapping.optional("date", .date),
      updated: mapping.optional("updated", .date), publish: values.publish,
      expires: values.expires, isDraft: values.isDraft ?? false)
    let zone = configuration.timeZone
    if let publish = dates.publish, let expires = dates.expires,
      publish.moment(in: zone) >= expires.moment(in: zone)
    {
      mapping.report(
        .invalidDate, "the page expires before it is published",
        hint: "write a later 'expires', or remove it", at: "expires")
    }
    return dates
  }

  /// The page's own part of its path: what the author says, the file's name, or the title.
  private func decodeSlug(title: String?, from mapping: inout MappingReader) -> String? {
    let own = mapping.optional("slug", .nonEmptyText).map { Slug.make($0) }
    return own ?? place.slug ?? title.map { Slug.make($0) }
  }

  private func decodePath(
    slug: String, kind: PageKind, _ values: PageDefaults, dates: PageDates,
    from mapping: inout MappingReader
  ) -> String? {
    guard let permalink = values.permalink else {
      return place.section.isEmpty ? slug : "\(place.section)/\(slug)"
    }
    do throws(ValueFault) {
      return try permalink.path(
        slug: slug, section: place.section, kind: kind.name, date: dates.date)
    } catch {
      let key = mapping.node(for: "permalink") == nil ? "title" : "permalink"
      mapping.report(
        error.code, "the page's permalink \(error.message)", hint: error.hint, at: key)
      return nil
    }
  }

  private func fill(
    _ fields: CardFields, of kind: PageKind, with values: PageDefaults
  ) -> CardFields {
    var fields = fields
    fields["icon"] = kind.hasIcon ? values.icon?.name : nil
    fields["brand"] = values.brand ?? configuration.brandName
    for (name, text) in PageParams.texts(values.params) { fields["params.\(name)"] = text }
    return fields
  }

  /// The deep link, and the one of the button.
  ///
  /// What the page says itself comes before the site's templates, but for a link to the site's own
  /// host: browsers follow that one themselves, so that the button needs another.
  private func links(
    own: DeepLink?, slug: String, path: String, content: PageContent
  ) -> (link: DeepLink?, appLink: DeepLink?) {
    let app = configuration.app
    let link = own ?? fill(app.link, slug: slug, path: path, content: content)
    if let own, !configuration.url.isHost(of: own) { return (link, own) }
    return (link, fill(app.open, slug: slug, path: path, content: content) ?? link)
  }

  /// The link that a template of the site gives the page.
  ///
  /// The template was checked with the configuration and its values are percent-encoded. A page
  /// that lacks one of them, or whose path makes the link too long, goes without; its own
  /// address serves then.
  private func fill(
    _ template: LinkTemplate?, slug: String, path: String, content: PageContent
  ) -> DeepLink? {
    let text = template?.text { placeholder in
      switch placeholder {
      case .slug: slug
      case .path: path
      case .code: content.fields["code"]
      case .id: content.contact?.contactID.text
      }
    }
    return text.flatMap { try? DeepLink($0, allowedSchemes: configuration.app.schemes) }
  }

  private var combinedFingerprint: Fingerprint {
    var builder = FingerprintBuilder()
    builder.add(fingerprint)
    builder.add(defaults.fingerprint)
    builder.add(place.file)
    return builder.finish()
  }
}
