import ShareCards
import SiteGenerator
import Testing

/// Themes that extend one another.
@Suite struct ThemeChainTests {
  /// A site of the theme `child`, which extends `middle`, which extends `test`.
  private func site(_ files: [String: String?] = [:]) throws -> SiteFixture {
    var all: [String: String?] = [
      "site/site.yml": SiteFixture.configuration.replacing("test", with: "child"),
      "content/a.md": "# A\n",
      "themes/child/theme.yml": "title: Child\nextends: middle\n",
      "themes/middle/theme.yml": "title: Middle\nextends: test\n",
    ]
    all.merge(files) { $1 }
    return try SiteFixture(all)
  }

  @Test func aThemeMayHaveNothingOfItsOwn() throws {
    let site = try site()
    #expect(site.diagnostics() == "")
    #expect(try site.text("a/index.html").hasPrefix("<title>A</title>\n"))
    #expect(try site.text("assets/style.css") == "body {}\n")
  }

  @Test func theNearestFileServes() throws {
    let site = try site([
      "themes/child/templates/page.mustache": "child {{>one}} {{>two}}",
      "themes/middle/templates/page.mustache": "middle",
      "themes/middle/templates/one.mustache": "middle one",
      "themes/test/templates/one.mustache": "test one",
      "themes/test/templates/two.mustache": "test two",
      "themes/middle/assets/style.css": "p {}",
      "themes/child/assets/extra.css": "b {}",
    ])
    #expect(try site.text("a/index.html") == "child middle one test two")
    #expect(try site.text("assets/style.css") == "p {}")
    #expect(try site.text("assets/extra.css") == "b {}")
  }

  @Test func layoutsAndIconsAreTakenFromTheNearestTheme() throws {
    let achievement = "---\nkind: achievement\ntitle: A\nmetric: 5\nicon: moon\n---\n"
    let site = try site([
      "content/a.md": achievement,
      "themes/middle/icons.yml": "family: Material Icons\nglyphs: {moon: e51c}\n",
    ])
    let inherited = try site.plan()
    try site.folder.write(
      "content: {text: \"{metric}\", font: metric}\n", to: "themes/middle/cards/achievement.yml")
    let own = try site.plan()
    for (before, after) in zip(inherited.artifacts, own.artifacts) {
      #expect(before.path == after.path)
      let isCard = before.path.hasSuffix(".png")
      #expect(!isCard || before.fingerprint != after.fingerprint)
    }
  }

  @Test func textsAreTakenOneByOne() throws {
    let site = try site([
      "themes/child/strings/en.yml": "gallery: child\n",
      "themes/middle/strings/en.yml": "gallery: middle\nmoments: middle\nown: middle\n",
      "themes/middle/strings/sv.yml": "gallery: mitten\nown: mitten\n",
      "themes/test/strings/sv.yml": "moments: test\n",
      "content/a.md": "# A\n", "content/b.md": "---\ntitle: B\nlanguage: sv\n---\n",
      "themes/child/templates/page.mustache":
        "{{strings.gallery}}|{{strings.moments}}|{{strings.own}}|{{strings.wide}}",
    ])
    #expect(try site.text("a/index.html") == "child|middle|middle|wide Moments")
    #expect(try site.text("b/index.html") == "mitten|test|mitten|wide Moments")
  }

  @Test func theSitesFilesOfAParentComeBeforeTheEmbeddedOnes() throws {
    let site = try site([
      "themes/middle/theme.yml": "title: Middle\nextends: default\n",
      "themes/default/strings/en.yml": "gallery: Every card\n",
      "themes/child/templates/gallery.mustache": "{{strings.gallery}}|{{strings.square}}",
    ])
    #expect(try site.text("gallery/index.html") == "Every card|Square")
  }

  @Test func theStyleIsTakenFromTheNearestThemeThatNamesOne() throws {
    let site = try site([
      "themes/middle/theme.yml": "title: M\nextends: test\nstyle: statistics\n",
      "themes/test/theme.yml": "title: T\nstyle: minimal\n",
    ])
    #expect(try site.page().style == .statistics)
  }

  @Test func everyFileOfTheChainCountsForThePages() throws {
    func fingerprint(_ files: [String: String?] = [:]) throws -> Fingerprint? {
      try site(files).plan().artifacts.first { $0.path == "a/index.html" }?.fingerprint
    }
    let before = try fingerprint()
    for path in ["themes/middle/strings/en.yml", "themes/test/strings/sv.yml"] {
      #expect(try fingerprint([path: "gallery: Other\n"]) != before)
    }
    #expect(try fingerprint() == before)
  }

  @Test func refusesAParentThatIsNotThere() throws {
    let site = try site(["themes/middle/theme.yml": "title: M\nextends: tset\n"])
    let themes = (EmbeddedTheme.names + ["child", "middle", "test"]).sorted()
      .joined(separator: ", ")
    #expect(
      site.diagnostics() == """
        themes/middle/theme.yml:2:10: error: unknown theme 'tset' [unknown-theme]
            extends: tset
                     ^~~~ did you mean 'test'? themes: \(themes)

        """)
  }

  @Test(arguments: ["../default", ".", "/etc", "test/cards"])
  func refusesAParentThatLeadsElsewhere(name: String) throws {
    let site = try site(["themes/middle/theme.yml": "title: M\nextends: \(name)\n"])
    let printed = site.diagnostics()
    #expect(
      printed.hasPrefix(
        "themes/middle/theme.yml:2:10: error: unknown theme '\(name)' [unknown-theme]\n"))
  }

  @Test func refusesThemesThatExtendOneAnother() throws {
    let site = try site(["themes/test/theme.yml": "title: T\nextends: child\n"])
    #expect(
      site.diagnostics() == """
        themes/test/theme.yml:2:10: error: the theme 'child' extends itself: child > middle > \
        test > child [endless-theme]
            extends: child
                     ^~~~~ remove 'extends' from one of them

        """)
  }

  @Test func refusesAThemeThatExtendsItself() throws {
    let site = try site(["themes/child/theme.yml": "title: T\nextends: child\n"])
    #expect(
      site.diagnostics() == """
        themes/child/theme.yml:2:10: error: the theme 'child' extends itself: child > child \
        [endless-theme]
            extends: child
                     ^~~~~ remove 'extends' from one of them

        """)
  }

  @Test func refusesMoreThanEightThemes() throws {
    var files: [String: String?] = [:]
    for number in 1...7 {
      let parent = number == 7 ? "test" : "t\(number + 1)"
      files["themes/t\(number)/theme.yml"] = "title: T\nextends: \(parent)\n"
    }
    files["themes/middle/theme.yml"] = "title: M\nextends: t2\n"
    #expect(try site(files).diagnostics().contains("[endless-theme]") == true)
    files["themes/middle/theme.yml"] = "title: M\nextends: t3\n"
    #expect(try site(files).diagnostics() == "")
    files["themes/middle/theme.yml"] = "title: M\nextends: t1\n"
    #expect(
      try site(files).diagnostics() == """
        themes/t6/theme.yml:2:10: error: more than 8 themes extend one another: child > middle > \
        t1 > t2 > t3 > t4 > t5 > t6 > t7 [endless-theme]
            extends: t7
                     ^~ extend a theme that is nearer to the end

        """)
  }

  @Test func aThemeOfTheSiteNeedsAManifest() throws {
    let site = try site(["themes/middle/theme.yml": nil, "themes/middle/assets/a.css": ""])
    #expect(
      site.diagnostics() == """
        sitegen: error: the theme 'middle' has no file 'theme.yml' [missing-theme-file]
            hint: add themes/middle/theme.yml with 'title: …', and with 'extends: default' unless \
        it is whole

        """)
  }

  @Test func tellsTheFaultsOfEveryManifest() throws {
    let site = try site([
      "themes/child/theme.yml": "title: Child\nextends: middle\nhomepage: nowhere\n",
      "themes/middle/theme.yml": "extends: test\nstyle: brandd\nlicense: MIT\n",
    ])
    #expect(
      site.diagnostics() == """
        themes/child/theme.yml:3:11: error: 'homepage' must be an absolute URL, not 'nowhere' \
        [invalid-url]
            homepage: nowhere
                      ^~~~~~~ begin it with https://
        themes/middle/theme.yml:1:1: error: missing 'title' [missing-key]
            extends: test
            ^~~~~~~~~~~~~ add 'title: My Theme'
        themes/middle/theme.yml:2:8: error: unknown style 'brandd' [unknown-style]
            style: brandd
                   ^~~~~~ did you mean 'branded'? styles: branded, minimal, statistics
        themes/middle/theme.yml:3:1: error: unknown key 'license' [unknown-key]
            license: MIT
            ^~~~~~~ did you mean 'licence'? keys: title, description, extends, style, author, \
        licence, homepage

        """)
  }

  @Test func pathsBeginWithTheSitesFolder() throws {
    let site = try site(["themes/middle/theme.yml": "title: M\nextends: \"\"\n"])
    var loader = SiteLoader(
      root: Folder(path: site.folder.path, name: "my site"), selection: SiteFixture.today)
    #expect(
      printed(loader.load().diagnostics).hasPrefix("my site/themes/middle/theme.yml:2:10: error: "))
  }
}
