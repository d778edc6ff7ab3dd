import Diagnostics
import Documents
import QRCodes
import ShareCards

/// One moment: a Markdown file with its front matter, checked and complete.
package struct Page: Sendable {
  /// The file that it comes from.
  package var source: SourceText
  package var kind: PageKind
  /// The path below the site without slashes at its ends, such as `awards/first-5k`.
  package var path: String
  package var title: String
  /// What the layouts show, by name; the title is among it.
  package var fields: CardFields
  /// The icon, found in the theme.
  package var icon: IconGlyph?
  package var style: ShareCardStyle
  package var language: String
  package var date: ContentDate?
  /// The deep link into the app, if there is one.
  package var link: DeepLink?
  package var description: String
  /// What the card's picture shows, for those who do not see it.
  package var imageAlternative: String
  /// Whether the title is the body's first heading, which is then not shown again.
  package var headingIsTitle: Bool
  /// The Markdown text below the front matter.
  package var body: [UInt8]
  /// Where the values of the front matter stand, by key.
  package var locations: [String: SourceLocation]

  /// The last part of the path.
  package var slug: String {
    path.split(separator: "/").last.map(String.init) ?? ""
  }

  /// The path of the page's HTML in the output.
  package var outputPath: String { "\(path)/index.html" }

  /// The path of a card in the output.
  package func cardPath(_ size: ShareCardSize) -> String {
    "cards/\(path)/\(size.id).png"
  }

  /// A diagnostic that points at a key's value, or at the file's start when it has no such key.
  package func diagnostic(
    _ code: DiagnosticCode, severity: Severity = .error, _ message: String, hint: String? = nil,
    at key: String
  ) -> Diagnostic {
    source.diagnostic(
      code, severity: severity, message, hint: hint,
      at: locations[key] ?? SourceLocation(file: source.path))
  }
}
