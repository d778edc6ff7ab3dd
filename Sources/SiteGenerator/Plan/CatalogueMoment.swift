import Canvas
import ShareCards

/// One moment of a catalogue.
package struct CatalogueMoment: Sendable {
  private let moment: PlannedPage
  private let url: SiteURL
  private let taxonomies: [String]

  init(_ moment: PlannedPage, url: SiteURL, taxonomies: [String]) {
    self.moment = moment
    self.url = url
    self.taxonomies = taxonomies
  }

  private var page: Page { moment.page }

  /// The path below the site without slashes at its ends, such as `awards/first-5k`.
  package var path: String { page.path }
  package var title: String { page.title }
  package var description: String { page.description }
  /// The name of the kind, such as `achievement`.
  package var kind: String { page.kind.name }
  /// The name of the style.
  package var style: String { page.style.id }
  /// The names of the page's terms in all taxonomies, each once.
  package var tags: [String] {
    var seen = Set<String>()
    return taxonomies.flatMap { page.terms[$0] ?? [] }.map(\.name)
      .filter { seen.insert($0).inserted }
  }
  /// The language as a BCP 47 tag.
  package var language: String { page.language }
  /// The direction in which the title is read.
  package var direction: TextDirection { TextDirection(of: page.title, language: page.language) }
  /// Whether lists, tags and the gallery of the site show the page.
  package var isListed: Bool { page.isListed }
  package var isDraft: Bool { page.dates.isDraft }
  /// The file that the page is written in, as the user would type it.
  package var source: String { page.origin.file }
  /// The page's address from the host's root, base path included.
  package var address: String { url.rooted(page.outputPath) }
  /// The paths of the files in the output that lead to the page from its former addresses.
  package var aliases: [String] { page.aliases.map(\.outputPath) }
  /// The page's address where the site is published.
  package var publishedAddress: String { url.absolute(page.outputPath) }

  /// All texts of the cards, in no order that means anything: what a search looks through.
  package var text: String {
    let fields = page.fields.sorted.map(\.value)
    let stats = page.stats.flatMap { [$0.label, $0.value] }
    return (fields + stats).joined(separator: " ")
  }

  /// What the cards' pictures show, for those who do not see them.
  package var imageAlternative: String { page.imageAlternative }
  /// The cards in the order of the site's sizes.
  package var cards: [CatalogueCard] { moment.cards.map(CatalogueCard.init) }
}
