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
  /// The style of cards whose page names none; nil leaves it to the theme.
  package var style: ShareCardStyle?
  /// The name in the cards' footer.
  package var brandName: String
  package var app: AppConfiguration
  package var cards: CardSettings
  /// Where the format of cards is, if it is said.
  package var cardFormatLocation: SourceLocation?
  /// The sizes that each page's cards are made in, in the order to show.
  package var cardSizes: [ShareCardSize]
  /// The correction of codes that name none.
  package var correction: CorrectionLevel?
  /// The file of the picture in the codes' middle.
  package var codeLogo: LogoFile?
  /// The names of the keys that group pages, such as `tags`.
  package var taxonomies: [String]
  /// How many moments a page of a list shows.
  package var pageSize: Int
  package var markdown: MarkdownOptions
}
