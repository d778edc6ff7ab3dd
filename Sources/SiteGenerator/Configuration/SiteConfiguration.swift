import QRCodes
import ShareCards

/// What `site/site.yml` says about the whole site.
package struct SiteConfiguration: Hashable, Sendable {
  package var title: String
  package var url: SiteURL
  /// The language of pages that name none, as a BCP 47 tag.
  package var language: String
  /// The name of the theme.
  package var theme: String
  /// The style of cards whose page names none.
  package var style: ShareCardStyle
  /// Whether the site names that style itself, so that the theme's does not count.
  package var namesStyle: Bool
  /// The name in the cards' footer.
  package var brandName: String
  package var app: App

  /// The app that the site's links open.
  package struct App: Hashable, Sendable {
    package var name: String
    /// Schemes that links may have besides `https`.
    package var schemes: Set<String>
    /// The deep link of a page that has none of its own.
    package var link: LinkTemplate?
  }
}
