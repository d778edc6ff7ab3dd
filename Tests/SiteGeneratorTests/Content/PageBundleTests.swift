import SiteGenerator
import Testing

/// Pages with other files beside them.
@Suite struct PageBundleTests {
  private func hint(_ rest: String = "") -> String {
    "    hint: pages end in .md; files to copy belong into site/static\(rest)\n"
  }

  @Test func copiesTheFilesOfItsFolderAsTheyAre() throws {
    let site = try SiteFixture(["content/Lake Loop/index.md": "# A\n"])
    let bytes: [UInt8] = [0, 0xFF, 0x0A, 0x0D]
    try site.folder.write(bytes, to: "content/Lake Loop/Map 1.png")
    try site.folder.write("gpx", to: "content/Lake Loop/Tracks/Day 1/é.gpx")
    try site.folder.write("x", to: "content/Lake Loop/.hidden")
    #expect(site.diagnostics() == "")
    let artifacts = try site.plan().artifacts.filter { $0.path.hasPrefix("lake-loop/") }
    #expect(
      artifacts.map(\.path) == [
        "lake-loop/Map 1.png", "lake-loop/Tracks/Day 1/é.gpx", "lake-loop/index.html",
      ])
    #expect(artifacts.first?.origin == "content/Lake Loop/Map 1.png")
    #expect(try site.page().resources.map(\.name) == ["Map 1.png", "Tracks/Day 1/é.gpx"])
    #expect(try site.page().resources.first?.bytes == bytes)
  }

  @Test func filesBelongToTheNearestPageAroundThem() throws {
    let site = try SiteFixture([
      "content/a/index.md": "# A\n", "content/a/1.svg": "1", "content/a/b/2.svg": "2",
      "content/a/c/index.md": "# C\n", "content/a/c/3.svg": "3", "content/a/c/d/4.svg": "4",
    ])
    let (loaded, told) = site.load()
    #expect(told == "")
    let resources = try #require(loaded).pages.map { ($0.path, $0.resources.map(\.name)) }
    #expect(
      Dictionary(uniqueKeysWithValues: resources)
        == ["a": ["1.svg", "b/2.svg"], "a/c": ["3.svg", "d/4.svg"]])
  }

  @Test func aMovedPageTakesItsFilesAlong() throws {
    let site = try SiteFixture([
      "content/a/index.md": "---\ntitle: A\npermalink: /x/{slug}/\nslug: b\n---\n![](1.svg)\n",
      "content/a/1.svg": "1",
    ])
    #expect(try site.text("x/b/1.svg") == "1")
    #expect(try site.text("x/b/index.html").contains("src=\"/x/b/1.svg\""))
  }

  @Test func aPageThatIsLeftOutLeavesItsFilesOut() throws {
    let site = try SiteFixture([
      "content/a/index.md": "---\ntitle: A\ndraft: true\n---\n", "content/a/1.svg": "1",
      "content/b.md": "# B\n",
    ])
    #expect(
      site.diagnostics() == """
        content/a/index.md:3:8: note: the page is a draft and is left out [skipped-page]
            draft: true
                   ^~~~ --drafts builds it, too

        """)
    #expect(try !site.plan().artifacts.map(\.path).contains { $0.hasSuffix(".svg") })
  }

  /// The files are not what is wrong with it.
  @Test func aPageWithAFaultIsAllThatIsToldOfItsFolder() throws {
    let site = try SiteFixture([
      "content/a/index.md": "Text\n", "content/a/1.svg": "1", "content/b.md": "# B\n",
    ])
    #expect(
      site.diagnostics() == """
        content/a/index.md:1:1: error: missing 'title' [missing-key]
            Text
            ^ add 'title: …', or a heading to the text

        """)
  }

  @Test func warnsOfFilesThatAreOfNoBundle() throws {
    let site = try SiteFixture([
      "content/a.md": "# A\n", "content/a.svg": "1", "content/b/c.md": "# C\n",
      "content/b/d.svg": "2", "content/s/_index.md": "# S\n", "content/s/e.svg": "3",
    ])
    #expect(
      site.diagnostics()
        == ["a.svg", "b/d.svg", "s/e.svg"].map {
          "sitegen: warning: 'content/\($0)' is not a page and is left out [ignored-file]\n"
            + hint(", pictures of a page beside its index.md")
        }.joined())
  }

  @Test func warnsOfALinkInABundle() throws {
    let site = try SiteFixture(["content/a/index.md": "# A\n", "elsewhere/1.svg": "1"])
    try site.folder.link("content/a/1.svg", to: "../../elsewhere/1.svg")
    #expect(
      site.diagnostics()
        == "sitegen: warning: 'content/a/1.svg' is a link or no ordinary file and is left out "
        + "[ignored-file]\n" + hint())
  }

  @Test func tellsThatTheTopIsNoBundle() throws {
    let site = try SiteFixture(["content/index.md": "# A\n", "content/b.md": "# B\n"])
    #expect(
      site.diagnostics() == """
        sitegen: error: 'content/index.md' would be the site's index, which is made of all pages \
        [invalid-value]
            hint: name it _index.md to give the index a title and a text

        """)
  }

  @Test func tellsOfAFileInPlaceOfThePage() throws {
    let site = try SiteFixture(["content/a/index.md": "# A\n", "content/a/index.html": "x"])
    #expect(
      site.diagnostics() == """
        sitegen: error: content/a/index.html and content/a/index.md both lead to 'a/index.html' \
        [path-collision]
            hint: rename one of them

        """)
  }
}
