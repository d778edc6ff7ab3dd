import Canvas
import Mustache
import ShareCards

/// Makes the values that a theme's page templates show.
struct PageData: Sendable {
  let site: Site

  private var url: SiteURL { site.configuration.url }

  /// The values of one moment's page.
  func sharePage(_ planned: PlannedPage) -> TemplateValue {
    let page = planned.page
    var values: [String: TemplateValue] = self.values(of: planned)
    values["subtitle"] = optional(page.fields["subtitle"])
    values["metric"] = optional(page.fields["metric"])
    // A quote without a title of its own is the title already.
    values["quote"] = optional(page.fields["quote"].flatMap { $0 == page.title ? nil : $0 })
    values["attribution"] = optional(page.fields["attribution"])
    values["kind"] = .text(page.kind.rawValue)
    values["is-quote"] = .bool(page.kind == .quote)
    values["canonical"] = .text(url.absolute(page.outputPath))
    values["locale"] = .text(Self.locale(page.language))
    values["html"] = .html(
      Markdown.html(page.body, withoutHeading: page.headingIsTitle ? page.title : nil).html)
    values["link"] = optional(page.link?.text)
    let address = page.link?.text ?? url.absolute(page.outputPath)
    values["link-text"] = .text(
      address.hasPrefix("https://") ? String(address.dropFirst("https://".count)) : address)
    values["preview"] = preview(planned)
    values["accent"] = .text(page.style.accentColor.hexadecimal)
    values["background"] = .text(page.style.backgroundColor.hexadecimal)
    values["text"] = .text(page.style.primaryTextColor.hexadecimal)
    return root(page: values, language: page.language)
  }

  /// The values of the index.
  func index(_ pages: [PlannedPage]) -> TemplateValue {
    var values = listing(path: "index.html", title: site.configuration.title)
    values["moments"] = .list(pages.map { .object(self.values(of: $0)) })
    values["preview"] = pages.first.map(preview) ?? .null
    return root(page: values, language: site.configuration.language)
  }

  /// The values of the gallery.
  func gallery(_ pages: [PlannedPage]) -> TemplateValue {
    let title = text(.gallery, language: site.configuration.language)
    var values = listing(path: "gallery/index.html", title: title)
    values["moments"] = .list(pages.map { .object(self.values(of: $0)) })
    return root(page: values, language: site.configuration.language)
  }

  /// What every page that shows a moment needs of it.
  private func values(of planned: PlannedPage) -> [String: TemplateValue] {
    let page = planned.page
    return [
      "title": .text(page.title),
      "language": .text(page.language),
      "direction": .text(TextDirection(of: page.title, language: page.language).rawValue),
      "address": .text(url.rooted(page.outputPath)),
      "description": .text(page.description),
      "date": optional(page.date?.day8601),
      "card": planned.preview.map { .object(values(of: $0, page: page)) } ?? .null,
      "cards": .list(planned.cards.map { .object(values(of: $0, page: page)) }),
    ]
  }

  private func values(of planned: PlannedCard, page: Page) -> [String: TemplateValue] {
    [
      "size": .text(planned.size.id),
      "name": .text(name(of: planned.size, language: page.language)),
      "width": .text(String(planned.size.width)),
      "height": .text(String(planned.size.height)),
      "address": .text(planned.address(on: url)),
      "file": .text("\(page.slug)-\(planned.size.id).png"),
      "alt": .text(page.imageAlternative),
      "is-square": .bool(planned.size == .square),
    ]
  }

  /// The one picture that previews of the link show, with all that they ask about it.
  private func preview(_ planned: PlannedPage) -> TemplateValue {
    guard let card = planned.preview else { return .null }
    return [
      "url": .text(card.absoluteAddress(on: url)),
      "width": .text(String(card.size.width)),
      "height": .text(String(card.size.height)),
      "type": "image/png",
      "alt": .text(planned.page.imageAlternative),
    ]
  }

  private func listing(path: String, title: String) -> [String: TemplateValue] {
    let language = site.configuration.language
    return [
      "title": .text(title),
      "language": .text(language),
      "direction": .text(TextDirection(of: title, language: language).rawValue),
      "description": .text(site.configuration.title),
      "canonical": .text(url.absolute(path)),
      "locale": .text(Self.locale(language)),
    ]
  }

  private func root(page: [String: TemplateValue], language: String) -> TemplateValue {
    let strings = site.theme.strings.all(
      language: language, app: site.configuration.app.name)
    return [
      "site": [
        "title": .text(site.configuration.title),
        "home": .text(url.rooted("index.html")),
        "gallery": .text(url.rooted("gallery/index.html")),
        "stylesheet": .text(stylesheet),
        "app": .text(site.configuration.app.name),
        "icon": optional(site.icons.icon.map(url.rooted)),
        "touch-icon": optional(site.icons.touchIcon.map(url.rooted)),
      ],
      "assets": .addresses(of: site.theme.assets, on: url),
      "strings": .object(strings.mapValues { .text($0) }),
      "page": .object(page),
    ]
  }

  private var stylesheet: String {
    let asset = site.theme.assets.first { $0.path == "style.css" }
    return asset?.address(on: url) ?? ""
  }

  private func name(of size: ShareCardSize, language: String) -> String {
    StringKey(rawValue: size.id).map { text($0, language: language) } ?? size.id
  }

  private func text(_ key: StringKey, language: String) -> String {
    site.theme.strings.text(key, language: language, app: site.configuration.app.name)
  }

  private func optional(_ text: String?) -> TemplateValue {
    text.map { .text($0) } ?? .null
  }

  /// A language as Open Graph wants it, `pt_BR`; empty where the tag has no territory.
  static func locale(_ language: String) -> String {
    // A single letter begins an extension, whose parts name no territory.
    let parts = language.split(separator: "-").prefix { (part: Substring) in part.count > 1 }
    guard let first = parts.first, let territory = parts.dropFirst().first(where: { $0.count == 2 })
    else { return "" }
    return "\(first.lowercased())_\(territory.uppercased())"
  }
}
