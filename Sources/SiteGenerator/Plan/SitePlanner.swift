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
  /// - Throws: `DiagnosticError` when artifacts collide, a page has no layout, or its code nothing
  ///   to hold.
  package func plan() throws(DiagnosticError) -> SitePlan {
    let cards = CardPlanner(site: site)
    let (moments, warnings) = try cards.plan()
    return try plan(SiteOutline(site, moments: moments), cards: cards, warnings: warnings)
  }

  /// The plan, with every moment to look at and a way to its cards in other styles and sizes.
  ///
  /// - Throws: as `plan()`.
  package func catalogue() throws(DiagnosticError) -> SiteCatalogue {
    let cards = CardPlanner(site: site)
    let (moments, warnings) = try cards.plan()
    let plan = try plan(SiteOutline(site, moments: moments), cards: cards, warnings: warnings)
    return SiteCatalogue(site: site, plan: plan, moments: moments, cards: cards)
  }

  private func plan(
    _ outline: SiteOutline, cards: CardPlanner, warnings: [Diagnostic]
  ) throws(DiagnosticError) -> SitePlan {
    var artifacts = pages(of: outline).plan()
    let advisor = CodeAdvisor(codes: cards.codes)
    for moment in outline.moments {
      artifacts += moment.cards.map { CardArtifact.artifact($0, of: moment, advisor: advisor) }
      artifacts += moment.page.resources.map { resource($0, of: moment.page) }
    }
    artifacts.append(CardsFile(site: site, moments: outline.listed).artifact)
    artifacts += site.theme.assets.map(asset)
    artifacts += site.staticFiles.map(staticFile)
    artifacts += AppLinkPlanner(
      site: site, outline: outline, outputs: artifacts.map(\.path)
    ).plan()
    return try SitePlan(artifacts, diagnostics: warnings)
  }

  /// What the templates of all pages get, by the paths of the pages in the output.
  ///
  /// - Throws: `DiagnosticError` when a page has no layout, or its code nothing to hold.
  package func templateValues() throws(DiagnosticError) -> [String: TemplateValue] {
    let outline = SiteOutline(site, moments: try CardPlanner(site: site).plan().pages)
    return Dictionary(
      pages(of: outline).pages.map { ($0.path, $0.content().values) },
      uniquingKeysWith: { first, _ in first })
  }

  private func pages(of outline: SiteOutline) -> PagePlanner {
    PagePlanner(
      site: site, outline: outline,
      links: LinkPlanner(site: site, outline: outline).plan())
  }

  private func resource(_ resource: PageResource, of page: Page) -> Artifact {
    Artifact(
      path: "\(page.path)/\(resource.name)", fingerprint: Fingerprint(of: resource.bytes),
      origin: resource.origin
    ) { _ in Product(bytes: resource.bytes) }
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
}
