import SiteGenerator

/// The smallest theme that has every file, for sites that must not depend on a real one.
enum TestTheme {
  /// The theme's files by their paths in a site.
  static let files: [String: String] = [
    "themes/test/theme.yml": "title: Test\n",
    "themes/test/card.yml": """
    parts:
      code: {qr: 0.4}
    body:
      vstack: [{part: content}, {part: code}]

    """,
    "themes/test/cards/page.yml": "content: {text: \"{title}\", font: title}\n",
    "themes/test/icons.yml": """
    family: Material Icons
    glyphs: {star: e838}
    sf-symbols: {star.fill: star}

    """,
    "themes/test/strings/en.yml": strings { "\($0) {app}" },
    "themes/test/templates/page.mustache": """
    <title>{{page.title}}</title>
    {{#page.preview}}
    <meta property="og:image" content="{{url}}">
    <meta property="og:image:width" content="{{width}}">
    <meta property="og:image:height" content="{{height}}">
    <meta property="og:image:type" content="{{type}}">
    <meta property="og:image:alt" content="{{alt}}">
    {{/page.preview}}
    {{{page.html}}}

    """,
    "themes/test/templates/index.mustache":
      "{{#page.moments}}{{address}} {{title}}\n{{/page.moments}}",
    "themes/test/templates/gallery.mustache":
      "{{#page.moments}}{{#cards}}{{address}}\n{{/cards}}{{/page.moments}}",
    "themes/test/templates/taxonomy.mustache":
      "{{page.name}}\n{{#page.terms}}{{address}} {{name}} {{count}}\n{{/page.terms}}",
    "themes/test/templates/404.mustache": "{{page.title}} {{site.home}}\n",
    "themes/test/assets/style.css": "body {}\n",
  ]

  /// A file of texts that has every key; those for dates and pages are always the same.
  static func strings(_ text: (String) -> String) -> String {
    StringKey.allCases.map { key in
      switch key {
      case .months: "months: [Jan, Feb, Mar, Apr, May, Jun, Jul, Aug, Sep, Oct, Nov, Dec]\n"
      case .date: "date: \"{day} {month} {year}\"\n"
      case .pageOf: "page-of: \"{number} of {count}\"\n"
      default: "\(key.rawValue): \"\(text(key.rawValue))\"\n"
      }
    }.joined()
  }
}
