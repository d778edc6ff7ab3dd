import Diagnostics
import Documents
import QRCodes
import ShareCards

/// Reads content files into pages, by the schema of the front matter.
struct PageReader {
  let configuration: SiteConfiguration
  /// The theme's icons; nil when they could not be read, and any name has to pass.
  let icons: IconSet?
  var limits = MarkdownLimits()

  /// Reads one file.
  ///
  /// - Parameters:
  ///   - source: the Markdown file.
  ///   - path: the page's path below the site.
  /// - Returns: the page, nil when there are errors, and everything that is to be told.
  func read(_ source: SourceText, path: String) -> (page: Page?, diagnostics: [Diagnostic]) {
    if let fault = limits.sizeFault(of: source) { return (nil, [fault]) }
    let frontMatter: FrontMatter
    do {
      frontMatter = try FrontMatter.split(source)
    } catch {
      return (nil, error.diagnostics)
    }
    let faults = limits.faults(of: source, frontMatter)
    guard faults.isEmpty else {
      // A heading of no account keeps a title that the text may have from being missed.
      let (_, others) = read(source, frontMatter, path: path, heading: path)
      return (nil, others + faults)
    }
    // Going through a field leaves a heading out that shows no text, such as one of a picture.
    let heading = CardFields(["title": Markdown.summary(frontMatter.body).firstHeading ?? ""])[
      "title"]
    return read(source, frontMatter, path: path, heading: heading)
  }

  private func read(
    _ source: SourceText, _ frontMatter: FrontMatter, path: String, heading: String?
  ) -> (page: Page?, diagnostics: [Diagnostic]) {
    guard let yaml = frontMatter.yaml else {
      return withoutFrontMatter(source, path: path, body: frontMatter.body, heading: heading)
    }
    let (page, diagnostics) = decoder(
      source: source, path: path, body: frontMatter.body, heading: heading
    ).decode(yaml: yaml, documentName: "front matter")
    return (page, diagnostics)
  }

  /// A file without front matter is a plain page that its first heading names.
  private func withoutFrontMatter(
    _ source: SourceText, path: String, body: [UInt8], heading: String?
  ) -> (page: Page?, diagnostics: [Diagnostic]) {
    let node = DocumentNode(.mapping([]), at: SourceLocation(file: source.path))
    var context = DecodingContext(source: source, documentName: "front matter")
    let page = decoder(source: source, path: path, body: body, heading: heading)
      .decode(node, in: &context)
    return (page, context.diagnostics)
  }

  private func decoder(
    source: SourceText, path: String, body: [UInt8], heading: String?
  ) -> ValueDecoder<Page> {
    .mapping { reader in
      let kind = Self.kind(from: &reader)
      var fields = self.fields(of: kind, heading: heading, from: &reader)
      if let kind { Self.reportFieldsOfOtherKinds(than: kind, in: &reader) }
      let icon = kind == .quote ? nil : reader.optional("icon", self.icon)
      fields["icon"] = icon.flatMap { _ in reader.node(for: "icon")?.text }
      fields["brand"] = reader.value("brand", .nonEmptyText, default: configuration.brandName)
      let style = reader.value("style", .cardStyle, default: configuration.style)
      let language = reader.value("language", .languageTag, default: configuration.language)
      let date = reader.optional("date", .date)
      let link = reader.optional("link", self.link) ?? self.templateLink(path: path)
      let description = reader.optional("description", .nonEmptyText)
      let alternative = reader.optional("image-alt", .nonEmptyText)
      guard let kind, let title = fields["title"] else { return nil }
      return Page(
        source: source, kind: kind, path: path, title: title, fields: fields, icon: icon,
        style: style, language: language, date: date, link: link,
        description: description
          ?? PageTexts.description(
            kind: kind, fields: fields, site: configuration.title),
        imageAlternative: alternative ?? PageTexts.imageAlternative(kind: kind, fields: fields),
        headingIsTitle: kind == .page && reader.node(for: "title")?.isNull ?? true, body: body,
        locations: Self.locations(in: reader))
    }
  }

  /// The page's kind; nil after a fault was reported.
  private static func kind(from reader: inout MappingReader) -> PageKind? {
    guard let node = reader.node(for: "kind"), !node.isNull else {
      return reader.value("kind", kindName, default: .page)
    }
    return reader.optional("kind", kindName)
  }

  private static let kindName = ValueDecoder<PageKind>.choice(
    noun: "kind", label: "kinds", code: .unknownKind)

  /// The texts of a kind; the title is missing from them after an error.
  private func fields(
    of kind: PageKind?, heading: String?, from reader: inout MappingReader
  ) -> CardFields {
    var fields = CardFields()
    switch kind {
    case nil:
      // The fields of a kind that is not known are no faults of their own.
      reader.allow(["title", "subtitle", "metric", "quote", "attribution"])
    case .achievement:
      fields["title"] = reader.required("title", .nonEmptyText)
      fields["metric"] = reader.required(
        "metric", .nonEmptyText, hint: "add the value that was reached, such as 'metric: 500 pts'")
      fields["subtitle"] = reader.optional("subtitle", .nonEmptyText)
    case .quote:
      fields["quote"] = reader.required("quote", .nonEmptyText)
      fields["attribution"] = reader.optional("attribution", .nonEmptyText)
      fields["title"] = reader.optional("title", .nonEmptyText) ?? fields["quote"]
      fields["subtitle"] = reader.optional("subtitle", .nonEmptyText)
    case .page:
      if let heading {
        fields["title"] = reader.value("title", .nonEmptyText, default: heading)
      } else {
        fields["title"] = reader.required(
          "title", .nonEmptyText, hint: "add 'title: …', or a heading to the text")
      }
      fields["subtitle"] = reader.optional("subtitle", .nonEmptyText)
    }
    return fields
  }

  /// Reports fields that the page would have if it were of another kind, which is often forgotten.
  private static func reportFieldsOfOtherKinds(
    than kind: PageKind, in reader: inout MappingReader
  ) {
    let owners: [(field: String, kind: PageKind)] = [
      ("metric", .achievement), ("quote", .quote), ("attribution", .quote),
    ]
    for (field, owner) in owners where owner != kind && reader.node(for: field) != nil {
      reader.allow([field])
      reader.report(
        .unknownKey, "'\(field)' is no key of the kind '\(kind.rawValue)'",
        hint: "write 'kind: \(owner.rawValue)', or remove it", at: field)
    }
  }

  private var icon: ValueDecoder<IconGlyph> {
    ValueDecoder { [icons] node, context in
      guard let name = ValueDecoder<String>.nonEmptyText.decode(node, in: &context), let icons
      else { return nil }
      if let glyph = icons.glyph(named: name) { return glyph }
      context.report(
        .unknownIcon, "unknown icon '\(name)'", hint: icons.hint(for: name), at: node)
      return nil
    }
  }

  private var link: ValueDecoder<DeepLink> {
    let schemes = configuration.app.schemes
    return ValueDecoder<String>.nonEmptyText.converted { text throws(ValueFault) in
      do throws(DeepLinkError) {
        return try DeepLink(text, allowedSchemes: schemes)
      } catch {
        var hint = error.hint
        if case .schemeNotAllowed = error {
          hint += "; name others under 'app: schemes' in site.yml"
        }
        throw ValueFault("is not right: " + error.message, hint: hint, code: .invalidURL)
      }
    }
  }

  /// The link that the site's template gives the page.
  ///
  /// The template was checked with the configuration and its values are percent-encoded, so only
  /// a path of more than 2,000 bytes leaves it without a link; the page's address serves then.
  private func templateLink(path: String) -> DeepLink? {
    let slug = path.split(separator: "/").last.map(String.init) ?? path
    return configuration.app.link.flatMap { template in
      try? DeepLink(
        template.text(slug: slug, path: path), allowedSchemes: configuration.app.schemes)
    }
  }

  private static func locations(in reader: MappingReader) -> [String: SourceLocation] {
    let entries = reader.node.entries ?? []
    return Dictionary(entries.map { ($0.key, $0.value.location) }) { first, _ in first }
  }
}
