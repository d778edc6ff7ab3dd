import Diagnostics
import Documents
import QRCodes
import ShareCards

/// One moment: its front matter or record, checked and complete, and its text.
package struct Page: Sendable {
  package var origin: PageOrigin
  package var kind: PageKind
  /// The path below the site without slashes at its ends, such as `awards/first-5k`.
  package var path: String
  /// The last part of the path that is the page's own, which links and file names have.
  package var slug: String
  /// The path of the section that the page is in; empty at the top.
  package var section: String
  package var title: String
  /// The texts that layouts show, by name; the title is among them.
  package var fields: CardFields
  package var stats: [StatItem] = []
  /// How far the goal is reached, 0 … 1.
  package var progress: Double?
  /// Values of the author's own, for templates.
  package var params: [MappingEntry] = []
  package var contact: ContactCard?
  package var icon: PageIcon?
  package var style: ShareCardStyle
  package var card: PageCard
  package var language: String
  package var dates: PageDates
  /// Whether lists, tags and the gallery show the page.
  package var isListed: Bool
  /// The deep link into the app, if there is one.
  package var link: DeepLink?
  /// Where the button leads that opens the app: the deep link, or one that does not stay in the
  /// browser where that would.
  package var appLink: DeepLink?
  package var code: PageCode
  package var description: String
  /// What the card's picture shows, for those who do not see it.
  package var imageAlternative: String
  /// The terms by taxonomy.
  package var terms: [String: [Term]] = [:]
  /// The paths in the output that lead here, too.
  package var aliases: [AliasPath] = []
  /// Whether the title is the body's first heading, which is then not shown again.
  package var headingIsTitle: Bool
  /// The Markdown text below the front matter.
  package var body: [UInt8] = []
  /// The line of the file on which the body begins.
  package var bodyLine = 1
  /// The files of the page's bundle.
  package var resources: [PageResource] = []
  /// Changes with all that the content says of the page.
  package var fingerprint: Fingerprint
  /// Where the values of the front matter stand, by key.
  package var locations: KeyLocations

  /// The path of the page's HTML in the output.
  package var outputPath: String { "\(path)/index.html" }

  /// How the card of a size looks.
  func style(for size: ShareCardSize) -> ShareCardStyle {
    card.sizes[size]?.style ?? style
  }

  /// A diagnostic that points at a key's value, or at the page's start when it has no such key.
  package func diagnostic(
    _ code: DiagnosticCode, severity: Severity = .error, _ message: String, hint: String? = nil,
    at key: String
  ) -> Diagnostic {
    origin.diagnostic(
      code, severity: severity, message, hint: hint, at: locations[key] ?? origin.location)
  }
}
