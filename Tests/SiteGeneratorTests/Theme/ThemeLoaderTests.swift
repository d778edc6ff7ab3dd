import ShareCards
import SiteGenerator
import Testing

@Suite struct ThemeLoaderTests {
  @Test func theSitesOwnFileComesBeforeTheEmbeddedOne() throws {
    let template = "own template: {{page.title}}"
    let site = try SiteFixture([
      "site/site.yml": "title: A\nurl: https://share.example\ntheme: default\n",
      "content/a.md": "# Hello\n", "themes/default/templates/page.mustache": template,
      "themes/default/assets/extra.css": "b {}",
    ])
    #expect(try site.text("a/index.html") == "own template: Hello")
    #expect(try site.text("assets/extra.css") == "b {}")
  }

  @Test func aSiteCanChangeOneFileOfAnEmbeddedThemeAndBreakIt() throws {
    let site = try SiteFixture([
      "site/site.yml": "title: A\nurl: https://share.example\ntheme: default\n",
      "themes/default/icons.yml": "family: 5\nglyphs: {a: zz}\n",
    ])
    #expect(
      site.diagnostics() == """
        themes/default/icons.yml:2:13: error: 'glyphs.a' must be a code point in hexadecimal \
        digits [invalid-value]
            glyphs: {a: zz}
                        ^~

        """)
  }

  @Test(arguments: [
    "card.yml", "cards/page.yml", "icons.yml", "strings/en.yml", "templates/page.mustache",
    "templates/index.mustache", "templates/taxonomy.mustache", "templates/gallery.mustache",
    "templates/404.mustache",
  ])
  func tellsOfAMissingFile(path: String) throws {
    let site = try SiteFixture(["themes/test/\(path)": nil, "content/a.md": "# A\n"])
    #expect(
      site.diagnostics() == """
        sitegen: error: the theme 'test' has no file '\(path)' [missing-theme-file]
            hint: add themes/test/\(path), or 'extends: default' to its theme.yml

        """)
  }

  @Test func aThemeNeedsNoStylesheet() throws {
    let site = try SiteFixture(["themes/test/assets/style.css": nil, "content/a.md": "# A\n"])
    #expect(site.diagnostics() == "")
  }

  @Test func tellsTheFaultsOfAllFilesAtOnce() throws {
    let site = try SiteFixture([
      "themes/test/theme.yml": "name: A\n",
      "themes/test/cards/page.yml": "content: {txt: a}\ncode: {qr: 2}\n",
      "themes/test/icons.yml": "family: A\nglyphs: {star: e838}\nsf-symbols: {a: stern}\n",
      "themes/test/strings/en.yml": TestTheme.strings { $0 }
        .replacing("gallery: \"gallery\"\n", with: "").appending("galery: x\n"),
      "themes/test/strings/sv.yml": "square: \"\"\n",
      "themes/test/templates/page.mustache": "{{#a}}\n{{/b}}\n{{> heder}}\n",
      "themes/test/templates/header.mustache": "{{",
    ])
    #expect(
      site.diagnostics() == """
        themes/test/cards/page.yml:1:11: error: unknown element 'txt' [unknown-key]
            content: {txt: a}
                      ^~~ did you mean 'text'? elements: vstack, hstack, zstack, grid, spacer, text, icon, \
        image, qr, rectangle, rounded-rectangle, circle, progress, ring
        themes/test/cards/page.yml:2:12: error: 'code.qr' must be a number from 0.25 to 0.6, \
        not '2' [wrong-type]
            code: {qr: 2}
                       ^
        themes/test/icons.yml:3:13: error: 'a' stands for the unknown glyph 'stern' [unknown-icon]
            sf-symbols: {a: stern}
                        ^~~~~~~~~~ name one of the glyphs
        themes/test/strings/en.yml:1:1: error: missing 'gallery' [missing-key]
            hint: add 'gallery: …'
        themes/test/strings/sv.yml:1:9: error: 'square' must not be empty [invalid-value]
            square: ""
                    ^~
        themes/test/templates/header.mustache:1:1: error: this tag is never closed [invalid-template]
            {{
            ^~ end it with '}}'
        themes/test/templates/page.mustache:2:1: error: closing tag 'b' does not match section 'a' \
        of line 1 [invalid-template]
            {{/b}}
            ^~~~~~ write '{{/a}}'
        themes/test/theme.yml:1:1: error: missing 'title' [missing-key]
            name: A
            ^~~~~~~ add 'title: My Theme'
        themes/test/theme.yml:1:1: error: unknown key 'name' [unknown-key]
            name: A
            ^~~~ keys: title, description, extends, style, author, licence, homepage

        """)
  }

  @Test func tellsOfAPartialThatIsMissing() throws {
    let site = try SiteFixture([
      "themes/test/templates/page.mustache": "{{> heder}}\n",
      "themes/test/templates/header.mustache": "",
    ])
    #expect(
      site.diagnostics() == """
        themes/test/templates/page.mustache:1:1: error: unknown partial 'heder' [missing-template]
            {{> heder}}
            ^~~~~~~~~~~ did you mean 'header'? templates: 404, gallery, header, index, page, taxonomy

        """)
  }

  @Test func aTemplateWithAMistakeIsNotMissing() throws {
    let site = try SiteFixture([
      "themes/test/templates/page.mustache": "{{> header}}\n",
      "themes/test/templates/header.mustache": "{{",
    ])
    #expect(
      site.diagnostics() == """
        themes/test/templates/header.mustache:1:1: error: this tag is never closed [invalid-template]
            {{
            ^~ end it with '}}'

        """)
  }

  @Test(arguments: [
    ("tets", "did you mean 'test'? "), ("defualt", "did you mean 'default'? "),
    ("test/", "did you mean 'test'? "), ("elaborate", ""), ("../themes/test", ""), ("../x", ""),
    ("..", ""), (".", ""), ("/etc", ""), ("test/cards", ""),
  ])
  func tellsOfAThemeThatIsNotThere(name: String, suggestion: String) throws {
    let site = try SiteFixture([
      "site/site.yml": "title: A\nurl: https://share.example\ntheme: \(name)\n"
    ])
    let themes = (EmbeddedTheme.names + ["test"]).sorted().joined(separator: ", ")
    #expect(
      site.diagnostics() == """
        sitegen: error: unknown theme '\(name)' [unknown-theme]
            hint: \(suggestion)themes: \(themes)

        """)
  }

  @Test(arguments: EmbeddedTheme.names)
  func aBuiltInThemeHasNothingToTell(name: String) throws {
    let site = try SiteFixture([
      "site/site.yml": SiteFixture.configuration.replacing("test", with: name),
      "content/a.md": "# A\n",
    ])
    #expect(site.diagnostics() == "")
  }

  @Test func tellsATemplateOfNoKind() throws {
    let site = try SiteFixture([
      "themes/test/templates/kinds/qoute.mustache": "",
      "themes/test/templates/kinds/event.mustache": "",
      "themes/test/templates/kinds/quote.mustache": "", "content/a.md": "# A\n",
      "themes/test/cards/event.yml": "content: {text: \"{title}\", font: title}\n",
    ])
    #expect(
      site.diagnostics() == """
        sitegen: warning: 'themes/test/templates/kinds/qoute.mustache' has no effect: there is no \
        kind 'qoute' [ignored-file]
            hint: did you mean 'quote'? kinds: achievement, contact, invite, page, quote, \
        statistics, event

        """)
  }

  @Test func theStyleOfAThemeServesWhereTheSiteNamesNone() throws {
    let theme = ["themes/test/theme.yml": "title: T\nstyle: minimal\n", "content/a.md": "# A\n"]
    #expect(try SiteFixture(theme).page().style == .minimal)
    #expect(try SiteFixture(theme, configuration: "style: branded\n").page().style == .branded)
    #expect(try SiteFixture(["content/a.md": "# A\n"]).page().style == .branded)
  }
}
