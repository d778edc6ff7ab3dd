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
    ("themes/test/theme.yml", "theme.yml"), ("themes/test/cards/page.yml", "cards/page.yml"),
    ("themes/test/icons.yml", "icons.yml"), ("themes/test/strings/en.yml", "strings/en.yml"),
    ("themes/test/templates/page.mustache", "templates/page.mustache"),
    ("themes/test/templates/index.mustache", "templates/index.mustache"),
    ("themes/test/templates/gallery.mustache", "templates/gallery.mustache"),
  ])
  func tellsOfAMissingFile(path: String, name: String) throws {
    let site = try SiteFixture([path: nil, "content/a.md": "# A\n"])
    #expect(
      site.diagnostics() == """
        sitegen: error: the theme 'test' has no file '\(name)' [missing-theme-file]
            hint: add \(path)

        """)
  }

  @Test func aThemeNeedsNoStylesheet() throws {
    let site = try SiteFixture(["themes/test/assets/style.css": nil, "content/a.md": "# A\n"])
    #expect(site.diagnostics() == "")
  }

  @Test func tellsTheFaultsOfAllFilesAtOnce() throws {
    let site = try SiteFixture([
      "themes/test/theme.yml": "name: A\n",
      "themes/test/cards/page.yml": "content: {txt: a}\nminimum-scale: 2\n",
      "themes/test/icons.yml": "family: A\nglyphs: {star: e838}\nsf-symbols: {a: stern}\n",
      "themes/test/strings/en.yml": TestTheme.strings { $0 }
        .replacing("gallery: \"gallery\"\n", with: "").appending("galery: x\n"),
      "themes/test/strings/sv.yml": "gallery: \"\"\n",
      "themes/test/templates/page.mustache": "{{#a}}\n{{/b}}\n{{> heder}}\n",
      "themes/test/templates/header.mustache": "{{",
    ])
    let keys = StringKey.allCases.map(\.rawValue).joined(separator: ", ")
    #expect(
      site.diagnostics() == """
        themes/test/cards/page.yml:1:11: error: unknown element 'txt' [unknown-key]
            content: {txt: a}
                      ^~~ did you mean 'text'? elements: vstack, hstack, text, icon, \
        rectangle, grid, progress
        themes/test/cards/page.yml:2:16: error: 'minimum-scale' must be a number from 0.1 to 1, \
        not '2' [wrong-type]
            minimum-scale: 2
                           ^
        themes/test/icons.yml:3:13: error: 'a' stands for the unknown glyph 'stern' [unknown-icon]
            sf-symbols: {a: stern}
                        ^~~~~~~~~~ name one of the glyphs
        themes/test/strings/en.yml:1:1: error: missing 'gallery' [missing-key]
            scan-to-open: "scan-to-open"
            ^~~~~~~~~~~~~~~~~~~~~~~~~~~~ add 'gallery: …'
        themes/test/strings/en.yml:14:1: error: unknown key 'galery' [unknown-key]
            galery: x
            ^~~~~~ did you mean 'gallery'? keys: \(keys)
        themes/test/strings/sv.yml:1:10: error: 'gallery' must not be empty [invalid-value]
            gallery: ""
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
            ^~~~~~~ add 'title: …'
        themes/test/theme.yml:1:1: error: unknown key 'name' [unknown-key]
            name: A
            ^~~~ keys: description, title

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
            ^~~~~~~~~~~ did you mean 'header'? templates: gallery, header, index, page

        """)
  }

  @Test(arguments: [
    ("tets", "did you mean 'test'? themes: default, test"),
    ("defualt", "did you mean 'default'? themes: default, test"),
    ("elaborate", "themes: default, test"), ("../themes/test", "themes: default, test"),
    ("../x", "themes: default, test"), ("..", "themes: default, test"),
    (".", "themes: default, test"), ("test/", "did you mean 'test'? themes: default, test"),
    ("/etc", "themes: default, test"), ("test/cards", "themes: default, test"),
  ])
  func tellsOfAThemeThatIsNotThere(name: String, hint: String) throws {
    let site = try SiteFixture([
      "site/site.yml": "title: A\nurl: https://share.example\ntheme: \(name)\n"
    ])
    #expect(
      site.diagnostics() == """
        sitegen: error: unknown theme '\(name)' [unknown-theme]
            hint: \(hint)

        """)
  }

  @Test func warnsOfLinksThatItDoesNotFollow() throws {
    let site = try SiteFixture(["elsewhere/a.css": "a {}", "content/a.md": "# A\n"])
    try site.folder.link("themes/test/assets/linked", to: "../../../elsewhere")
    #expect(
      site.diagnostics() == """
        sitegen: warning: 'themes/test/assets/linked' is a link or no ordinary file and is left \
        out [ignored-file]
            hint: put the files themselves into the theme

        """)
    #expect(try !site.plan().artifacts.contains { $0.path.hasPrefix("assets/linked") })
  }

  @Test func passesHiddenFilesBy() throws {
    let site = try SiteFixture([
      "themes/test/assets/.DS_Store": "x", "themes/test/cards/.page.yml.swp": "x",
      "content/a.md": "# A\n",
    ])
    #expect(site.diagnostics() == "")
    #expect(try !site.plan().artifacts.contains { $0.path.contains("DS_Store") })
  }
}
