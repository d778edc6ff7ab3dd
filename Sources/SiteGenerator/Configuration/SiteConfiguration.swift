import Diagnostics
import QRCodes
import ShareCards

/// What `site/site.yml` says about the whole site.
package struct SiteConfiguration: Hashable, Sendable {
  package var title: String
  /// What the site is about, for previews of its lists.
  package var description: String?
  package var url: SiteURL
  /// The language of pages that name none, as a BCP 47 tag.
  package var language: String
  /// The zone of times that name no offset, and of the days on which pages come and go.
  package var timeZone: SiteTimeZone
  /// The name of the theme.
  package var theme: String
  /// The name in the cards' footer.
  package var brandName: String
  /// The brand's colour, of which the tones of styles are; nil leaves it to the styles.
  package var brandColor: CardColor?
  package var app: AppConfiguration
  package var cards: CardSettings
  /// What the site changes of how all cards look; the brand's logo is among it.
  package var cardLook: CardLook
  /// Where the format of cards is, if it is said.
  package var cardFormatLocation: SourceLocation?
  /// The sizes that each page's cards are made in, in the order to show.
  package var cardSizes: [ShareCardSize]
  /// The correction of codes that name none.
  package var correction: CorrectionLevel?
  /// The file of the picture in the codes' middle.
  package var codeLogo: PictureFile?
  /// The names of the keys that group pages, such as `tags`.
  package var taxonomies: [String]
  /// How many moments a page of a list shows.
  package var pageSize: Int
  package var markdown: MarkdownOptions
  /// Who sees the gallery.
  package var gallery = GalleryAudience.local
  /// The places that the site is published to, in the order in which they are written.
  package var targets: [PublishingTarget] = []
}
