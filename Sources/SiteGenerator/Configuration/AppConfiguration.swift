import Diagnostics

/// The app that the site's links open, as `app:` in `site.yml` describes it.
package struct AppConfiguration: Hashable, Sendable {
  package var name: String
  /// Schemes that links may have besides `https`.
  package var schemes: Set<String> = []
  /// The deep link of a page that has none of its own.
  package var link: LinkTemplate?
  /// Where `link` is written.
  package var linkLocation: SourceLocation?
  /// The link of a page's button, with a scheme of the app's own: a link to the host that a page
  /// is on stays in the browser.
  package var open: LinkTemplate?
  package var ios: IOSApp?
  package var android: AndroidApp?

  /// Whether the site tells phones that its addresses belong to the app.
  var claimsAddresses: Bool { !AppLinkFile.files(for: self).isEmpty }
}
