import Testing

@Suite struct FixtureTests {
  @Test func aSiteOfTheTestThemeHasNothingToTell() throws {
    let site = try SiteFixture(["content/a.md": "# Hello\n"])
    #expect(site.diagnostics() == "")
    #expect(
      try site.plan().artifacts.map(\.path) == [
        "404.html", "a/index.html", "assets/style.css", "cards.json", "cards/a/compact.png",
        "cards/a/square.png", "cards/a/story.png", "cards/a/wide.png", "gallery/index.html",
        "index.html",
      ])
  }
}
