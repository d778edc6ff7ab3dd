import SiteGenerator
import Testing

/// What is in a theme's folder and no file of the theme.
@Suite struct ThemeFolderTests {
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

  @Test func passesHiddenFilesAndDocumentsBy() throws {
    let site = try SiteFixture([
      "themes/test/assets/.DS_Store": "x", "themes/test/cards/.page.yml.swp": "x",
      "themes/test/README.md": "x", "themes/test/LICENSE": "x", "content/a.md": "# A\n",
    ])
    #expect(site.diagnostics() == "")
    #expect(try !site.plan().artifacts.contains { $0.path.contains("DS_Store") })
  }

  @Test(arguments: [
    ("style.css", "move it to 'assets/style.css' in the theme"),
    ("css/style.css", "move it to 'assets/style.css' in the theme"),
    ("templates/page.html", "move it to 'templates/page.mustache' in the theme"),
    ("partials/head.mustache", "move it to 'templates/partials/head.mustache' in the theme"),
    ("templates/site.js", "move it to 'assets/site.js' in the theme"),
    ("cards/quote.yaml", "move it to 'cards/quote.yml' in the theme"),
    ("cards/more/quote.yml", "move it to 'cards/quote.yml' in the theme"),
    ("strings/sv.YML", "move it to 'strings/sv.yml' in the theme"),
    ("theme.yaml", "move it to 'theme.yml' in the theme"),
    ("cards/card.yaml", "move it to 'cards/card.yml' in the theme"),
    ("layouts/card.yml", "move it to 'card.yml' in the theme"),
    ("config/icons.yml", "move it to 'icons.yml' in the theme"),
    ("Inter.ttf", "move it to 'fonts/Inter.ttf' in the theme for cards, or to 'assets' for pages"),
    ("fonts/Inter.woff2", "move it to 'assets/Inter.woff2' in the theme"),
    (
      "colors.yml",
      """
      a theme has theme.yml, card.yml, icons.yml, and the folders cards, styles, templates, \
      strings, assets and fonts
      """
    ),
    (
      "cards",
      """
      a theme has theme.yml, card.yml, icons.yml, and the folders cards, styles, templates, \
      strings, assets and fonts
      """
    ),
  ])
  func warnsOfAFileThatHasNoEffect(path: String, hint: String) throws {
    var files: [String: String?] = [
      "content/a.md": "# A\n", "themes/child/theme.yml": "title: Child\nextends: test\n",
      "site/site.yml": SiteFixture.configuration.replacing("test", with: "child"),
    ]
    files["themes/child/\(path)"] = "x"
    #expect(
      try SiteFixture(files).diagnostics() == """
        sitegen: warning: 'themes/child/\(path)' has no effect: no file of a theme is there \
        [ignored-file]
            hint: \(hint)

        """)
  }
}
