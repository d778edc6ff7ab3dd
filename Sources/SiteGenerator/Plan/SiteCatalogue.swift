import ShareCards

/// A site to look through: its plan, every moment, and a way to the cards in other styles and sizes.
///
/// All of it comes from one pass over the site, so that no list tells of what the plan lacks.
package struct SiteCatalogue: Sendable {
  package let plan: SitePlan
  /// All moments, also those that no list of the site shows: the newest first, then by title.
  package let moments: [CatalogueMoment]
  package let variants: CardVariants
  private let configuration: SiteConfiguration

  init(site: Site, plan: SitePlan, moments: [PlannedPage], cards: CardPlanner) {
    self.plan = plan
    configuration = site.configuration
    let url = site.configuration.url
    let taxonomies = site.configuration.taxonomies
    self.moments = SiteOutline.newestFirst(moments, in: site.configuration.timeZone).map {
      CatalogueMoment($0, url: url, taxonomies: taxonomies)
    }
    variants = CardVariants(
      moments: moments, styles: site.theme.styles, sizes: site.configuration.cardSizes,
      site: site.configuration.cards, planner: cards)
  }

  package var title: String { configuration.title }
  package var url: SiteURL { configuration.url }
  /// The language of pages that name none, as a BCP 47 tag.
  package var language: String { configuration.language }
  /// The sizes that each moment has a card in, in the order to show.
  package var sizes: [ShareCardSize] { configuration.cardSizes }
  /// The names of the styles that cards can have, in their order.
  package var styles: [String] { variants.styleNames }
  /// The kinds that moments are of, sorted.
  package var kinds: [String] { Set(moments.map(\.kind)).sorted() }
  /// The terms that moments have, in all taxonomies, sorted.
  package var tags: [String] { Set(moments.flatMap(\.tags)).sorted() }
}
