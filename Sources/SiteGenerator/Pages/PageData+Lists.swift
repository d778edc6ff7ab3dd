import Diagnostics
import Mustache

// What templates get of the pages that show several moments, or none.
extension PageData {
  /// The values of one page of a list.
  func list(_ list: Listing, moments: ArraySlice<PlannedPage>, paging: Paging) -> Content {
    let section = list.section
    let language = section?.language ?? self.language
    var values = self.values(
      title: title(of: list, language: language),
      description: section?.description ?? site.configuration.description
        ?? site.configuration.title,
      language: language, canonical: url.absolute(paging.path))
    var diagnostics: [Diagnostic] = []
    // Only the first page has the text: the others would repeat it.
    if let section, paging.number == 1 {
      let text = MarkdownText(
        section.body, firstLine: section.bodyLine, origin: section.origin,
        heading: section.headingIsTitle ? section.title : nil)
      let (html, found) = text.render(options: site.configuration.markdown, links: links)
      values["html"] = .html(html)
      diagnostics = found
    }
    values["params"] = section.map { PageParams.value($0.params) } ?? .null
    values["moments"] = .list(moments.map { .object(tile(of: $0)) })
    values["preview"] = moments.first.map(preview) ?? .null
    values["pagination"] = pagination(paging, language: language)
    switch list.subject {
    case .site:
      values["is-home"] = .bool(paging.number == 1)
      values["sections"] = navigation["sections"]
    case .term(let taxonomy, _): values["taxonomy"] = reference(to: taxonomy)
    case .gallery: values["robots"] = "noindex"
    case .section: break
    }
    return Content(values: root(values, language: language), diagnostics: diagnostics)
  }

  /// The values of the page that shows a taxonomy's terms.
  func taxonomy(_ taxonomy: Taxonomy) -> TemplateValue {
    let title = title(of: taxonomy, language: language)
    var values = self.values(
      title: title, description: site.configuration.description ?? site.configuration.title,
      language: language, canonical: url.absolute(taxonomy.outputPath))
    values["name"] = .text(taxonomy.name)
    values["terms"] = .list(
      taxonomy.entries.map { entry in
        [
          "name": .text(entry.term.name),
          "direction": direction(of: entry.term.name, language: language),
          "address": .text(url.rooted(taxonomy.outputPath(of: entry.term))),
          "count": .text(String(entry.moments.count)),
        ]
      })
    return root(values, language: language)
  }

  /// The values of the page for addresses that lead nowhere.
  func notFound() -> TemplateValue {
    var values = self.values(
      title: text(.notFound, language: language),
      description: site.configuration.description ?? site.configuration.title,
      language: language, canonical: nil)
    values["robots"] = "noindex"
    return root(values, language: language)
  }

  private func title(of list: Listing, language: String) -> String {
    switch list.subject {
    case .site(let section): section?.title ?? site.configuration.title
    case .section(let section): section.title ?? section.path
    case .term(_, let entry): entry.term.name
    case .gallery: text(.gallery, language: language)
    }
  }

  private func reference(to taxonomy: Taxonomy) -> TemplateValue {
    [
      "name": .text(taxonomy.name), "title": .text(title(of: taxonomy, language: language)),
      "address": .text(url.rooted(taxonomy.outputPath)),
    ]
  }

  private func pagination(_ paging: Paging, language: String) -> TemplateValue {
    guard paging.count > 1 else { return .null }
    return [
      "text": .text(
        site.theme.strings.page(
          paging.number, of: paging.count, language: language,
          app: site.configuration.app.name)),
      "newer": optional(paging.newer.map(url.rooted)),
      "older": optional(paging.older.map(url.rooted)),
      "pages": .list(
        paging.entries.map { entry in
          switch entry {
          case .gap: ["is-gap": true]
          case .page(let number, let path):
            [
              "number": .text(String(number)), "address": .text(url.rooted(path)),
              "is-current": .bool(number == paging.number),
            ]
          }
        }),
    ]
  }
}
