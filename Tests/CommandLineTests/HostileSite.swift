import Foundation
import TestSupport

/// A site in which every text that an author can write holds the same characters.
///
/// It has pages of every kind, listed and not, lists in several pages, terms, an alias and records.
/// All texts begin with a word of their own, by which they are found on the pages.
struct HostileSite {
  /// What could end a text, an attribute or a script, or begin a tag, a comment or an entity.
  static let hostile = #""'<>&</script><!--"#
  /// What stands in its place on a site that is the same otherwise; both give the same slugs.
  static let harmless = "(script)"

  let characters: String
  let theme: String
  let sizes: String

  /// A text, with what a template would take for a variable.
  func text(_ name: String) -> String { "\(name) \(characters){{x}}" }

  /// The text in single quotes, for YAML.
  private func yaml(_ name: String) -> String {
    "'\(text(name).replacing("'", with: "''"))'"
  }

  /// The text in a cell of CSV.
  private func csv(_ name: String) -> String {
    "\"\(text(name).replacing("\"", with: "\"\""))\""
  }

  /// The text in Markdown, in which every ASCII punctuation mark can be escaped.
  private func markdown(_ name: String) -> String {
    text(name).map { $0.isASCII && ($0.isPunctuation || $0.isSymbol) ? "\\\($0)" : "\($0)" }
      .joined()
  }

  /// Writes the site and builds it.
  func build() async throws -> BuiltSite {
    let folder = try TemporaryFolder("sitegen hostile")
    for (path, lines) in pages {
      try folder.write("---\n\(lines)\n---\n\(body)", to: "content/\(path)")
    }
    try folder.write(records, to: "content/challenges/list.csv")
    try folder.write(configuration, to: "site/site.yml")
    try folder.write(strings, to: "themes/\(theme)/strings/en.yml")
    try folder.write(event, to: "themes/\(theme)/templates/kinds/event.mustache")
    let kind = characters == Self.hostile ? "hostile" : "harmless"
    defer { withExtendedLifetime(folder) {} }
    return try await BuiltSite.build("\(kind)-\(theme)-site", root: folder.url)
  }

  private var configuration: String {
    """
    title: \(yaml("site-title"))
    description: \(yaml("site-description"))
    url: https://share.example
    theme: \(theme)
    brand: {name: \(yaml("site-brand"))}
    app:
      name: \(yaml("app-name"))
      schemes: [com.example.app]
      link: "https://app.example/join/{code}"
      open: "com.example.app:/join/{code}?from={path}"
      ios: {store-id: "1234567890"}
      android: {package: com.example.app}
    taxonomies: [tags, places]
    page-size: 4
    cards: {sizes: [\(sizes)]}

    """
  }

  private var pages: [(path: String, frontMatter: String)] {
    [
      ("_index.md", "title: \(yaml("index-title"))\ndescription: \(yaml("index-description"))"),
      (
        "awards/_index.md",
        "title: \(yaml("section-title"))\ndescription: \(yaml("section-description"))"
      ),
      (
        "awards/run.md",
        """
        kind: achievement
        title: \(yaml("achievement-title"))
        subtitle: \(yaml("subtitle"))
        metric: \(yaml("metric"))
        brand: \(yaml("brand"))
        progress: 0.5
        date: 2026-03-15
        updated: 2026-03-16
        description: \(yaml("description"))
        image-alt: \(yaml("image-alt"))
        tags: [\(yaml("tag"))]
        places: \(yaml("place"))
        permalink: /wins/{slug}/
        aliases: [\(yaml("/former"))]
        """
      ),
      (
        "week.md",
        """
        kind: statistics
        title: \(yaml("statistics-title"))
        date-range: \(yaml("date-range"))
        stats:
          - {label: \(yaml("label")), value: \(yaml("value")), trend: down, series: [1, 2]}
        """
      ),
      (
        "words.md",
        """
        kind: quote
        title: \(yaml("quote-title"))
        quote: \(yaml("quote"))
        attribution: \(yaml("attribution"))
        """
      ),
      ("said.md", "kind: quote\nquote: \(yaml("said"))"),
      (
        "coach.md",
        """
        kind: contact
        title: \(yaml("contact-title"))
        display-name: \(yaml("display-name"))
        organization: \(yaml("organization"))
        telephone: \(yaml("0701 telephone"))
        email: \(yaml("email@share.example"))
        """
      ),
      (
        "known.md",
        """
        kind: contact
        display-name: \(yaml("known"))
        contact-id: 6F9619FF-8B86-4011-B42D-00CF4FC964FF
        qr: {target: contact}
        listed: true
        """
      ),
      ("join.md", "kind: invite\ntitle: \(yaml("invite-title"))\ncode: \(yaml("code"))"),
      (
        "event.md",
        """
        kind: event
        title: \(yaml("event-title"))
        params: {when: \(yaml("when")), where: {town: \(yaml("town"))}}
        """
      ),
      ("page.md", "title: \(yaml("page-title"))\nlisted: false"),
    ]
  }

  private var body: String {
    """

    ## \(markdown("heading"))

    \(markdown("paragraph")) [\(markdown("link"))](/ "\(markdown("link-title"))")

    | \(markdown("cell")) |
    | --- |
    | `\(text("code-span"))` |

    ```\(characters){{x}}
    \(text("code-block"))
    ```

    """
  }

  private var records: String {
    """
    title,subtitle,params.where
    \(csv("record-title")),\(csv("record-subtitle")),\(csv("record-parameter"))

    """
  }

  /// All texts of the theme `default`, those that sitegen fills with their placeholders.
  private var strings: String {
    get throws {
      let path = "themes/default/strings/en.yml"
      let source = try String(contentsOf: Checkout.root.appending(path: path), encoding: .utf8)
      let names = source.matches(of: /(?m)^([a-z-]+):/).map { String($0.1) }
      let plain = characters.replacing("'", with: "''")
      return names.map { name in
        switch name {
        case "months":
          "months: [\((1...12).map { yaml("month-\($0)") }.joined(separator: ", "))]\n"
        case "date": "date: '{day} {month} {year} \(plain)'\n"
        case "page-of": "page-of: '{number} of {count} \(plain)'\n"
        case "open-in-app": "open-in-app: '{app} \(plain)'\n"
        default: "\(name): \(yaml("string-\(name)"))\n"
        }
      }.joined()
    }
  }

  /// Shows the values below `params` in a text and in an attribute.
  private var event: String {
    """
    {{<partials/base}}
    {{$main}}
    <h1>{{page.title}}</h1>
    <p title="{{page.params.when}}">{{page.params.where.town}}</p>
    {{/main}}
    {{/partials/base}}

    """
  }

  /// The words of the texts that pages show; the rest is on cards alone.
  static let shown = [
    "site-title", "site-description", "app-name", "index-title", "index-description",
    "section-title", "section-description", "achievement-title", "subtitle", "metric",
    "description", "image-alt", "tag", "place", "statistics-title", "date-range", "label", "value",
    "quote-title", "quote", "attribution", "said", "contact-title", "display-name",
    "organization", "0701 telephone", "email@share.example", "known", "invite-title", "code",
    "event-title", "when", "town", "page-title", "record-title", "record-subtitle", "heading",
    "paragraph", "link", "link-title", "cell", "code-span", "code-block", "month-3",
    "string-share", "string-updated", "string-gallery-note", "string-not-found-note",
    "string-scan-to-open", "string-scan-to-add", "string-trend-down", "string-skip-to-content",
    "string-tags", "string-newer", "string-older", "string-copy-code", "string-open-on-android",
    "string-get-from-app-store", "string-get-from-google-play",
  ]
}
