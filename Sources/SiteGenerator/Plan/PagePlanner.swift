import Diagnostics
import Mustache

/// Describes every HTML page of a site.
struct PagePlanner: Sendable {
  private let site: Site
  private let outline: SiteOutline
  private let links: LinkMap
  private let data: PageData
  /// What every page depends on.
  private let base: Fingerprint

  init(site: Site, outline: SiteOutline, links: LinkMap) {
    self.site = site
    self.outline = outline
    self.links = links
    data = PageData(site: site, outline: outline, links: links)
    var builder = FingerprintBuilder()
    builder.add(site.fingerprint)
    for section in outline.sections {
      builder.add(section.path)
      builder.add(section.title ?? "")
      builder.add(section.isListed ? 1 : 0)
    }
    for taxonomy in outline.taxonomies { builder.add(taxonomy.name) }
    base = builder.finish()
  }

  func plan() -> [Artifact] {
    pages.map(artifact) + outline.moments.flatMap(aliases)
  }

  /// The pages that are made of templates.
  var pages: [TemplatedPage] {
    outline.moments.map(sharePage) + outline.lists.flatMap(pages) + outline.taxonomies.map(page)
      + [notFound]
  }

  private func sharePage(_ moment: PlannedPage) -> TemplatedPage {
    let more = outline.moments(after: moment, count: Self.moreMoments)
    var builder = FingerprintBuilder()
    builder.add(moment.fingerprint)
    for other in more { builder.add(other.fingerprint) }
    addLinks(of: moment.page.body, to: &builder)
    let kind = "kinds/\(moment.page.kind.name)"
    return TemplatedPage(
      path: moment.page.outputPath,
      template: site.theme.templates.contains(kind) ? kind : "page",
      fingerprint: builder.finish(), origin: moment.origin
    ) { data.moment(moment, more: more) }
  }

  /// How many other moments a moment's page shows.
  private static let moreMoments = 3

  private func aliases(of moment: PlannedPage) -> [Artifact] {
    moment.page.aliases.map { alias in
      AliasPage(path: alias.outputPath, moment: moment, url: site.configuration.url).artifact
    }
  }

  private func pages(of list: Listing) -> [TemplatedPage] {
    let slices = list.pages(of: site.configuration.pageSize)
    return slices.enumerated().map { index, moments in
      let paging = Paging(list: list, number: index + 1, count: slices.count)
      var builder = FingerprintBuilder()
      builder.add(index)
      builder.add(slices.count)
      for moment in moments { builder.add(moment.fingerprint) }
      if let section = list.section {
        builder.add(section.fingerprint)
        addLinks(of: section.body, to: &builder)
      }
      return TemplatedPage(
        path: list.outputPath(ofPage: index + 1), template: list.template,
        fingerprint: builder.finish(), origin: list.origin
      ) { data.list(list, moments: moments, paging: paging) }
    }
  }

  private func page(of taxonomy: Taxonomy) -> TemplatedPage {
    var builder = FingerprintBuilder()
    for entry in taxonomy.entries {
      builder.add(entry.term.name)
      builder.add(entry.moments.count)
    }
    return TemplatedPage(
      path: taxonomy.outputPath, template: "taxonomy", fingerprint: builder.finish(),
      origin: "the list of '\(taxonomy.name)'"
    ) { PageData.Content(values: data.taxonomy(taxonomy)) }
  }

  private var notFound: TemplatedPage {
    TemplatedPage(
      path: "404.html", template: "404", fingerprint: Fingerprint(of: []),
      origin: "the page for 404",
      isDefault: true
    ) { PageData.Content(values: data.notFound()) }
  }

  /// Adds where the links of a text can lead, which its HTML depends on.
  private func addLinks(of text: [UInt8], to builder: inout FingerprintBuilder) {
    if LinkMap.mayHaveLinks(text) { builder.add(links.fingerprint) }
  }

  private func artifact(_ page: TemplatedPage) -> Artifact {
    var builder = FingerprintBuilder()
    builder.add(base)
    builder.add(page.path)
    builder.add(page.template)
    builder.add(page.fingerprint)
    let templates = site.theme.templates
    return Artifact(
      path: page.path, fingerprint: builder.finish(), origin: page.origin,
      isDefault: page.isDefault
    ) { _ in
      let content = page.content()
      var html: [UInt8] = []
      do throws(DiagnosticError) {
        try templates.render(page.template, with: content.values, into: &html)
        return Product(bytes: html, diagnostics: content.diagnostics)
      } catch {
        return .failed(content.diagnostics + error.diagnostics)
      }
    }
  }
}
