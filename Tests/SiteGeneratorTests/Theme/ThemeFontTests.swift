import Diagnostics
import Foundation
import SiteGenerator
import TestSupport
import Testing

@Suite struct ThemeFontTests {
  @Test func tellsOfAFontThatIsDamaged() throws {
    let site = try SiteFixture([
      "themes/test/fonts/Inter.ttf": "not a font", "content/a.md": "# A\n",
    ])
    #expect(
      site.diagnostics() == """
        sitegen: warning: the theme's font 'fonts/Inter.ttf' is damaged or no font, and not used \
        [ignored-file]
            hint: copy it again; a font is a TrueType or OpenType file

        """)
  }

  /// The fingerprints of the cards of a site whose theme extends another one; `fonts` tells which
  /// font of the system lies where.
  private func cards(fonts: [String: String]) throws -> [Fingerprint] {
    let site = try SiteFixture([
      "content/a.md": "# A\n", "themes/child/theme.yml": "title: Child\nextends: test\n",
      "site/site.yml": SiteFixture.configuration.replacing("test", with: "child"),
    ])
    for (path, name) in fonts {
      let target = site.folder.url.appending(path: "themes/\(path)")
      try FileManager.default.createDirectory(
        at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
      try FileManager.default.copyItem(
        at: try #require(SystemFonts.file(named: name)), to: target)
    }
    return try site.plan().artifacts.filter { $0.path.hasPrefix("cards/") }.map(\.fingerprint)
  }

  @Test func drawsCardsAnewForAFontOfTheirThemes() throws {
    let without = try cards(fonts: [:])
    #expect(!without.isEmpty)
    let sets = [
      ["test/fonts/a.ttf": "Quicksand-Bold"], ["child/fonts/a.ttf": "Quicksand-Bold"],
      ["child/fonts/a.ttf": "Quicksand-Bold", "child/fonts/b.ttf": "Quicksand-Regular"],
    ]
    #expect(Set(try [without] + sets.map(cards)).count == 4)
  }

  @Test func drawsNoCardAnewForAFontThatIsNotUsed() throws {
    let near = ["child/fonts/a.ttf": "Quicksand-Bold"]
    let hidden = near.merging(["test/fonts/a.ttf": "Quicksand-Regular"]) { $1 }
    let below = near.merging(["child/fonts/more/b.ttf": "Quicksand-Regular"]) { $1 }
    let expected = try cards(fonts: near)
    #expect(try cards(fonts: hidden) == expected)
    #expect(try cards(fonts: below) == expected)
  }
}
