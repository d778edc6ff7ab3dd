import Foundation
import SiteGenerator
import Testing

@Suite struct SitePlannerTests {
  private func collision(_ words: String, hint: String = "rename one of them") -> String {
    "sitegen: error: \(words) [path-collision]\n    hint: \(hint)\n"
  }

  @Test(arguments: [
    (["content/a b.md", "content/A-b.md"], "'a-b/index.html'"),
    (["content/a.md", "content/a/index.md"], "'a/index.html'"),
    (["content/a.md", "site/static/a/index.html"], "'a/index.html'"),
    (["content/a.md", "site/static/A"], "'A' and 'a/index.html'"),
    (["content/a.md", "site/static/cards/a/wide.png"], "'cards/a/wide.png'"),
    (
      ["content/a.md", "content/cards/a/wide.png.md"],
      "'cards/a/wide.png' and 'cards/a/wide.png/index.html'"
    ),
  ])
  func tellsOfFilesThatLeadToOnePath(files: [String], paths: String) throws {
    let site = try SiteFixture(Dictionary(uniqueKeysWithValues: files.map { ($0, "# A\n") }))
    let origins = files.sorted().joined(separator: " and ")
    let arePages = files.allSatisfy { $0.hasPrefix("content/") }
    #expect(
      site.diagnostics()
        == collision(
          "\(origins) both lead to \(paths)",
          hint: arePages ? "give one of them another 'slug'" : "rename one of them"))
  }

  @Test func tellsOfAPageInPlaceOfAGeneratedOne() throws {
    let site = try SiteFixture([
      "content/gallery.md": "# A\n", "site/static/index.html": "x",
    ])
    #expect(
      site.diagnostics()
        == collision("content/gallery.md and the gallery both lead to 'gallery/index.html'")
        + collision("site/static/index.html and the index both lead to 'index.html'"))
  }

  @Test func aStaticFileReplacesAFileOfTheTheme() throws {
    let site = try SiteFixture([
      "site/static/assets/style.css": "own {}", "site/static/.well-known/a.json": "{}",
    ])
    #expect(try site.text("assets/style.css") == "own {}")
    #expect(try site.text(".well-known/a.json") == "{}")
  }

  @Test func refusesAStaticFileInPlaceOfItsOwn() throws {
    let site = try SiteFixture([
      "site/static/.sitegen-manifest": "sitegen manifest 1\n", "content/a.md": "# A\n",
    ])
    #expect(
      site.diagnostics() == """
        sitegen: error: 'site/static/.sitegen-manifest' cannot be in the output: names that begin \
        with '.sitegen' are sitegen's own [invalid-value]
            hint: rename it

        """)
  }

  @Test func warnsOfStaticFilesThatAreNone() throws {
    let site = try SiteFixture([
      "site/static/a.txt": "a", "site/static/.DS_Store": "x", "elsewhere/b.txt": "b",
      "content/a.md": "# A\n",
    ])
    try site.folder.link("site/static/b.txt", to: "../../elsewhere/b.txt")
    try site.folder.link("site/static/linked", to: "../../elsewhere")
    try site.folder.makePipe("site/static/pipe")
    let hint = "[ignored-file]\n    hint: put the file itself into site/static\n"
    #expect(
      site.diagnostics()
        == ["b.txt", "linked", "pipe"].map {
          "sitegen: warning: 'site/static/\($0)' is a link or no ordinary file and is left out "
            + hint
        }.joined())
    let paths = try site.plan().artifacts.map(\.path)
    #expect(paths.contains("a.txt"))
    #expect(!paths.contains("b.txt") && !paths.contains(".DS_Store"))
  }

  @Test func isTheSameWhateverTheOrderOfTheFileSystem() throws {
    let files = Dictionary(
      uniqueKeysWithValues: (0..<30).map { ("content/\($0 % 3)/p\($0).md", "# P\($0 % 7)\n") })
    let first = try SiteFixture()
    for (path, text) in files.sorted(by: { $0.key < $1.key }) {
      try first.folder.write(text, to: path)
    }
    let second = try SiteFixture()
    for (path, text) in files.sorted(by: { $0.key > $1.key }) {
      try second.folder.write(text, to: path)
    }
    let (plan, twin) = try (first.plan(), second.plan())
    #expect(plan.artifacts.map(\.path) == twin.artifacts.map(\.path))
    #expect(plan.artifacts.map(\.fingerprint) == twin.artifacts.map(\.fingerprint))
    for path in ["index.html", "gallery/index.html"] {
      #expect(try first.text(path) == second.text(path))
    }
  }

  @Test func listsTheNewestFirstThenByTitle() throws {
    let site = try SiteFixture([
      "content/a.md": "---\ntitle: B\n---\n", "content/b.md": "---\ntitle: A\n---\n",
      "content/c.md": "---\ntitle: Z\ndate: 2026-01-01\n---\n",
      "content/d.md": "---\ntitle: Y\ndate: 2026-01-01T00:30:00+01:00\n---\n",
      "content/e.md": "---\ntitle: X\ndate: 2025-06-01\n---\n",
      "content/f.md": "---\ntitle: A\n---\n",
      "content/g.md": "---\ntitle: W\ndate: 0001-01-01\n---\n",
    ])
    #expect(
      try site.text("index.html") == "/c/ Z\n/d/ Y\n/e/ X\n/g/ W\n/b/ A\n/f/ A\n/a/ B\n")
  }

  @Test func touchesNoFile() throws {
    let site = try SiteFixture([
      "content/a.md": "# A\n", "site/static/b.txt": "b", "public/index.html": "old",
    ])
    let before = try site.folder.marks()
    _ = try site.plan()
    #expect(try site.text("a/index.html").contains("A"))
    #expect(try site.folder.marks() == before)
  }
}
