import SiteGenerator
import Testing

/// Which pages change with sections, links and files of bundles.
@Suite struct ContentFingerprintTests {
  private static let base: [String: String?] = [
    "content/l.md": "# L\n\n[b](s/b.md)\n",
    "content/s/_index.md": "---\ntitle: S\ncascade: {params: {city: Lund}}\n---\nText\n",
    "content/s/b.md": "# B\n\nText\n", "content/s/c/index.md": "# C\n",
    "content/s/c/1.svg": "1", "content/t/_index.md": "# T\n", "content/t/d.md": "# D\n",
  ]
  private static let pages: Set = ["l", "s/b", "s/c", "t/d"]
  private static let lists: Set = ["", "gallery", "s", "t"]

  private func fingerprints(_ changes: [String: String?]) throws -> [String: Fingerprint] {
    let plan = try SiteFixture(Self.base.merging(changes) { $1 }).plan()
    return Dictionary(uniqueKeysWithValues: plan.artifacts.map { ($0.path, $0.fingerprint) })
  }

  /// What a change changes: pages and lists by their folders, cards and files by their paths.
  private func changed(_ changes: [String: String?]) throws -> Set<String> {
    let (before, after) = try (fingerprints([:]), fingerprints(changes))
    let paths = Set(before.keys).union(after.keys).filter { before[$0] != after[$0] }
    return Set(
      paths.map { path in
        guard path.hasSuffix("index.html") else { return path }
        return path.split(separator: "/").dropLast().joined(separator: "/")
      })
  }

  @Test func aSectionsTextChangesItsPageAlone() throws {
    let text = "---\ntitle: S\ncascade: {params: {city: Lund}}\n---\nOther\n"
    #expect(try changed(["content/s/_index.md": text]) == ["s"])
  }

  @Test func aSectionsTitleChangesEveryPageThatNamesIt() throws {
    let text = "---\ntitle: Z\ncascade: {params: {city: Lund}}\n---\nText\n"
    #expect(
      try changed(["content/s/_index.md": text])
        == Self.pages.union(Self.lists).union(["404.html", "cards.json"]))
  }

  @Test func whatASectionGivesChangesThePagesInItAndThoseThatShowThem() throws {
    let text = "---\ntitle: S\ncascade: {params: {city: Malmö}}\n---\nText\n"
    let changed = try changed(["content/s/_index.md": text])
    #expect(changed.isSuperset(of: ["s/b", "s/c", "s", "", "gallery"]))
    #expect(changed.isDisjoint(with: ["t", "404.html"]))
    #expect(!changed.contains { $0.hasPrefix("cards/") && !$0.hasPrefix("cards/s/") })
  }

  @Test func aLinksTargetThatMovesChangesThePage() throws {
    let site = try SiteFixture(Self.base)
    #expect(try site.text("l/index.html").contains("href=\"/s/b/\""))
    let unlisted = "---\nslug: bb\nlisted: false\n---\n# B\n\nText\n"
    let before = try fingerprints(["content/s/b.md": "---\nlisted: false\n---\n# B\n\nText\n"])
    let after = try fingerprints(["content/s/b.md": unlisted])
    #expect(before["l/index.html"] != after["l/index.html"])
    for path in ["s/c/index.html", "t/d/index.html", "index.html", "t/index.html"] {
      #expect(before[path] == after[path], "\(path)")
    }
  }

  @Test func theKeysOfADataFileChangeItsPages() throws {
    func page(_ header: String) throws -> Fingerprint? {
      try fingerprints(["content/e.csv": "\(header)\nA,B\n"])["a/index.html"]
    }
    let described = try page("title,description")
    #expect(described != nil)
    #expect(try page("title,image-alt") != described)
    #expect(try page("title,description") == described)
  }

  @Test func aFileOfABundleChangesItselfAlone() throws {
    #expect(try changed(["content/s/c/1.svg": "2"]) == ["s/c/1.svg"])
  }

  @Test func aMovedPageChangesItsAlias() throws {
    let page = "---\ntitle: B\naliases: [/old/]\nslug: b\n---\n"
    let before = try fingerprints(["content/s/b.md": page])
    let text = try fingerprints(["content/s/b.md": page + "Text\n"])
    let moved = try fingerprints(["content/s/b.md": page.replacing("slug: b", with: "slug: e")])
    #expect(before["old/index.html"] != nil)
    #expect(before["old/index.html"] == text["old/index.html"])
    #expect(before["old/index.html"] != moved["old/index.html"])
  }

  @Test func aThemesFontChangesEveryCard() throws {
    let changed = try changed(["themes/test/fonts/a.ttf": "x"])
    let cards = Set(try SiteFixture(Self.base).plan().artifacts.map(\.path))
      .filter { $0.hasPrefix("cards/") }
    #expect(cards.count == 16)
    #expect(changed.isSuperset(of: cards))
  }
}
