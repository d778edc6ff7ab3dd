import Canvas
import Diagnostics
import Mustache
import ShareCards

/// Makes the values that a theme's page templates show.
struct PageData: Sendable {
  let site: Site
  let outline: SiteOutline
  let links: LinkMap
  private let assets: TemplateValue
  /// What templates get of the site, besides its taxonomies.
  let navigation: [String: TemplateValue]

  var url: SiteURL { site.configuration.url }
  /// The language of pages that are of no moment.
  var language: String { site.configuration.language }

  /// The values of one page, and what was found to be wrong while they were made.
  struct Content: Sendable {
    var values: TemplateValue
    var diagnostics: [Diagnostic] = []
  }

  init(site: Site, outline: SiteOutline, links: LinkMap) {
    self.site = site
    self.outline = outline
    self.links = links
    assets = .addresses(of: site.theme.assets, on: site.configuration.url)
    navigation = Self.navigation(of: site, outline: outline)
  }

  /// All values of a page: its own, and those of the site around it.
  func root(_ page: [String: TemplateValue], language: String) -> TemplateValue {
    var site = navigation
    site["taxonomies"] = taxonomies(language: language)
    return [
      "site": .object(site), "assets": assets,
      "strings": .object(strings(language: language)), "page": .object(page),
    ]
  }

  /// What every page says of itself.
  func values(
    title: String, description: String, language: String, canonical: String?
  ) -> [String: TemplateValue] {
    [
      "title": .text(title), "description": .text(description), "language": .text(language),
      "direction": direction(of: title, language: language),
      "canonical": optional(canonical), "locale": optional(Self.locale(language)),
      "robots": .null, "preview": .null, "html": .null, "params": .null,
      "banner": banner(opening: nil),
    ]
  }

  func text(_ key: StringKey, language: String) -> String {
    site.theme.strings.text(key, language: language, app: site.configuration.app.name)
  }

  func optional(_ text: String?) -> TemplateValue {
    text.map { .text($0) } ?? .null
  }

  func direction(of text: String, language: String) -> TemplateValue {
    .text(TextDirection(of: text, language: language).rawValue)
  }

  /// The name of a taxonomy to show: the theme's text of that name, or the name itself.
  func title(of taxonomy: Taxonomy, language: String) -> String {
    site.theme.strings.text(
      named: taxonomy.name, language: language, app: site.configuration.app.name)
      ?? taxonomy.name.prefix(1).uppercased() + taxonomy.name.dropFirst()
  }

  private func taxonomies(language: String) -> TemplateValue {
    .list(
      outline.taxonomies.map { taxonomy in
        [
          "name": .text(taxonomy.name),
          "title": .text(title(of: taxonomy, language: language)),
          "address": .text(url.rooted(taxonomy.outputPath)),
        ]
      })
  }

  private func strings(language: String) -> [String: TemplateValue] {
    site.theme.strings.all(language: language, app: site.configuration.app.name)
      .mapValues { .text($0) }
  }

  private static func navigation(
    of site: Site, outline: SiteOutline
  ) -> [String: TemplateValue] {
    let configuration = site.configuration
    let url = configuration.url
    return [
      "title": .text(configuration.title),
      "description": configuration.description.map { .text($0) } ?? .null,
      "language": .text(configuration.language),
      "direction": .text(
        TextDirection(of: configuration.title, language: configuration.language).rawValue),
      "home": .text(url.rooted("index.html")),
      "gallery": .text(url.rooted("gallery/index.html")),
      "app": .text(configuration.app.name),
      "stores": stores(of: configuration.app),
      "icon": site.icons.icon.map { .text(url.rooted($0)) } ?? .null,
      "touch-icon": site.icons.touchIcon.map { .text(url.rooted($0)) } ?? .null,
      "sections": .list(
        outline.sections.filter(\.isListed).map { section in
          [
            "title": .text(section.title ?? section.path),
            "address": .text(url.rooted(section.outputPath)),
          ]
        }),
    ]
  }

  /// A language as Open Graph wants it, `pt_BR`; nil where the tag has no territory.
  static func locale(_ language: String) -> String? {
    // A single letter begins an extension, whose parts name no territory.
    let parts = language.split(separator: "-").prefix { (part: Substring) in part.count > 1 }
    guard let first = parts.first, let territory = parts.dropFirst().first(where: { $0.count == 2 })
    else { return nil }
    return "\(first.lowercased())_\(territory.uppercased())"
  }
}
