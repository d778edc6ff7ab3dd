import Diagnostics
import Mustache

/// Turns a loaded site into the plan of its output.
///
/// Nothing is drawn and no file is touched.
package struct SitePlanner: Sendable {
  private let site: Site

  package init(_ site: Site) {
    self.site = site
  }

  /// The plan.
  ///
  /// - Throws: `DiagnosticError` when artifacts collide or a page has no layout.
  package func plan() throws(DiagnosticError) -> SitePlan {
    let pages = try CardPlanner(site: site).plan()
    let data = PageData(site: site)
    var artifacts: [Artifact] = []
    for page in pages {
      artifacts.append(sharePage(page, data: data))
      artifacts += page.cards.map { CardArtifact.artifact(for: $0, of: page.page) }
    }
    artifacts.append(listing("index", pages: pages, data: data))
    artifacts.append(listing("gallery", pages: pages, data: data))
    artifacts += site.theme.assets.map(asset)
    artifacts += site.staticFiles.map(staticFile)
    return try SitePlan(artifacts)
  }

  private func sharePage(_ planned: PlannedPage, data: PageData) -> Artifact {
    var builder = FingerprintBuilder()
    builder.add(site.fingerprint)
    builder.add(planned)
    return page(
      planned.page.outputPath, template: "page", fingerprint: builder.finish(),
      origin: planned.page.source.path
    ) { data.sharePage(planned) }
  }

  /// The index or the gallery: a page that shows all others.
  private func listing(_ template: String, pages: [PlannedPage], data: PageData) -> Artifact {
    let path = template == "index" ? "index.html" : "\(template)/index.html"
    let ordered = Self.newestFirst(pages)
    var builder = FingerprintBuilder()
    builder.add(site.fingerprint)
    builder.add(template)
    for planned in ordered { builder.add(planned) }
    return page(path, template: template, fingerprint: builder.finish(), origin: "the \(template)")
    { template == "index" ? data.index(ordered) : data.gallery(ordered) }
  }

  private func page(
    _ path: String, template: String, fingerprint: Fingerprint, origin: String,
    value: @escaping @Sendable () -> TemplateValue
  ) -> Artifact {
    let templates = site.theme.templates
    return Artifact(path: path, fingerprint: fingerprint, origin: origin) { _ in
      var html: [UInt8] = []
      do throws(DiagnosticError) {
        try templates.render(template, with: value(), into: &html)
        return Product(bytes: html)
      } catch {
        return .failed(error.diagnostics)
      }
    }
  }

  private func asset(_ asset: ThemeAsset) -> Artifact {
    Artifact(
      path: asset.outputPath, fingerprint: asset.fingerprint,
      origin: "the theme's \(asset.outputPath)", isDefault: true
    ) { _ in Product(bytes: asset.bytes) }
  }

  private func staticFile(_ file: Site.StaticFile) -> Artifact {
    Artifact(
      path: file.path, fingerprint: Fingerprint(of: file.bytes), origin: file.origin
    ) { _ in Product(bytes: file.bytes) }
  }

  /// Pages in the order of lists: the newest first, then by title and path.
  static func newestFirst(_ pages: [PlannedPage]) -> [PlannedPage] {
    pages.sorted { left, right in
      let (first, second) = (
        left.page.date?.moment(in: .utc) ?? .min, right.page.date?.moment(in: .utc) ?? .min
      )
      if first != second { return first > second }
      if left.page.title != right.page.title {
        return left.page.title.utf8.lexicographicallyPrecedes(right.page.title.utf8)
      }
      return left.page.path.utf8.lexicographicallyPrecedes(right.page.path.utf8)
    }
  }
}

extension FingerprintBuilder {
  /// Adds all that what is shown of a page depends on, besides the site.
  fileprivate mutating func add(_ planned: PlannedPage) {
    add(planned.page.path)
    add(planned.page.source.bytes)
    for card in planned.cards { add(card.fingerprint) }
  }
}
