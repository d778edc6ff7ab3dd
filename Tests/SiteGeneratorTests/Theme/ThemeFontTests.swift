import SiteGenerator
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
}
