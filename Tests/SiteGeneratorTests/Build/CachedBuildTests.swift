import SiteGenerator
import TestSupport
import Testing

/// Builds with a cache give what builds without one give, and draw what changed.
@Suite struct CachedBuildTests {
  /// One card a page, since drawing takes its time.
  private static let oneCard = "cards: {sizes: [wide]}\n"

  private static func page(_ title: String, _ more: String = "") -> String {
    "---\ntitle: \(title)\ndate: 2026-03-01\n\(more)---\n"
  }

  /// Builds as the site is now, and expects the output of a build without cache.
  private func expectSameAsWithoutCache(
    _ site: SiteFixture, drawn: Int, _ comment: Comment? = nil
  ) async throws {
    let (told, count) = try await site.buildCounting(cache: site.cache())
    let built = try site.folder.entries("public")
    #expect(count == drawn, comment)
    try site.folder.move("public", to: "kept")
    #expect(try await site.build() == told, comment)
    #expect(try site.folder.entries("public") == built, comment)
    try site.folder.remove("public")
    try site.folder.move("kept", to: "public")
  }

  @Test func drawsACardOnce() async throws {
    let site = try SiteFixture(
      ["content/a.md": Self.page("A"), "content/b.md": Self.page("B")],
      configuration: Self.oneCard)
    try await expectSameAsWithoutCache(site, drawn: 2)
    try await expectSameAsWithoutCache(site, drawn: 0)
    let before = try site.folder.marks("public")
    #expect(try await site.buildCounting(cache: site.cache()).drawn == 0)
    #expect(try site.folder.marks("public") == before)
    #expect(try await site.buildCounting(cache: site.cache(ofProgram: 2)).drawn == 2)
    try site.folder.remove("public")
    try await expectSameAsWithoutCache(site, drawn: 0)
  }

  @Test func drawsTheCardsOfAnEditedTitleRecordOrPicture() async throws {
    func picture(_ color: String) -> String {
      "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 4 4'>"
        + "<path fill='\(color)' d='M0 0h4v4H0z'/></svg>"
    }
    let site = try SiteFixture(
      [
        "content/a.md": Self.page("A"),
        "content/data.csv": "title,date\nB,2026-03-01\nC,2026-03-01\n",
        "content/d/index.md": Self.page("D", "card: {background: hill.svg}\n"),
        "content/d/hill.svg": picture("red"),
      ], configuration: Self.oneCard)
    try await expectSameAsWithoutCache(site, drawn: 4)
    try site.folder.write(Self.page("New"), to: "content/a.md")
    try await expectSameAsWithoutCache(site, drawn: 1, "title")
    try site.folder.write("title,date\nB,2026-03-01\nNew,2026-03-01\n", to: "content/data.csv")
    try await expectSameAsWithoutCache(site, drawn: 1, "record")
    try site.folder.write(picture("lime"), to: "content/d/hill.svg")
    try await expectSameAsWithoutCache(site, drawn: 1, "picture")
    let layout = try site.folder.text("themes/test/card.yml")
    try site.folder.write(layout.replacing("0.4", with: "0.35"), to: "themes/test/card.yml")
    try await expectSameAsWithoutCache(site, drawn: 4, "layout")
    try await expectSameAsWithoutCache(site, drawn: 0, "nothing")
  }

  @Test func aRemovedPageGoesWithItsCards() async throws {
    let site = try SiteFixture(["content/s/a.md": Self.page("A"), "content/b.md": Self.page("B")])
    #expect(try await site.build(cache: site.cache()) == "")
    #expect(try site.folder.files("public").count { $0.hasPrefix("cards/s/a/") } == 4)
    #expect(try site.folder.text("public/gallery/index.html").contains("/cards/s/a/"))
    try site.folder.move("content/s", to: "content/t")
    #expect(try await site.build(cache: site.cache()) == "")
    let paths = try site.folder.entries("public").keys
    #expect(!paths.contains { $0 == "s" || $0.hasPrefix("s/") || $0.contains("cards/s") })
    #expect(paths.count { $0.hasPrefix("cards/t/a/") } == 4)
    #expect(!(try site.folder.text("public/gallery/index.html").contains("/cards/s/a/")))
    #expect(!(try site.folder.text("public/index.html").contains("/s/a/")))
  }

  @Test func warnsWhereTheTextIsNow() async throws {
    let title = String(repeating: "Unusually long ", count: 60)
    let site = try SiteFixture(
      ["content/a.md": Self.page(title)], configuration: Self.oneCard)
    let first = try await site.build(cache: site.cache())
    #expect(first.hasPrefix("content/a.md:2:8: warning: the title is too long"))
    #expect(try await site.buildCounting(cache: site.cache()) == (first, 0))
    try site.folder.write(
      "---\n# A remark.\ntitle: \(title)\ndate: 2026-03-01\n---\n", to: "content/a.md")
    let moved = try await site.build(cache: site.cache())
    #expect(moved == first.replacing(":2:8:", with: ":3:8:"))
    #expect(try await site.buildCounting(cache: site.cache()) == (moved, 0))
  }

  @Test(arguments: [1, 8])
  func anyNumberOfJobsGivesTheSameBytes(jobs: Int) async throws {
    let site = try SiteFixture(
      Dictionary(uniqueKeysWithValues: (0..<6).map { ("content/p\($0).md", Self.page("P\($0)")) }),
      configuration: Self.oneCard)
    #expect(try await site.build(jobs: 2) == "")
    let plain = try site.folder.entries("public")
    for _ in 0..<2 {
      try site.folder.remove("public")
      #expect(try await site.build(jobs: jobs, cache: site.cache()) == "")
      #expect(try site.folder.entries("public") == plain)
    }
  }

  @Test func aDamagedCacheDoesNotMatter() async throws {
    let site = try SiteFixture(["content/a.md": Self.page("A")], configuration: Self.oneCard)
    #expect(try await site.build(cache: site.cache()) == "")
    let built = try site.folder.entries("public")
    for path in try site.folder.files(".sitegen/cache") where path != "pruned" {
      var bytes = try site.folder.bytes(".sitegen/cache/" + path)
      bytes[bytes.count - 1] ^= 1
      try site.folder.write(bytes, to: ".sitegen/cache/" + path)
    }
    try site.folder.remove("public")
    #expect(try await site.buildCounting(cache: site.cache()) == ("", 1))
    #expect(try site.folder.entries("public") == built)
  }
}
