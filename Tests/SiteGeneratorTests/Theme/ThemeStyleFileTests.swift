import ShareCards
import Testing

@testable import SiteGenerator

/// The styles that themes bring: where they come from, and what is told of them.
@Suite struct ThemeStyleFileTests {
  private static let drawing =
    "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 4 2'><path d='M0 0h2v2H0z'/></svg>"

  private func style(
    _ files: [String: String?], frontMatter: String = "title: A\nstyle: own",
    configuration: String = ""
  ) throws -> ShareCardStyle {
    try SiteFixture(frontMatter: frontMatter, files: files, configuration: configuration).page()
      .style
  }

  @Test func areNamedByPagesSectionsSitesAndThemes() throws {
    let files = ["themes/test/styles/own.yml": "extends: minimal\ncorner-radius: 3\n"]
    #expect(try style(files).cornerRadius == 3)
    #expect(try style(files, frontMatter: "title: A", configuration: "style: own\n").id == "own")
    let section = files.merging(["content/_index.md": "---\ncascade: {style: own}\n---\n"]) { $1 }
    #expect(try style(section, frontMatter: "title: A").id == "own")
    let theme = files.merging(["themes/test/theme.yml": "title: Test\nstyle: own\n"]) { $1 }
    #expect(try style(theme, frontMatter: "title: A").id == "own")
    #expect(
      try style(
        files, frontMatter: "title: A", configuration: "sections: {/: {style: own}}\n"
      ).id == "own")
  }

  @Test func comeFromTheNearestThemeThatHasThem() throws {
    let files = [
      "themes/test/theme.yml": "title: Test\nextends: base\n",
      "themes/base/theme.yml": "title: Base\n",
      "themes/base/styles/own.yml": "extends: minimal\ncorner-radius: 3\n",
      "themes/base/styles/other.yml": "extends: own\ncode: {corner-radius: 1}\n",
      "themes/test/styles/own.yml": "extends: minimal\ncorner-radius: 5\n",
    ]
    #expect(try style(files).cornerRadius == 5)
    let other = try style(files, frontMatter: "title: A\nstyle: other")
    #expect(other.cornerRadius == 5)
    #expect(other.codeCornerRadius == 1)
  }

  @Test func areThoseOfTheBuiltInThemeWhereTheThemeExtendsIt() throws {
    let style = try style(
      ["themes/test/theme.yml": "title: Test\nextends: default\n"],
      frontMatter: "title: A\nstyle: sunrise")
    #expect(style == ShareCardStyle(named: "sunrise"))
  }

  @Test func takeTonesOfTheSitesBrand() throws {
    let file = ["themes/test/styles/own.yml": "extends: minimal\nsurface: {tone: 50}\n"]
    func surface(_ color: String) throws -> CardColor {
      try style(
        file, configuration: "brand: {name: Stride, color: \"\(color)\"}\n"
      ).surfaceColor
    }
    let (red, green) = try (surface("#ff0000"), surface("#00ff00"))
    #expect(red.red > red.green && red.red > red.blue)
    #expect(green.green > green.red && green.green > green.blue)
  }

  @Test func changeTheirCardsAlone() throws {
    func cards(_ changes: [String: String]) throws -> [String: Fingerprint] {
      let files = [
        "themes/test/styles/own.yml": "extends: minimal\npicture: a.svg\n",
        "themes/test/styles/a.svg": Self.drawing, "content/b.md": "# B\n",
      ].merging(changes) { $1 }
      let plan = try SiteFixture(frontMatter: "title: A\nstyle: own", files: files).plan()
      let cards = plan.artifacts.filter { $0.path.hasPrefix("cards/") }
      return Dictionary(uniqueKeysWithValues: cards.map { ($0.path, $0.fingerprint) })
    }
    let before = try cards([:])
    #expect(before.count == 8)
    for (path, text) in [
      ("own.yml", "extends: minimal\npicture: a.svg\naccent: \"#123456\"\n"),
      ("a.svg", Self.drawing.replacing("h2", with: "h3")),
    ] {
      let after = try cards(["themes/test/styles/\(path)": text])
      let changed = before.keys.filter { before[$0] != after[$0] }
      #expect(changed.count == 4 && changed.allSatisfy { $0.hasPrefix("cards/a/") }, "\(path)")
    }
  }

  @Test func tellTheirFaultsInTheirFiles() throws {
    let site = try SiteFixture(
      frontMatter: "title: A\nstyle: own",
      files: [
        "themes/test/styles/own.yml": "extends: minimal\ncolour: red\n",
        "themes/test/styles/notes.txt": "x", "themes/test/styles/old/own.yml": "",
      ])
    let told = site.diagnostics()
    // The page's style has a file, so that it is not unknown.
    #expect(
      told == """
        themes/test/styles/own.yml:2:1: error: unknown key 'colour' [unknown-key]
            colour: red
            ^~~~~~ keys: title, extends, tint, background, gradients, picture, focus, scrim, \
        primary, secondary, accent, surface, code, fonts, corner-radius, padding, alignment, brand
        sitegen: warning: 'themes/test/styles/notes.txt' has no effect: no file of a theme is there \
        [ignored-file]
            hint: move it to 'assets/notes.txt' in the theme
        sitegen: warning: 'themes/test/styles/old/own.yml' has no effect: no file of a theme is \
        there [ignored-file]
            hint: move it to 'styles/own.yml' in the theme

        """)
  }

  @Test func areListedWhereANameIsUnknown() throws {
    let site = try SiteFixture(
      frontMatter: "title: A\nstyle: owm",
      files: ["themes/test/styles/own.yml": "extends: minimal\n"], configuration: "style: mono\n")
    #expect(
      site.diagnostics() == """
        content/a.md:3:8: error: unknown style 'owm' [unknown-style]
            style: owm
                   ^~~ did you mean 'own'? styles: branded, minimal, own, statistics
        site/site.yml:4:8: error: unknown style 'mono' [unknown-style]
            style: mono
                   ^~~~ styles: branded, minimal, own, statistics

        """)
  }
}
