import Canvas
import Diagnostics
import Mustache
import QRCodes
import ShareCards

// What templates get of a moment.
extension PageData {
  /// The values of a moment's own page.
  ///
  /// - Parameters:
  ///   - moment: the moment.
  ///   - more: other moments to look at next.
  /// - Returns: the values, and what is wrong with the links of its text.
  func moment(_ moment: PlannedPage, more: [PlannedPage]) -> Content {
    let page = moment.page
    var values = self.values(
      title: page.title, description: page.description, language: page.language,
      canonical: url.absolute(page.outputPath))
    values.merge(tile(of: moment)) { _, tile in tile }
    values.merge(MomentDetails(page: page, data: self).values) { _, details in details }
    let text = MarkdownText(
      page.body, firstLine: page.bodyLine, origin: page.origin,
      heading: page.headingIsTitle ? page.title : nil)
    let (html, diagnostics) = text.render(options: site.configuration.markdown, links: links)
    values["html"] = .html(html)
    values["params"] = PageParams.value(page.params)
    values["robots"] = page.isListed ? .null : "noindex"
    values["preview"] = preview(of: moment)
    values.merge(appValues(of: page)) { _, app in app }
    values["link"] = page.link.map { link(to: $0.text) } ?? .null
    let address = url.absolute(page.outputPath)
    values["web"] = ["url": .text(address), "text": .text(Self.shown(address))]
    values["qr"] = code(of: moment)
    values["section"] = section(of: page)
    values["more"] =
      more.isEmpty ? .null : ["moments": .list(more.map { .object(tile(of: $0)) })]
    return Content(values: root(values, language: page.language), diagnostics: diagnostics)
  }

  /// What every page that shows a moment needs of it.
  func tile(of moment: PlannedPage) -> [String: TemplateValue] {
    let page = moment.page
    let style = moment.style
    var values: [String: TemplateValue] = [
      "title": .text(page.title),
      "language": .text(page.language),
      "direction": direction(of: page.title, language: page.language),
      "address": .text(url.rooted(page.outputPath)),
      "description": .text(page.description),
      "kind": .text(page.kind.name),
      "date": date(page.dates.date, language: page.language),
      "card": moment.preview.map { .object(card($0, of: page)) } ?? .null,
      "cards": .list(moment.cards.map { .object(card($0, of: page)) }),
      "terms": terms(of: page),
      "colors": [
        "accent": .text(style.accentColor.hexadecimal),
        "background": .text(style.backgroundColor.hexadecimal),
        "text": .text(style.primaryTextColor.hexadecimal),
      ],
    ]
    for kind in PageKind.builtIn { values["is-\(kind.name)"] = false }
    values["is-\(page.kind.name)"] = true
    return values
  }

  /// A date for machines and for people.
  func date(_ date: ContentDate?, language: String) -> TemplateValue {
    guard let date else { return .null }
    return [
      "iso": .text(date.day8601),
      "text": .text(site.theme.strings.date(date, language: language)),
    ]
  }

  /// The one picture that previews of the link show, with all that they ask about it.
  func preview(of moment: PlannedPage) -> TemplateValue {
    guard let card = moment.preview else { return .null }
    return [
      "url": .text(card.absoluteAddress(on: url)),
      "width": .text(String(card.width)),
      "height": .text(String(card.height)),
      "type": .text(card.format.mediaType),
      "alt": .text(moment.page.imageAlternative),
    ]
  }

  private func card(_ card: PlannedCard, of page: Page) -> [String: TemplateValue] {
    var values: [String: TemplateValue] = [
      "size": .text(card.size.id),
      "name": .text(name(of: card.size, language: page.language)),
      "width": .text(String(card.width)),
      "height": .text(String(card.height)),
      "type": .text(card.format.mediaType),
      "address": .text(card.address(on: url)),
      "file": .text("\(page.slug)-\(card.size.id).\(card.format.fileExtension)"),
      "alt": .text(page.imageAlternative),
    ]
    for size in ShareCardSize.allCases { values["is-\(size.id)"] = .bool(size == card.size) }
    return values
  }

  private func name(of size: ShareCardSize, language: String) -> String {
    StringKey(rawValue: size.id).map { text($0, language: language) } ?? size.id
  }

  private func terms(of page: Page) -> TemplateValue {
    .list(
      outline.taxonomies.flatMap { taxonomy in
        (page.terms[taxonomy.name] ?? []).compactMap { term in
          // An unlisted page may be the only one with a term, which has no page then.
          guard taxonomy.contains(term) else { return nil }
          return [
            "name": .text(term.name), "address": .text(url.rooted(taxonomy.outputPath(of: term))),
          ]
        }
      })
  }

  /// The nearest section around a page that has a page of its own.
  private func section(of page: Page) -> TemplateValue {
    let sections = site.content.sections
    for path in SectionPath.chain(from: page.section) where !path.isEmpty {
      guard let section = sections[path], let title = section.title else { continue }
      return ["title": .text(title), "address": .text(url.rooted(section.outputPath))]
    }
    return .null
  }

  /// The code of the cards as an SVG path, and where it leads.
  private func code(of moment: PlannedPage) -> TemplateValue {
    guard let code = moment.code,
      let symbol = try? QRSymbol(payload: Array(code.payload.utf8), correction: code.correction)
    else { return .null }
    let page = moment.page
    return [
      "size": .text(String(symbol.sideWithQuietZone)),
      "path": .text(symbol.svgPath),
      "caption": .text(code.caption),
      "text": .text(code.isContact ? page.title : Self.shown(code.payload)),
      "address": code.isContact ? .null : .text(code.payload),
    ]
  }

  private func link(to address: String) -> TemplateValue {
    ["address": .text(address), "text": .text(Self.shown(address))]
  }

  /// An address as people read it, without what all addresses begin with.
  private static func shown(_ address: String) -> String {
    address.hasPrefix("https://") ? String(address.dropFirst("https://".count)) : address
  }
}
